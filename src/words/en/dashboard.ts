export const dashboard = {
  '{count} drafts': { one: '{count} draft', other: '{count} drafts' },
  '{count} entries': { one: '{count} entry', other: '{count} entries' },
  '{count} invoices': { one: '{count} invoice', other: '{count} invoices' },
  '{count} orders': { one: '{count} order', other: '{count} orders' },
}
