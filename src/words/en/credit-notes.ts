export const creditNotes = {
  'Credit|how many': 'Credit',
  'Credit|given back': 'Credit',
  'Cancelled on {moment} by {who}|a credit note': 'Cancelled on {moment} by {who}',
  'Cancelled on {moment} by somebody|a credit note': 'Cancelled on {moment} by somebody',
}
