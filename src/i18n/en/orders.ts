export const order = {
  'cancelled|an order': 'cancelled',
  'Close|a status': 'Close',
  'outstanding|an amount': 'outstanding',
  'paid|an amount': 'paid',
}
