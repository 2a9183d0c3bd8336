import { useParams } from 'react-router'
import { call } from '../../../../kernel/client/calls/call.ts'
import { PaperScreen } from '../../../../kernel/client/print/paper-screen.tsx'
import { useRead } from '../../../../kernel/client/cache/query.ts'
import { paths } from '../../../paths.ts'
import { company } from '../../../settings/settings.contract.ts'
import { receiptDocument } from './receipt-document.ts'
import { receiptVoucherEndpoints } from '../receipt-voucher.contract.ts'

/** The print view of a receipt voucher. */
export function ReceiptVoucherPrint() {
  const { id = '' } = useParams()
  const read = useRead(receiptVoucherEndpoints.paper, { params: { id } })
  const now = useRead(company)
  return (
    <PaperScreen
      title="Receipt Voucher"
      back={paths.receiptVoucher.table}
      reads={[read, now]}
      kept={read.data?.vouchers[0]?.paper_language}
      paperOf={(t) => read.data && now.data && receiptDocument(read.data, now.data, t)}
      load={(query) => call(receiptVoucherEndpoints.pdf, { params: { id }, query })}
      shown={{ endpoint: receiptVoucherEndpoints.printed, id }}
    />
  )
}
