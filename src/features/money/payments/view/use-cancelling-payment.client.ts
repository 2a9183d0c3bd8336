import { message } from '../../../../i18n/messages.ts'
import { useCancelling } from '../../ledger/use-cancelling.client.tsx'
import { paymentVoucher, paymentVoucherEndpoints } from '../payment-voucher.contract.ts'

/** Cancels payment vouchers, from the list and the view. */
export function useCancellingPayment() {
  return useCancelling<{ id: number; voucher_no: number }>({
    resource: paymentVoucher.resource,
    endpoint: paymentVoucherEndpoints.cancel,
    title: ({ voucher_no }) => message('Cancel payment voucher {number}', { number: voucher_no }),
    cancel: 'Cancel payment voucher',
    keep: 'Keep payment voucher',
    effect:
      'The voucher keeps its number and stays visible as cancelled. Its amount returns to the account on the cancellation date.',
  })
}
