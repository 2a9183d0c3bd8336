import type { ComponentType, ReactNode } from 'react'
import { useParams } from 'react-router'
import { RecordHistory } from '../../kernel/client/history/record-history.tsx'
import { useRead } from '../../kernel/client/cache/query.ts'
import { Loaded } from '../../kernel/client/show/loaded.tsx'
import { PageHeading } from '../../kernel/client/show/page-heading.tsx'
import { BackButton, RecordView, UpdateButton } from '../../kernel/client/show/record/record-view.tsx'
import type { Row } from '../../kernel/contract/entity.ts'
import { type DisplayText, message } from '../../i18n/messages.ts'
import { paths } from '../paths.ts'
import { invoiceTracker, invoiceTrackerEndpoints } from './orders.contract.ts'
import { PastDueMark } from './view/past-due-mark.client.tsx'
import { TrackerForm } from './order-form.client.tsx'

type Tracker = Row<typeof invoiceTracker>

// The invoice is told by its number.
const { invoice: _key, ...historyFields } = invoiceTracker.fields

interface TrackerViewProps {
  /** The invoice's money, of which later rooms know. */
  head: ComponentType<{ record: Tracker }>
}

/** An order to read. */
export function TrackerView({ head: Head }: TrackerViewProps) {
  const read = useTracker()
  return (
    <>
      <TrackerHeading
        title={read.data ? message('Order {invoice_number}', numberOf(read.data)) : 'Order'}
        record={read.data}
      >
        <BackButton to={paths.invoiceTracker.table} />
        {read.data && <UpdateButton entity={invoiceTracker} to={paths.invoiceTracker.update(read.data.id)} />}
      </TrackerHeading>
      <Loaded read={read}>
        {(record) => (
          <>
            <Head record={record} />
            <RecordView
              fields={invoiceTrackerEndpoints.read.reply}
              record={record}
              names={[
                'invoice_number',
                'date',
                'customer_name',
                'customer_code',
                'customer_email',
                'age_days',
                'status',
                'notes',
                'created_at',
              ]}
            />
            <RecordHistory key={record.id} entity={invoiceTracker} id={record.id} fields={historyFields} />
          </>
        )}
      </Loaded>
    </>
  )
}

/** Changes what is paid, what is left, and how the order goes. */
export function TrackerUpdate() {
  const read = useTracker()
  return (
    <>
      <TrackerHeading
        title={read.data ? message('Update Order {invoice_number}', numberOf(read.data)) : 'Update Order'}
        record={read.data}
      />
      <Loaded read={read}>{(record) => <TrackerForm key={record.id} record={record} />}</Loaded>
    </>
  )
}

interface TrackerHeadingProps {
  title: DisplayText
  record: Tracker | undefined
  children?: ReactNode
}

const numberOf = ({ invoice_number }: Tracker) => ({ invoice_number })

function TrackerHeading({ title, record, children }: TrackerHeadingProps) {
  return (
    <PageHeading title={title} mark={record?.is_overdue && <PastDueMark />}>
      {children}
    </PageHeading>
  )
}

function useTracker() {
  const { id = '' } = useParams()
  return useRead(invoiceTrackerEndpoints.read, { params: { id } })
}
