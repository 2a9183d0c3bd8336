/** The addresses of the lists of the specification, and of the receivables. */
export const mainLists = [
  '/users/table',
  '/customer/table',
  '/product/table',
  '/invoice/table',
  '/invoice-tracker/table',
  '/admin-log-sheet/table',
  '/financial-log-sheet/table',
  '/petty-cash/table',
  '/receipt-voucher/table',
  '/payment-statement-vouchar/table',
  '/receivables',
  '/warehouse/table',
] as const
