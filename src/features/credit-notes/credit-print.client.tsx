import { useParams } from 'react-router'
import { call } from '../../kernel/client/call.ts'
import { A4Pages } from '../../kernel/client/print/a4-pages.tsx'
import { usePaperLanguage } from '../../kernel/client/print/paper-language.tsx'
import { PrintTools } from '../../kernel/client/print/print-tools.tsx'
import { useRead } from '../../kernel/client/query.ts'
import { Loaded } from '../../kernel/client/show/loaded.tsx'
import { InvoicePaper } from '../invoices/paper/invoice-paper.client.tsx'
import { paths } from '../paths.ts'
import { creditDocument } from './credit-document.ts'
import { creditNoteEndpoints } from './credit-notes.contract.ts'

/** The printable credit note, and the way to paper. */
export function CreditPrint() {
  const { id = '' } = useParams()
  const read = useRead(creditNoteEndpoints.read, { params: { id } })
  const { language, say: saysOnPaper, choose } = usePaperLanguage(read.data?.paper_language)
  const document = read.data && saysOnPaper ? creditDocument(read.data, saysOnPaper) : null
  const load = () => call(creditNoteEndpoints.pdf, { params: { id }, query: { language } })
  return (
    <>
      <PrintTools
        title="Credit Note"
        document={document}
        language={language}
        onLanguage={choose}
        back={paths.creditNote.table}
        load={load}
      />
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
