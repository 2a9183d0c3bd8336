import { useParams } from 'react-router'
import { call } from '../../../../kernel/client/calls/call.ts'
import { PaperScreen } from '../../../../kernel/client/print/paper-screen.tsx'
import { useRead } from '../../../../kernel/client/cache/query.ts'
import { paths } from '../../../paths.ts'
import { creditDocument } from './credit-document.ts'
import { creditNoteEndpoints } from '../credit-notes.contract.ts'

/** The print view of a credit note. */
export function CreditPrint() {
  const { id = '' } = useParams()
  const read = useRead(creditNoteEndpoints.read, { params: { id } })
  return (
    <PaperScreen
      title="Credit Note"
      back={paths.creditNote.table}
      reads={[read]}
      kept={read.data?.paper_language}
      paperOf={(t) => read.data && creditDocument(read.data, t)}
      load={({ language }) => call(creditNoteEndpoints.pdf, { params: { id }, query: { language } })}
      shown={{ endpoint: creditNoteEndpoints.printed, id }}
    />
  )
}
