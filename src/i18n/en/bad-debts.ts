export const badDebts = {
  'Cancelled|a bad debt': 'Cancelled',
}
