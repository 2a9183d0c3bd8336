import { useSearchParams } from 'react-router'
import { call } from '../../kernel/client/call.ts'
import { useSay } from '../../kernel/client/language.ts'
import { A4Pages } from '../../kernel/client/print/a4-pages.tsx'
import { usePaperLanguage } from '../../kernel/client/print/paper-language.tsx'
import { PrintTools } from '../../kernel/client/print/print-tools.tsx'
import { useRead } from '../../kernel/client/query.ts'
import { Loaded } from '../../kernel/client/show/loaded.tsx'
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
      <PrintTools
        title="Receivables"
        document={document}
        language={language}
        onLanguage={choose}
        back={`${paths.receivables.table}?${back}`}
        load={load}
        className={styles.tools}
      />
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
