import { useParams } from 'react-router'
import { call } from '../../../../kernel/client/calls/call.ts'
import { PaperScreen } from '../../../../kernel/client/print/paper-screen.tsx'
import { useRead } from '../../../../kernel/client/cache/query.ts'
import { paths } from '../../../paths.ts'
import { company } from '../../../settings/settings.contract.ts'
import { closeDocument } from './close-document.ts'
import { cashCloseEndpoints } from '../cash-closing.contract.ts'

/** The print view of a cash closing. */
export function ClosePrint() {
  const { id = '' } = useParams()
  const read = useRead(cashCloseEndpoints.read, { params: { id } })
  const now = useRead(company)
  return (
    <PaperScreen
      title="Cash Closing"
      back={paths.cashClose.table}
      reads={[read, now]}
      paperOf={(t) => read.data && now.data && closeDocument(read.data, now.data, t)}
      load={(query) => call(cashCloseEndpoints.pdf, { params: { id }, query })}
    />
  )
}
