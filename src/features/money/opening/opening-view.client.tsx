import { Button } from '@mantine/core'
import { useParams } from 'react-router'
import { RecordHistory } from '../../../kernel/client/history/record-history.tsx'
import { useSay } from '../../../kernel/client/language/language.ts'
import { notifyFailure, notifySuccess } from '../../../kernel/client/messages/notify.ts'
import { useRead, useWrite } from '../../../kernel/client/cache/query.ts'
import { useMay } from '../../../kernel/client/session/rights.ts'
import { Loaded } from '../../../kernel/client/show/loaded.tsx'
import { PageHeading } from '../../../kernel/client/show/page-heading.tsx'
import {
  BackButton,
  besides,
  Detail,
  RecordView,
  UpdateButton,
} from '../../../kernel/client/show/record-view.tsx'
import { told } from '../../../words/sentences.ts'
import { receiveMoney } from '../accounts/receive-money-right.contract.ts'
import { CustomerLink } from '../../invoices/view/customer-link.client.tsx'
import { CancelDocument } from '../ledger/cancel-document.client.tsx'
import { cancellationFields } from '../ledger/cancellation.contract.ts'
import { paths } from '../../paths.ts'
import { opening, openingEndpoints } from './opening.contract.ts'

// The key says nothing to people; the copy of what it stands for does.
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
    label: 'Settlement',
    fields: { amount_usd: opening.fields.amount_usd },
    named: 'amount_usd',
  },
} as const

/** An opening document to read. */
export function OpeningView() {
  const { id = '' } = useParams()
  const read = useRead(openingEndpoints.read, { params: { id } })
  const title = read.data && told('{label} {number}', { label: opening.label, number: read.data.number })
  return (
    <>
      <PageHeading title={title ?? opening.label}>
        <BackButton to={paths.opening.table} />
        {read.data && read.data.amount_usd > 0 && read.data.open > 0 && <SpendButton id={read.data.id} />}
        {read.data?.cancelled_at === null && (
          <>
            <CancelDocument
              resource={opening.resource}
              endpoint={openingEndpoints.cancel}
              id={read.data.id}
              label="Cancel opening document"
              title={told('Cancel opening document {number}', { number: read.data.number })}
              effect="It stays with its number and the reason. From today on it says nothing any more, and what it settled is open again."
            />
            <UpdateButton entity={opening} to={paths.opening.update(read.data.id)} />
          </>
        )}
      </PageHeading>
      <Loaded read={read}>
        {(record) => (
          <>
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

/** Settles a debt from what is on account of its customer, for those who receive money. */
function SpendButton({ id }: { id: number }) {
  const say = useSay()
  const { mutateAsync: spend, isPending } = useWrite(openingEndpoints.spend)
  if (!useMay(receiveMoney, 'create')) return null
  const onClick = async () => {
    try {
      notifySuccess((await spend({ params: { id } })).message)
    } catch (error) {
      notifyFailure(error)
    }
  }
  return (
    <Button variant="default" disabled={isPending} onClick={() => void onClick()}>
      {say('Settle it from what is on account')}
    </Button>
  )
}
