import type { ComponentType } from 'react'
import { useParams } from 'react-router'
import type { Row } from '../../../kernel/contract/entity.ts'
import { RecordHistory } from '../../../kernel/client/history/record-history.tsx'
import { useRead } from '../../../kernel/client/cache/query.ts'
import { Loaded } from '../../../kernel/client/show/loaded.tsx'
import { PageHeading } from '../../../kernel/client/show/page-heading.tsx'
import {
  BackButton,
  besides,
  Detail,
  RecordView,
  UpdateButton,
} from '../../../kernel/client/show/record/record-view.tsx'
import { message } from '../../../i18n/messages.ts'
import { CustomerLink } from '../../invoices/view/customer-link.client.tsx'
import { CancelDocument } from '../ledger/cancel-document.client.tsx'
import { cancellationFields } from '../ledger/cancellation.contract.ts'
import { paths } from '../../paths.ts'
import { opening, openingEndpoints } from './opening.contract.ts'

type Opening = Row<typeof opening>

// Leaves out the customer's id, which means nothing to users; the copy of the name is shown.
const { customer: _customer, ...historyFields } = opening.fields
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

const settled = {
  opening_settlement: {
    label: 'Applied amount',
    fields: { amount_usd: opening.fields.amount_usd },
    named: 'amount_usd',
  },
} as const

interface OpeningViewProps {
  /** The head of the view, which later features provide. */
  head: ComponentType<{ record: Opening }>
}

/** The view of a customer opening balance. */
export function OpeningView({ head: Head }: OpeningViewProps) {
  const { id = '' } = useParams()
  const read = useRead(openingEndpoints.read, { params: { id } })
  const title = read.data && message('{label} {number}', { label: opening.label, number: read.data.number })
  return (
    <>
      <PageHeading title={title ?? opening.label}>
        <BackButton to={paths.opening.table} />
        {read.data?.cancelled_at === null && (
          <>
            <CancelDocument
              resource={opening.resource}
              endpoint={openingEndpoints.cancel}
              id={read.data.id}
              label="Cancel opening balance"
              keep="Keep opening balance"
              title={message('Cancel opening balance {number}', { number: read.data.number })}
              effect="The opening balance keeps its number and stays visible as cancelled. Applied amounts are unapplied on the cancellation date."
            />
            <UpdateButton entity={opening} to={paths.opening.update(read.data.id)} />
          </>
        )}
      </PageHeading>
      <Loaded read={read}>
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
            <RecordHistory
              key={record.id}
              entity={opening}
              id={record.id}
              fields={historyFields}
              parts={settled}
            />
          </>
        )}
      </Loaded>
    </>
  )
}
