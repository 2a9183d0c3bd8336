import { message } from '../../../../i18n/messages.ts'
import type { Cancellation } from '../../ledger/use-cancelling.client.tsx'
import { receiptVoucherEndpoints } from '../receipt-voucher.contract.ts'

/** How receipt vouchers are cancelled, from the list and the view. */
export const receiptCancellation: Cancellation<{ id: number; voucher_no: number }> = {
  endpoint: receiptVoucherEndpoints.cancel,
  title: ({ voucher_no }) => message('Cancel receipt voucher {number}', { number: voucher_no }),
  cancel: 'Cancel receipt voucher',
  keep: 'Keep receipt voucher',
  effect:
    'The voucher keeps its number and stays visible as cancelled. Applied amounts are due again, and the money leaves the account on the cancellation date.',
}
