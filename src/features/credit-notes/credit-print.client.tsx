import { useParams } from 'react-router'
import { call } from '../../kernel/client/call.ts'
import { DownloadButton } from '../../kernel/client/download-button.tsx'
import { useSay } from '../../kernel/client/language.ts'
import { A4Pages } from '../../kernel/client/print/a4-pages.tsx'
import paper from '../../kernel/client/print/paper.module.css'
import { PaperLanguage, usePaperLanguage } from '../../kernel/client/print/paper-language.tsx'
import { PrintButton } from '../../kernel/client/print/print-button.tsx'
import { useRead } from '../../kernel/client/query.ts'
import { Loaded } from '../../kernel/client/show/loaded.tsx'
import { PageHeading } from '../../kernel/client/show/page-heading.tsx'
import { BackButton } from '../../kernel/client/show/record-view.tsx'
import { InvoicePaper } from '../invoices/paper/invoice-paper.client.tsx'
import { paths } from '../paths.ts'
import { asTyped } from '../../words/sentences.ts'
import { creditDocument } from './credit-document.ts'
import { creditNoteEndpoints } from './credit-notes.contract.ts'

/** The printable credit note, and the way to paper. */
export function CreditPrint() {
  const say = useSay()
  const { id = '' } = useParams()
  const read = useRead(creditNoteEndpoints.read, { params: { id } })
  const { language, say: saysOnPaper, choose } = usePaperLanguage(read.data?.paper_language)
  const document = read.data && saysOnPaper ? creditDocument(read.data, saysOnPaper) : null
  const load = () => call(creditNoteEndpoints.pdf, { params: { id }, query: { language } })
  return (
    <>
      <div className={paper.tools}>
        <PageHeading title="Credit Note">
          <PaperLanguage language={language} onChange={choose} />
          <BackButton to={paths.creditNote.table} />
          <DownloadButton name={document?.file_name ?? ''} disabled={!document} load={load}>
            {say('Download PDF')}
          </DownloadButton>
          <PrintButton
            title={document ? asTyped(document.name) : 'Credit Note'}
            disabled={!document}
            load={load}
          />
        </PageHeading>
      </div>
      <Loaded read={read}>
        {() =>
          document && (
            <>
              <A4Pages pageOf={document.page_of} />
              <InvoicePaper document={document} />
            </>
          )
        }
      </Loaded>
    </>
  )
}
