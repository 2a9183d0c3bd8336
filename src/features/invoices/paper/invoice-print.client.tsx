import { Switch } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import { useParams, useSearchParams } from 'react-router'
import { call } from '../../../kernel/client/call.ts'
import { useSay } from '../../../kernel/client/language.ts'
import { A4Pages } from '../../../kernel/client/print/a4-pages.tsx'
import { usePaperLanguage } from '../../../kernel/client/print/paper-language.tsx'
import { PrintTools } from '../../../kernel/client/print/print-tools.tsx'
import { PaperLoading, WithPictures } from '../../../kernel/client/print/with-pictures.tsx'
import { useRead } from '../../../kernel/client/query.ts'
import { Loaded } from '../../../kernel/client/show/loaded.tsx'
import { paths } from '../../paths.ts'
import { company } from '../../settings/settings.contract.ts'
import { invoiceDocument } from '../invoice-document.ts'
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
      <PrintTools
        title="Invoice|a paper"
        document={document}
        language={language}
        onLanguage={choose}
        back={paths.invoice.table}
        load={load}
      >
        {found?.status === 'issued' && (
          <Switch
            label={say('Paid and balance due')}
            checked={paid}
            onChange={(event) => setParams(withPaid(params, event.currentTarget.checked), { replace: true })}
          />
        )}
      </PrintTools>
      {document ? (
        <WithPictures addresses={[document.logo, ...document.lines.map(({ image }) => image)]}>
          <A4Pages pageOf={document.page_of} />
          <InvoicePaper document={document} />
        </WithPictures>
      ) : read.error ? (
        <NotFetched read={read} />
      ) : now.error ? (
        <NotFetched read={now} />
      ) : (
        <PaperLoading />
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

function NotFetched<T>({ read }: { read: UseQueryResult<T> }) {
  return (
    <Loaded read={read} failure="Failed to fetch invoice data">
      {() => null}
    </Loaded>
  )
}
