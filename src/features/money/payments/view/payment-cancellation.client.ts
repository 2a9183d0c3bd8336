import { message } from '../../../../i18n/messages.ts'
import type { Cancellation } from '../../ledger/use-cancelling.client.tsx'
import { paymentVoucherEndpoints } from '../payment-voucher.contract.ts'

/** How payment vouchers are cancelled, from the list and the view. */
export const paymentCancellation: Cancellation<{ id: number; voucher_no: number }> = {
  endpoint: paymentVoucherEndpoints.cancel,
  title: ({ voucher_no }) => message('Cancel payment voucher {number}', { number: voucher_no }),
  cancel: 'Cancel payment voucher',
  keep: 'Keep payment voucher',
  effect:
    'The voucher keeps its number and stays visible as cancelled. Its amount returns to the account on the cancellation date.',
}
