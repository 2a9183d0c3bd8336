import { useParams } from 'react-router'
import { call } from '../../kernel/client/call.ts'
import { useRead } from '../../kernel/client/query.ts'
import { paths } from '../paths.ts'
import { VoucherPrint } from './paper/voucher-print.client.tsx'
import { paymentDocument } from './payment-document.ts'
import { paymentVoucherEndpoints } from './payment-voucher.contract.ts'

/** The printable payment voucher. */
export function PaymentVoucherPrint() {
  const { id = '' } = useParams()
  return (
    <VoucherPrint
      title="Payment Voucher"
      back={paths.paymentVoucher.table}
      read={useRead(paymentVoucherEndpoints.read, { params: { id } })}
      documentOf={paymentDocument}
      kept={({ paper_language }) => paper_language}
      load={(query) => call(paymentVoucherEndpoints.pdf, { params: { id }, query })}
    />
  )
}
