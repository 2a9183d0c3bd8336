import { useParams } from 'react-router'
import { EntityFormSheet } from '../../kernel/client/entity-form/entity-form.tsx'
import type { EntityForm } from '../../kernel/client/entity-form/entity-form-state.ts'
import { useEntityForm } from '../../kernel/client/entity-form/use-entity-form.ts'
import { RecordHistory } from '../../kernel/client/history/record-history.tsx'
import { useRead } from '../../kernel/client/query.ts'
import { Loaded } from '../../kernel/client/show/loaded.tsx'
import { PageHeading } from '../../kernel/client/show/page-heading.tsx'
import { BackButton, RecordView, UpdateButton } from '../../kernel/client/show/record-view.tsx'
import type { Row } from '../../kernel/contract/entity.ts'
import { paths } from '../paths.ts'
import { CustomerInputs } from './customer-inputs.client.tsx'
import { customer, customerEndpoints } from './customers.contract.ts'

type Customer = Row<typeof customer>

/** A new customer. */
export function CustomerCreate() {
  const form = useEntityForm({
    endpoint: customerEndpoints.create,
    back: paths.customer.table,
    screens: paths.customer,
  })
  return (
    <>
      <PageHeading title="Create New Customer" />
      <CustomerForm form={form} />
    </>
  )
}

/** Changes a customer. */
export function CustomerUpdate() {
  const read = useCustomer()
  return (
    <>
      <PageHeading title="Update Customer" />
      <Loaded read={read}>{(record) => <CustomerChange key={record.id} record={record} />}</Loaded>
    </>
  )
}

function CustomerChange({ record }: { record: Customer }) {
  const form = useEntityForm({ endpoint: customerEndpoints.update, record, back: paths.customer.table })
  return <CustomerForm form={form} />
}

function CustomerForm({ form }: { form: EntityForm<typeof customer.fields> }) {
  return (
    <EntityFormSheet form={form}>
      <CustomerInputs form={form} />
    </EntityFormSheet>
  )
}

/** A customer to read. */
export function CustomerView() {
  const read = useCustomer()
  return (
    <>
      <PageHeading title="Single Customer Details">
        <BackButton to={paths.customer.table} />
        {read.data && <UpdateButton entity={customer} to={paths.customer.update(read.data.id)} />}
      </PageHeading>
      <Loaded read={read}>
        {(record) => (
          <>
            <RecordView fields={customer.fields} record={record} />
            <RecordHistory key={record.id} entity={customer} id={record.id} />
          </>
        )}
      </Loaded>
    </>
  )
}

function useCustomer() {
  const { id = '' } = useParams()
  return useRead(customerEndpoints.read, { params: { id } })
}
