export const receivables = {
  'Credit balance|on a paper': 'Credit balance',
  'Description|of an entry': 'Description',
}
