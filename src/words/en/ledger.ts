export const ledger = {
  'Up to|closed books': 'Up to',
  'Closed|books': 'Closed',
  'Valid|a document': 'Valid',
  'Cancelled|a document': 'Cancelled',
  'Cancelled|vouchers': 'Cancelled',
  'Cancelled|an entry': 'Cancelled',
  'Cancelled on {moment} by {who}|a document': 'Cancelled on {moment} by {who}',
  'Cancelled on {moment} by somebody|a document': 'Cancelled on {moment} by somebody',
}
