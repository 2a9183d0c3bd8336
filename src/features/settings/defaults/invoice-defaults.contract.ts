import { required } from '../../../kernel/contract/fields.ts'
import { choice } from '../../../kernel/contract/kinds/choice.ts'
import { group } from '../../../kernel/contract/kinds/many/group.ts'
import { whole } from '../../../kernel/contract/kinds/numbers/whole.ts'

export const invoiceTypes = { direct: 'Direct', credit: 'Credit|a sale' } as const
export const paymentMethods = {
  cash: 'Cash',
  bank_transfer: 'Bank Transfer',
  credit_debit: 'Credit/Debit Card',
} as const

/** The usual terms of an invoice. */
export const usualTerms = {
  invoice_type: choice('Invoice Type', invoiceTypes),
  payment_method: choice('Payment Method', paymentMethods),
  age_days: whole('Age Days', { max: 3650 }),
  advance_cash: whole('Advance Cash %', { min: 1, max: 100 }),
} as const

/** The defaults of new invoices for all customers. */
export const invoiceDefaults = required(group('Invoice defaults', usualTerms))
