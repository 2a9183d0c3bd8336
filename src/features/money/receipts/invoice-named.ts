import type { FieldErrors } from '../../../kernel/contract/problem.ts'
import { message } from '../../../i18n/messages.ts'
import { receiptVoucher } from './receipt-voucher.contract.ts'

/** Only money that is received on account is for no invoice; a voucher that is written as one names it. */
export function withoutInvoice(invoice: unknown): FieldErrors {
  return invoice
    ? {}
    : { invoice: [message('{label} is required.', { label: receiptVoucher.fields.invoice.label })] }
}
