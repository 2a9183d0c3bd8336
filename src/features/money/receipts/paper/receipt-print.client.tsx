import { useParams } from 'react-router'
import { call } from '../../../../kernel/client/calls/call.ts'
import { useRead } from '../../../../kernel/client/cache/query.ts'
import { paths } from '../../../paths.ts'
import { CompanyPaper } from '../../../settings/company-paper.client.tsx'
import { receiptDocument } from './receipt-document.ts'
import { receiptVoucherEndpoints } from '../receipt-voucher.contract.ts'

/** The print view of a receipt voucher. */
export function ReceiptVoucherPrint() {
  const { id = '' } = useParams()
  const read = useRead(receiptVoucherEndpoints.paper, { params: { id } })
  return (
    <CompanyPaper
      title="Receipt Voucher"
      back={paths.receiptVoucher.table}
      read={read}
      kept={read.data?.vouchers[0]?.paper_language}
      documentOf={receiptDocument}
      load={(query) => call(receiptVoucherEndpoints.pdf, { params: { id }, query })}
      shown={{ endpoint: receiptVoucherEndpoints.printed, id }}
    />
  )
}
