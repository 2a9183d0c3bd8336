export const ledger = {
  'Up to|closed books': 'Up to',
  'Closed|books': 'Closed',
  'Valid|a document': 'Valid',
  'Cancelled|a document': 'Cancelled',
  'Cancelled|an entry': 'Cancelled',
}
