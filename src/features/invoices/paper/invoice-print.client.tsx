import { Button, Switch } from '@mantine/core'
import { Link, useParams, useSearchParams } from 'react-router'
import { call } from '../../../kernel/client/calls/call.ts'
import { useTranslate } from '../../../kernel/client/language/language.ts'
import { PaperScreen } from '../../../kernel/client/print/paper-screen.tsx'
import { withParam } from '../../../kernel/client/print/with-param.ts'
import { useRead } from '../../../kernel/client/cache/query.ts'
import { paths } from '../../paths.ts'
import { company } from '../../settings/settings.contract.ts'
import { invoiceDocument } from './invoice-document.ts'
import { invoiceEndpoints } from '../invoices.contract.ts'
import { RevisionMark } from '../../money/ledger/revisions/revision-mark.client.tsx'
import { revisionEndpoints } from '../revisions/revisions.contract.ts'

/** The printable invoice; the address may contain an earlier revision, shown as printed then. */
export function InvoicePrint() {
  const { id = '' } = useParams()
  const [params] = useSearchParams()
  const revision = Number(params.get('revision'))
  return revision > 0 ? <EarlierPaper id={id} revision={revision} /> : <PaperOfToday id={id} />
}

function PaperOfToday({ id }: { id: string }) {
  const t = useTranslate()
  const read = useRead(invoiceEndpoints.read, { params: { id } })
  const found = read.data?.results
  // A draft has no copy of the company yet, so the current data are shown.
  const now = useRead(company, {}, { enabled: found?.company === null })
  const block = found?.company ?? now.data
  const [params, setParams] = useSearchParams()
  const paid = params.get('paid') === 'true'
  return (
    <PaperScreen
      title="Invoice|a paper"
      back={paths.invoice.table}
      reads={[read, now]}
      failure="Failed to fetch invoice data"
      kept={found?.paper_language}
      paperOf={(onPaper) =>
        found &&
        block &&
        invoiceDocument({ invoice: found, company: block, balance: paid ? found : null, t: onPaper })
      }
      load={({ language }) => call(invoiceEndpoints.pdf, { params: { id }, query: { paid, language } })}
      shown={{ endpoint: invoiceEndpoints.printed, id, state: found?.revision }}
    >
      {found?.status === 'issued' && (
        <Switch
          label={t('Show paid and balance due')}
          checked={paid}
          onChange={(event) =>
            setParams(withParam(params, 'paid', event.currentTarget.checked ? 'true' : null), {
              replace: true,
            })
          }
        />
      )}
    </PaperScreen>
  )
}

function EarlierPaper({ id, revision }: { id: string; revision: number }) {
  const t = useTranslate()
  const read = useRead(revisionEndpoints.read, { params: { id, revision: String(revision) } })
  const found = read.data?.results
  return (
    <PaperScreen
      title="Invoice|a paper"
      back={paths.invoice.view(Number(id))}
      reads={[read]}
      failure="Failed to fetch invoice data"
      kept={found?.paper_language}
      paperOf={(onPaper) => found && invoiceDocument({ invoice: found, company: found.company, t: onPaper })}
      load={({ language }) => call(invoiceEndpoints.pdf, { params: { id }, query: { revision, language } })}
    >
      <RevisionMark revision={revision} />
      <Button component={Link} to={paths.invoice.print(Number(id))} variant="default">
        {t('Current version')}
      </Button>
    </PaperScreen>
  )
}
