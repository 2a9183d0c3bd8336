import { useParams } from 'react-router'
import { call } from '../../kernel/client/call.ts'
import { A4Pages } from '../../kernel/client/print/a4-pages.tsx'
import { usePaperLanguage } from '../../kernel/client/print/paper-language.tsx'
import { PrintTools } from '../../kernel/client/print/print-tools.tsx'
import { WithPictures } from '../../kernel/client/print/with-pictures.tsx'
import { useRead } from '../../kernel/client/query.ts'
import { Loaded } from '../../kernel/client/show/loaded.tsx'
import { paths } from '../paths.ts'
import { company } from '../settings/settings.contract.ts'
import { WithToday } from '../settings/with-today.client.tsx'
import { statementEndpoints } from './statement.contract.ts'
import { statementDocument } from './statement-document.ts'
import { StatementPaper } from './statement-paper.client.tsx'
import { useDays } from './use-days.client.ts'

/** The printable statement, and the way to paper. */
export function StatementPrint() {
  return <WithToday>{(today) => <PrintOf today={today} />}</WithToday>
}

function PrintOf({ today }: { today: string }) {
  const { id = '' } = useParams()
  const { query } = useDays(today)
  const read = useRead(statementEndpoints.statement, { params: { id }, query })
  const now = useRead(company)
  const days = { from: query.from ?? null, to: query.to ?? null }
  const { language, say: saysOnPaper, choose } = usePaperLanguage(read.data?.customer.paper_language)
  const document =
    read.data && now.data && saysOnPaper ? statementDocument(read.data, days, now.data, saysOnPaper) : null
  const load = () => call(statementEndpoints.pdf, { params: { id }, query: { ...query, language } })
  return (
    <>
      <PrintTools
        title="Statement"
        document={document}
        language={language}
        onLanguage={choose}
        back={paths.statement.of(Number(id))}
        load={load}
      />
      {document ? (
        <WithPictures addresses={[document.logo]}>
          <A4Pages pageOf={document.page_of} />
          <StatementPaper document={document} />
        </WithPictures>
      ) : (
        <Loaded read={read}>{() => <Loaded read={now}>{() => null}</Loaded>}</Loaded>
      )}
    </>
  )
}
