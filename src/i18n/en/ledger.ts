export const ledger = {
  'Closed|books': 'Closed',
  'Valid|a document': 'Valid',
  'Cancelled|a document': 'Cancelled',
  'Cancelled|vouchers': 'Cancelled',
  'Cancelled|an entry': 'Cancelled',
  'Cancelled on {moment} by {who}|a document': 'Cancelled on {moment} by {who}',
  'Cancelled on {moment}|a document': 'Cancelled on {moment}',
  'Closed through|the books': 'Closed through',
}
