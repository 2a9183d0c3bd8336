export const creditNotes = {
  'Credit|how many': 'Credit',
  'Credit|given back': 'Credit',
}
