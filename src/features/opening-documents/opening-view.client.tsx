import { useParams } from 'react-router'
import { RecordHistory } from '../../kernel/client/history/record-history.tsx'
import { useRead } from '../../kernel/client/query.ts'
import { Loaded } from '../../kernel/client/show/loaded.tsx'
import { PageHeading } from '../../kernel/client/show/page-heading.tsx'
import { BackButton, Detail, RecordView, UpdateButton } from '../../kernel/client/show/record-view.tsx'
import { told } from '../../words/sentences.ts'
import { CustomerLink } from '../invoices/customer-link.client.tsx'
import { paths } from '../paths.ts'
import { opening, openingEndpoints } from './opening.contract.ts'

// The key says nothing to people; the copy of what it stands for does.
const { customer: _customer, ...historyFields } = opening.fields
const shown = [
  'date',
  'due_date',
  'amount_usd',
  'settled',
  'open',
  'remark',
  'created_by_email',
  'created_at',
] as const

/** An opening document to read. */
export function OpeningView() {
  const { id = '' } = useParams()
  const read = useRead(openingEndpoints.read, { params: { id } })
  const title = read.data && told('{label} {number}', { label: opening.label, number: read.data.number })
  return (
    <>
      <PageHeading title={title ?? opening.label}>
        <BackButton to={paths.opening.table} />
        {read.data && <UpdateButton entity={opening} to={paths.opening.update(read.data.id)} />}
      </PageHeading>
      <Loaded read={read}>
        {(record) => (
          <>
            <RecordView fields={openingEndpoints.read.reply} record={record} names={shown}>
              <Detail label="Customer">
                <CustomerLink record={record} />
              </Detail>
            </RecordView>
            <RecordHistory key={record.id} entity={opening} id={record.id} fields={historyFields} />
          </>
        )}
      </Loaded>
    </>
  )
}
