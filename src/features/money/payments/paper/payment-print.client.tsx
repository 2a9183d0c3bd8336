import { useParams } from 'react-router'
import { call } from '../../../../kernel/client/calls/call.ts'
import { PaperScreen } from '../../../../kernel/client/print/paper-screen.tsx'
import { useRead } from '../../../../kernel/client/cache/query.ts'
import { paths } from '../../../paths.ts'
import { company } from '../../../settings/settings.contract.ts'
import { paymentDocument } from './payment-document.ts'
import { paymentVoucherEndpoints } from '../payment-voucher.contract.ts'

/** The print view of a payment voucher. */
export function PaymentVoucherPrint() {
  const { id = '' } = useParams()
  const read = useRead(paymentVoucherEndpoints.read, { params: { id } })
  const now = useRead(company)
  return (
    <PaperScreen
      title="Payment Voucher"
      back={paths.paymentVoucher.table}
      reads={[read, now]}
      kept={read.data?.paper_language}
      paperOf={(t) => read.data && now.data && paymentDocument(read.data, now.data, t)}
      load={(query) => call(paymentVoucherEndpoints.pdf, { params: { id }, query })}
      shown={{ endpoint: paymentVoucherEndpoints.printed, id }}
    />
  )
}
