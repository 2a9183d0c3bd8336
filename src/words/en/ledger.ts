export const ledger = {
  'Valid|a document': 'Valid',
  'Cancelled|a document': 'Cancelled',
  'Cancelled|an entry': 'Cancelled',
}
