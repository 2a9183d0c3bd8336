import { useParams } from 'react-router'
import { call } from '../../kernel/client/call.ts'
import { useRead } from '../../kernel/client/query.ts'
import { paths } from '../paths.ts'
import { VoucherPrint } from '../payment-voucher/paper/voucher-print.client.tsx'
import { cashCloseEndpoints } from './cash-closing.contract.ts'
import { closeDocument } from './close-document.ts'

/** The printable slip of a closed day. */
export function ClosePrint() {
  const { id = '' } = useParams()
  return (
    <VoucherPrint
      title="Cash Closing"
      back={paths.cashClose.table}
      read={useRead(cashCloseEndpoints.read, { params: { id } })}
      documentOf={closeDocument}
      load={(query) => call(cashCloseEndpoints.pdf, { params: { id }, query })}
    />
  )
}
