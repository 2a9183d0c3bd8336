import type { RecordKey } from '../../kernel/contract/screens-under.ts'
import { paths } from '../paths.ts'

/** Where each kind of document that may wait is looked at, and decided about, by its table. */
export const approvalViews: Readonly<Record<string, (id: RecordKey) => string>> = {
  invoice: paths.invoice.view,
  credit_note: paths.creditNote.view,
  payment_voucher: paths.paymentVoucher.view,
  bad_debt: paths.badDebt.view,
}
