import { useUnsavedGuard } from '../../../kernel/client/entity-form/leaving/use-unsaved-guard.ts'
import { useRecordHere } from '../../../kernel/client/cache/use-record-here.ts'
import { Loaded } from '../../../kernel/client/show/loaded.tsx'
import { PageHeading } from '../../../kernel/client/show/page-heading.tsx'
import { ApprovalBanner } from '../../approvals/screens/approval-banner.client.tsx'
import { CancelledBanner } from '../../money/ledger/cancelled-banner.client.tsx'
import { StateBadge } from '../list/state-badge.client.tsx'
import { invoice, invoiceEndpoints, type InvoiceRecord } from '../invoices.contract.ts'
import { message } from '../../../i18n/messages.ts'
import { InvoiceFormCard } from './invoice-form.client.tsx'
import { useInvoiceForm } from './use-invoice-form.client.ts'

/** The form to update an invoice or a draft. */
export function InvoiceUpdate() {
  const read = useRecordHere(invoiceEndpoints.read)
  const found = read.data?.results
  return (
    <>
      <PageHeading
        title={
          found?.invoice_no
            ? message('Update Invoice {invoice_no}', { invoice_no: found.invoice_no })
            : 'Update Invoice'
        }
        mark={<StateBadge of={found} />}
      />
      <Loaded read={read} failure="Failed to fetch invoice data">
        {({ results }) =>
          results.status === 'cancelled' ? (
            <CancelledBanner
              record={results}
              by="Cancelled on {moment} by {who}"
              bySomebody="Cancelled on {moment}"
            />
          ) : results.status === 'waiting' || results.status === 'declined' ? (
            <ApprovalBanner
              entity={invoice}
              record={results}
              number={results.invoice_no ?? ''}
              endpoints={invoiceEndpoints}
            />
          ) : (
            <Change key={results.id} record={results} />
          )
        }
      </Loaded>
    </>
  )
}

function Change({ record }: { record: InvoiceRecord }) {
  const form = useInvoiceForm({ record })
  useUnsavedGuard(form.unsaved)
  return <InvoiceFormCard form={form} />
}
