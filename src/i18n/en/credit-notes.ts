export const creditNotes = {
  'Credit|given back': 'Credit',
}
