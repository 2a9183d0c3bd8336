import { useParams } from 'react-router'
import { call } from '../../../../kernel/client/calls/call.ts'
import { useRead } from '../../../../kernel/client/cache/query.ts'
import { paths } from '../../../paths.ts'
import { CompanyPaper } from '../../../settings/company-paper.client.tsx'
import { paymentDocument } from './payment-document.ts'
import { paymentVoucherEndpoints } from '../payment-voucher.contract.ts'

/** The print view of a payment voucher. */
export function PaymentVoucherPrint() {
  const { id = '' } = useParams()
  const read = useRead(paymentVoucherEndpoints.read, { params: { id } })
  return (
    <CompanyPaper
      title="Payment Voucher"
      back={paths.paymentVoucher.table}
      read={read}
      kept={read.data?.paper_language}
      documentOf={paymentDocument}
      load={(query) => call(paymentVoucherEndpoints.pdf, { params: { id }, query })}
      shown={{ endpoint: paymentVoucherEndpoints.printed, id }}
    />
  )
}
