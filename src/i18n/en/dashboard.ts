export const dashboard = {
  '{count} entries': { one: '{count} entry', other: '{count} entries' },
  '{count} invoices': { one: '{count} invoice', other: '{count} invoices' },
  '{count} orders': { one: '{count} order', other: '{count} orders' },
  '{count} items without an order': {
    one: '{count} item without an order',
    other: '{count} items without an order',
  },
  '{count} opening balances': { one: '{count} opening balance', other: '{count} opening balances' },
  'Ledger check failed on {moment}: {count} differences.': {
    one: 'Ledger check failed on {moment}: {count} difference.',
    other: 'Ledger check failed on {moment}: {count} differences.',
  },
}
