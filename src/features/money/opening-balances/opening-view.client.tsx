import type { ComponentType } from 'react'
import { useRecordHere } from '../../../kernel/client/cache/use-record-here.ts'
import { RecordPage } from '../../../kernel/client/show/record/record-page.tsx'
import { besides, Detail, RecordView, UpdateButton } from '../../../kernel/client/show/record/record-view.tsx'
import type { Row } from '../../../kernel/contract/entity.ts'
import { message } from '../../../i18n/messages.ts'
import { CustomerLink } from '../../invoices/view/customer-link.client.tsx'
import { CancelDocument } from '../ledger/cancel-document.client.tsx'
import { cancellationFields } from '../ledger/cancellation.contract.ts'
import type { Cancellation } from '../ledger/use-cancelling.client.tsx'
import { paths } from '../../paths.ts'
import { opening, openingEndpoints } from './opening.contract.ts'

type Opening = Row<typeof opening>

const shown = [
  'date',
  'due_date',
  'amount_usd',
  'settled',
  'open',
  'status',
  'remark',
  'created_by_email',
  'created_at',
] as const

// Leaves out the customer's id, which means nothing to users; the copy of the name is shown.
const { customer: _customer, ...fields } = opening.fields
const history = {
  fields,
  parts: {
    opening_settlement: {
      label: 'Applied amount',
      fields: { amount_usd: opening.fields.amount_usd },
      named: 'amount_usd',
    },
  },
} as const

const cancellation: Cancellation<Opening> = {
  endpoint: openingEndpoints.cancel,
  title: ({ number }) => message('Cancel opening balance {number}', { number }),
  cancel: 'Cancel opening balance',
  keep: 'Keep opening balance',
  effect:
    'The opening balance keeps its number and stays visible as cancelled. Applied amounts are unapplied on the cancellation date.',
}

interface OpeningViewProps {
  /** The head of the view, which later features provide. */
  head: ComponentType<{ record: Opening }>
}

/** The view of a customer opening balance. */
export function OpeningView({ head: Head }: OpeningViewProps) {
  return (
    <RecordPage
      entity={opening}
      read={useRecordHere(openingEndpoints.read)}
      table={paths.opening.table}
      title={({ number }) => message('{label} {number}', { label: opening.label, number })}
      buttons={(record) =>
        record.cancelled_at === null && (
          <>
            <CancelDocument cancellation={cancellation} record={record} />
            <UpdateButton entity={opening} to={paths.opening.update(record.id)} />
          </>
        )
      }
      history={history}
    >
      {(record) => (
        <>
          <Head record={record} />
          <RecordView
            fields={openingEndpoints.read.reply}
            record={record}
            names={[...shown, ...besides(record, cancellationFields)]}
          >
            <Detail label="Customer">
              <CustomerLink record={record} />
            </Detail>
          </RecordView>
        </>
      )}
    </RecordPage>
  )
}
