import { Text } from '@mantine/core'
import { useParams } from 'react-router'
import { call } from '../../kernel/client/call.ts'
import { DownloadButton } from '../../kernel/client/download-button.tsx'
import { useSay } from '../../kernel/client/language.ts'
import { A4Pages } from '../../kernel/client/print/a4-pages.tsx'
import paper from '../../kernel/client/print/paper.module.css'
import { PaperLanguage, usePaperLanguage } from '../../kernel/client/print/paper-language.tsx'
import { PrintButton } from '../../kernel/client/print/print-button.tsx'
import { usePicturesLoaded } from '../../kernel/client/print/use-pictures-loaded.ts'
import { useRead } from '../../kernel/client/query.ts'
import { Loaded } from '../../kernel/client/show/loaded.tsx'
import { PageHeading } from '../../kernel/client/show/page-heading.tsx'
import { BackButton } from '../../kernel/client/show/record-view.tsx'
import { paths } from '../paths.ts'
import { asTyped } from '../../words/sentences.ts'
import { company } from '../settings/settings.contract.ts'
import { WithToday } from '../settings/with-today.client.tsx'
import { statementEndpoints } from './statement.contract.ts'
import { type StatementDocument, statementDocument } from './statement-document.ts'
import { StatementPaper } from './statement-paper.client.tsx'
import { useDays } from './use-days.client.ts'

/** The printable statement, and the way to paper. */
export function StatementPrint() {
  return <WithToday>{(today) => <PrintOf today={today} />}</WithToday>
}

function PrintOf({ today }: { today: string }) {
  const say = useSay()
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
      <div className={paper.tools}>
        <PageHeading title="Statement">
          <PaperLanguage language={language} onChange={choose} />
          <BackButton to={paths.statement.of(Number(id))} />
          <DownloadButton
            name={`${document?.name ?? say('Statement')}.pdf`}
            disabled={document === null}
            load={load}
          >
            {say('Download PDF')}
          </DownloadButton>
          <PrintButton
            title={document ? asTyped(document.name) : 'Statement'}
            disabled={document === null}
            load={load}
          />
        </PageHeading>
      </div>
      {document ? (
        <Sheet document={document} />
      ) : (
        <Loaded read={read}>{() => <Loaded read={now}>{() => null}</Loaded>}</Loaded>
      )}
    </>
  )
}

/** With its logo, so that the browser's own printing does not leave it out. */
function Sheet({ document }: { document: StatementDocument }) {
  const say = useSay()
  const isComplete = usePicturesLoaded(document.logo === null ? [] : [document.logo])
  if (!isComplete) {
    return (
      <Text role="status" ta="center" py="xl" c="dimmed">
        {say('Loading…')}
      </Text>
    )
  }
  return (
    <>
      <A4Pages pageOf={document.page_of} />
      <StatementPaper document={document} />
    </>
  )
}
