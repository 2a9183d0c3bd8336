export const invoiceTracker = {
  'cancelled|an order': 'cancelled',
  'Close|a status': 'Close',
  'outstanding|an amount': 'outstanding',
  'paid|an amount': 'paid',
}
