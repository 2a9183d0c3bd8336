import { told } from '../../../../words/sentences.ts'
import { useCancelling } from '../../ledger/use-cancelling.client.tsx'
import { paymentVoucher, paymentVoucherEndpoints } from '../payment-voucher.contract.ts'

/** Cancels payment vouchers, on their list and on their pages. */
export function useCancellingPayment() {
  return useCancelling<{ id: number; voucher_no: number }>({
    resource: paymentVoucher.resource,
    endpoint: paymentVoucherEndpoints.cancel,
    title: ({ voucher_no }) => told('Cancel payment voucher {number}', { number: voucher_no }),
    effect: 'It stays with its number and the reason, and its money is in its account again from today on.',
  })
}
