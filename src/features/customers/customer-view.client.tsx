import type { ComponentType } from 'react'
import { useParams } from 'react-router'
import { ArchiveButton, ArchivedMark } from '../../kernel/client/archive/archive-button.tsx'
import { RecordHistory } from '../../kernel/client/history/record-history.tsx'
import { useRead } from '../../kernel/client/cache/query.ts'
import { Loaded } from '../../kernel/client/show/loaded.tsx'
import { PageHeading } from '../../kernel/client/show/page-heading.tsx'
import { BackButton, RecordView, UpdateButton } from '../../kernel/client/show/record-view.tsx'
import { paths } from '../paths.ts'
import { customer, customerEndpoints } from './customers.contract.ts'

type OfCustomer = ComponentType<{ customer: number }>

interface CustomerViewProps {
  /** What else can be done with a customer, beside its own buttons. */
  actions: OfCustomer
  /** The customer's money, of which later rooms know. */
  account: OfCustomer
}

/** What the list shows, and then what it leaves out. */
const names = [...customer.columns, 'has_no_email', 'dinar_face'] as const

/** A customer to read. */
export function CustomerView({ actions: Actions, account: Account }: CustomerViewProps) {
  const { id = '' } = useParams()
  const read = useRead(customerEndpoints.read, { params: { id } })
  return (
    <>
      <PageHeading title="Single Customer Details" mark={<ArchivedMark of={read.data} />}>
        <BackButton to={paths.customer.table} />
        {read.data && (
          <>
            <Actions customer={read.data.id} />
            <ArchiveButton entity={customer} record={read.data} />
            <UpdateButton entity={customer} to={paths.customer.update(read.data.id)} />
          </>
        )}
      </PageHeading>
      <Loaded read={read}>
        {(record) => (
          <>
            <Account customer={record.id} />
            <RecordView fields={customerEndpoints.read.reply} record={record} names={names} />
            <RecordHistory key={record.id} entity={customer} id={record.id} />
          </>
        )}
      </Loaded>
    </>
  )
}
