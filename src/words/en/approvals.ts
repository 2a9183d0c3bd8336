export const approvals = {
  'Asked|when': 'Asked',
  'Decided|when': 'Decided',
  'Waiting|a document': 'Waiting',
}
