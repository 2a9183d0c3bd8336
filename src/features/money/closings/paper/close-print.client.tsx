import { useParams } from 'react-router'
import { call } from '../../../../kernel/client/calls/call.ts'
import { useRead } from '../../../../kernel/client/cache/query.ts'
import { paths } from '../../../paths.ts'
import { CompanyPaper } from '../../../settings/company-paper.client.tsx'
import { closeDocument } from './close-document.ts'
import { cashCloseEndpoints } from '../cash-closing.contract.ts'

/** The print view of a cash closing. */
export function ClosePrint() {
  const { id = '' } = useParams()
  const read = useRead(cashCloseEndpoints.read, { params: { id } })
  return (
    <CompanyPaper
      title="Cash Closing"
      back={paths.cashClose.table}
      read={read}
      documentOf={closeDocument}
      load={(query) => call(cashCloseEndpoints.pdf, { params: { id }, query })}
    />
  )
}
