import { useParams } from 'react-router'
import { call } from '../../kernel/client/call.ts'
import { DownloadButton } from '../../kernel/client/download-button.tsx'
import { A4Pages } from '../../kernel/client/print/a4-pages.tsx'
import paper from '../../kernel/client/print/paper.module.css'
import { PrintButton } from '../../kernel/client/print/print-button.tsx'
import { useRead } from '../../kernel/client/query.ts'
import { Loaded } from '../../kernel/client/show/loaded.tsx'
import { PageHeading } from '../../kernel/client/show/page-heading.tsx'
import { BackButton } from '../../kernel/client/show/record-view.tsx'
import { InvoicePaper } from '../invoices/paper/invoice-paper.client.tsx'
import { paths } from '../paths.ts'
import { creditDocument } from './credit-document.ts'
import { creditNoteEndpoints } from './credit-notes.contract.ts'

/** The printable credit note, and the way to paper. */
export function CreditPrint() {
  const { id = '' } = useParams()
  const read = useRead(creditNoteEndpoints.read, { params: { id } })
  const document = read.data ? creditDocument(read.data) : null
  const load = () => call(creditNoteEndpoints.pdf, { params: { id } })
  return (
    <>
      <div className={paper.tools}>
        <PageHeading title="Credit Note">
          <BackButton to={paths.creditNote.table} />
          <DownloadButton name={document?.file_name ?? 'Credit Note.pdf'} disabled={!document} load={load}>
            Download PDF
          </DownloadButton>
          <PrintButton title={document?.name ?? 'Credit Note'} disabled={!document} load={load} />
        </PageHeading>
      </div>
      <Loaded read={read}>
        {(note) => (
          <>
            <A4Pages />
            <InvoicePaper document={creditDocument(note)} />
          </>
        )}
      </Loaded>
    </>
  )
}
