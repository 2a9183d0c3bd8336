import { useParams } from 'react-router'
import { call } from '../../kernel/client/call.ts'
import { useRead } from '../../kernel/client/query.ts'
import { paths } from '../paths.ts'
import { VoucherPrint } from '../payment-voucher/paper/voucher-print.client.tsx'
import { receiptDocument } from './receipt-document.ts'
import { receiptVoucherEndpoints } from './receipt-voucher.contract.ts'

/** The printable receipt voucher. */
export function ReceiptVoucherPrint() {
  const { id = '' } = useParams()
  return (
    <VoucherPrint
      title="Receipt Voucher"
      back={paths.receiptVoucher.table}
      read={useRead(receiptVoucherEndpoints.paper, { params: { id } })}
      documentOf={receiptDocument}
      kept={({ vouchers }) => vouchers[0]?.paper_language ?? null}
      load={(query) => call(receiptVoucherEndpoints.pdf, { params: { id }, query })}
    />
  )
}
