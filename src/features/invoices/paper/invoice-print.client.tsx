import { Switch } from '@mantine/core'
import { useParams, useSearchParams } from 'react-router'
import { call } from '../../../kernel/client/call.ts'
import { useSay } from '../../../kernel/client/language.ts'
import { PaperScreen } from '../../../kernel/client/print/paper-screen.tsx'
import { withParam } from '../../../kernel/client/print/with-param.ts'
import { useRead } from '../../../kernel/client/query.ts'
import { paths } from '../../paths.ts'
import { company } from '../../settings/settings.contract.ts'
import { invoiceDocument } from '../invoice-document.ts'
import { invoiceEndpoints } from '../invoices.contract.ts'

/** The printable invoice. */
export function InvoicePrint() {
  const say = useSay()
  const { id = '' } = useParams()
  const read = useRead(invoiceEndpoints.read, { params: { id } })
  const found = read.data?.results
  // A draft has no copy of the company yet: it shows the company as it is.
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
      paperOf={(saysOnPaper) =>
        found &&
        block &&
        invoiceDocument({ invoice: found, company: block, balance: paid ? found : null, say: saysOnPaper })
      }
      load={({ language }) => call(invoiceEndpoints.pdf, { params: { id }, query: { paid, language } })}
    >
      {found?.status === 'issued' && (
        <Switch
          label={say('Paid and balance due')}
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
