import { Switch, Text } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import { useParams, useSearchParams } from 'react-router'
import { call } from '../../../kernel/client/call.ts'
import { useSay } from '../../../kernel/client/language.ts'
import { A4Pages } from '../../../kernel/client/print/a4-pages.tsx'
import { DownloadButton } from '../../../kernel/client/download-button.tsx'
import paper from '../../../kernel/client/print/paper.module.css'
import { PaperLanguage, usePaperLanguage } from '../../../kernel/client/print/paper-language.tsx'
import { PrintButton } from '../../../kernel/client/print/print-button.tsx'
import { usePicturesLoaded } from '../../../kernel/client/print/use-pictures-loaded.ts'
import { useRead } from '../../../kernel/client/query.ts'
import { Loaded } from '../../../kernel/client/show/loaded.tsx'
import { PageHeading } from '../../../kernel/client/show/page-heading.tsx'
import { BackButton } from '../../../kernel/client/show/record-view.tsx'
import { asTyped } from '../../../words/sentences.ts'
import { paths } from '../../paths.ts'
import { company } from '../../settings/settings.contract.ts'
import { type InvoiceDocument, invoiceDocument } from '../invoice-document.ts'
import { invoiceEndpoints } from '../invoices.contract.ts'
import { InvoicePaper } from './invoice-paper.client.tsx'

/** The printable invoice, and the way to paper. */
export function InvoicePrint() {
  const say = useSay()
  const { id = '' } = useParams()
  const read = useRead(invoiceEndpoints.read, { params: { id } })
  const found = read.data?.results
  // A draft has no copy of the company yet: it shows the company as it is.
  const now = useRead(company, {}, { enabled: found?.company === null })
  const [params, setParams] = useSearchParams()
  const paid = params.get('paid') === 'true'
  const { language, say: saysOnPaper, choose } = usePaperLanguage(found?.paper_language)
  const load = () => call(invoiceEndpoints.pdf, { params: { id }, query: { paid, language } })
  const block = found?.company ?? now.data
  const document =
    found && block && saysOnPaper
      ? invoiceDocument({ invoice: found, company: block, balance: paid ? found : null, say: saysOnPaper })
      : null
  return (
    <>
      <div className={paper.tools}>
        <PageHeading title="Invoice|a paper">
          {found?.status === 'issued' && (
            <Switch
              label={say('Paid and balance due')}
              checked={paid}
              onChange={(event) =>
                setParams(withPaid(params, event.currentTarget.checked), { replace: true })
              }
            />
          )}
          <PaperLanguage language={language} onChange={choose} />
          <BackButton to={paths.invoice.table} />
          <DownloadButton
            name={document?.file_name ?? 'Invoice.pdf'}
            disabled={document === null}
            load={load}
          >
            {say('Download PDF')}
          </DownloadButton>
          <PrintButton
            title={document ? asTyped(document.name) : 'Invoice|a paper'}
            disabled={document === null}
            load={load}
          />
        </PageHeading>
      </div>
      {document ? (
        <Paper document={document} />
      ) : read.error ? (
        <NotFetched read={read} />
      ) : now.error ? (
        <NotFetched read={now} />
      ) : (
        <Loading />
      )}
    </>
  )
}

/** The address of the same paper, with or without what is paid of it. */
function withPaid(params: URLSearchParams, paid: boolean): URLSearchParams {
  const next = new URLSearchParams(params)
  if (paid) next.set('paid', 'true')
  else next.delete('paid')
  return next
}

/** The sheet with all its pictures, so that the browser's own printing leaves none out. */
function Paper({ document }: { document: InvoiceDocument }) {
  const pictures = [document.logo, ...document.lines.map(({ image }) => image)]
  const isComplete = usePicturesLoaded(pictures.filter((address) => address !== null))
  if (!isComplete) return <Loading />
  return (
    <>
      <A4Pages pageOf={document.page_of} />
      <InvoicePaper document={document} />
    </>
  )
}

function NotFetched<T>({ read }: { read: UseQueryResult<T> }) {
  return (
    <Loaded read={read} failure="Failed to fetch invoice data">
      {() => null}
    </Loaded>
  )
}

function Loading() {
  const say = useSay()
  return (
    <Text role="status" ta="center" py="xl" c="dimmed">
      {say('Loading…')}
    </Text>
  )
}
