import { useSearchParams } from 'react-router'
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
import { asTyped } from '../../words/sentences.ts'
import { paths } from '../paths.ts'
import { company } from '../settings/settings.contract.ts'
import { receivablesPaperEndpoints } from './receivables-paper.contract.ts'
import { receivablesDocument } from './receivables-document.ts'
import styles from './receivables-paper.module.css'
import { ReceivablesPaper } from './receivables-paper.client.tsx'
import { askedIn } from './receivables-asked.ts'

/** Who owes what as it is printed: the list of the address, all of it. */
export function ReceivablesPrint() {
  const say = useSay()
  const [params] = useSearchParams()
  const asked = askedIn(params)
  const now = useRead(company)
  const { language, say: onPaper, choose } = usePaperLanguage(say.language)
  const query = { ...asked, language }
  const read = useRead(receivablesPaperEndpoints.paper, { query })
  const document =
    read.data && now.data && onPaper
      ? receivablesDocument(
          read.data,
          { by: asked.by, age_from: asked.age_from, search: asked.search ?? null },
          now.data,
          onPaper,
        )
      : null
  const load = () => call(receivablesPaperEndpoints.pdf, { query })
  const back = new URLSearchParams(params)
  back.delete('language')
  return (
    <>
      <div className={`${paper.tools} ${styles.tools}`}>
        <PageHeading title="Receivables">
          <PaperLanguage language={language} onChange={choose} />
          <BackButton to={`${paths.receivables.table}?${back}`} />
          <DownloadButton
            name={`${document?.name ?? say('Receivables')}.pdf`}
            disabled={document === null}
            load={load}
          >
            {say('Download PDF')}
          </DownloadButton>
          <PrintButton
            title={document ? asTyped(document.name) : 'Receivables'}
            disabled={document === null}
            load={load}
          />
        </PageHeading>
      </div>
      {document ? (
        <>
          <A4Pages pageOf={document.page_of} landscape />
          <ReceivablesPaper document={document} />
        </>
      ) : (
        <Loaded read={read}>{() => <Loaded read={now}>{() => null}</Loaded>}</Loaded>
      )}
    </>
  )
}
