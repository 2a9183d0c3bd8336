import { resource } from '../people/roles.contract.ts'

/** Who may see what customers owe: sums of invoices and of receipts, which not everybody sees who writes invoices. */
export const receivablesRight = resource('receivables', 'Customer accounts', {
  admin: 'V',
  manager: 'V',
  salesman: '',
})
