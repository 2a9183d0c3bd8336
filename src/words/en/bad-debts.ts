export const badDebts = {
  'Cancelled on {moment} by {who}|a bad debt': 'Cancelled on {moment} by {who}',
  'Cancelled on {moment} by somebody|a bad debt': 'Cancelled on {moment} by somebody',
  'Cancelled|a bad debt': 'Cancelled',
}
