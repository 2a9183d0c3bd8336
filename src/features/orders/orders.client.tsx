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
import { order, orderEndpoints } from './orders.contract.ts'
import { PastDueMark } from './view/past-due-mark.client.tsx'
import { OrderForm } from './order-form.client.tsx'

type Order = Row<typeof order>

// The history shows the invoice by its number; the key is left out.
const { invoice: _key, ...historyFields } = order.fields

interface OrderViewProps {
  /** The money of the invoice, from a later feature. */
  head: ComponentType<{ record: Order }>
}

/** The view of an order. */
export function OrderView({ head: Head }: OrderViewProps) {
  const read = useOrder()
  return (
    <>
      <OrderHeading
        title={read.data ? message('Order {invoice_number}', numberOf(read.data)) : 'Order'}
        record={read.data}
      >
        <BackButton to={paths.order.table} />
        {read.data && <UpdateButton entity={order} to={paths.order.update(read.data.id)} />}
      </OrderHeading>
      <Loaded read={read}>
        {(record) => (
          <>
            <Head record={record} />
            <RecordView
              fields={orderEndpoints.read.reply}
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
            <RecordHistory key={record.id} entity={order} id={record.id} fields={historyFields} />
          </>
        )}
      </Loaded>
    </>
  )
}

/** The form to update an order: paid and outstanding amounts, status and details. */
export function OrderUpdate() {
  const read = useOrder()
  return (
    <>
      <OrderHeading
        title={read.data ? message('Update Order {invoice_number}', numberOf(read.data)) : 'Update Order'}
        record={read.data}
      />
      <Loaded read={read}>{(record) => <OrderForm key={record.id} record={record} />}</Loaded>
    </>
  )
}

interface OrderHeadingProps {
  title: DisplayText
  record: Order | undefined
  children?: ReactNode
}

const numberOf = ({ invoice_number }: Order) => ({ invoice_number })

function OrderHeading({ title, record, children }: OrderHeadingProps) {
  return (
    <PageHeading title={title} mark={record?.is_overdue && <PastDueMark />}>
      {children}
    </PageHeading>
  )
}

function useOrder() {
  const { id = '' } = useParams()
  return useRead(orderEndpoints.read, { params: { id } })
}
