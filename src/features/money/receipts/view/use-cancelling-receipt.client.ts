import { message } from '../../../../i18n/messages.ts'
import { useCancelling } from '../../ledger/use-cancelling.client.tsx'
import { receiptVoucher, receiptVoucherEndpoints } from '../receipt-voucher.contract.ts'

/** Cancels receipt vouchers, from the list and the view. */
export function useCancellingReceipt() {
  return useCancelling<{ id: number; voucher_no: number }>({
    resource: receiptVoucher.resource,
    endpoint: receiptVoucherEndpoints.cancel,
    title: ({ voucher_no }) => message('Cancel receipt voucher {number}', { number: voucher_no }),
    cancel: 'Cancel receipt voucher',
    keep: 'Keep receipt voucher',
    effect:
      'The voucher keeps its number and stays visible as cancelled. Applied amounts are due again, and the money leaves the account on the cancellation date.',
  })
}
