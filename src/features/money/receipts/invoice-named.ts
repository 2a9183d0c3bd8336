import type { FieldErrors } from '../../../kernel/contract/problem.ts'
import { message } from '../../../i18n/messages.ts'
import { receiptVoucher } from './receipt-voucher.contract.ts'

/**
 * The error of a receipt voucher without an invoice. Only payments on account have none, and they are created
 * elsewhere.
 */
export function withoutInvoice(invoice: unknown): FieldErrors {
  return invoice
    ? {}
    : { invoice: [message('{label} is required.', { label: receiptVoucher.fields.invoice.label })] }
}
