import { EntityFormCard } from '../../kernel/client/entity-form/entity-form.tsx'
import type { EntityForm } from '../../kernel/client/entity-form/entity-form-state.ts'
import { FieldInputs } from '../../kernel/client/entity-form/fields/field-inputs.tsx'
import { useEntityForm } from '../../kernel/client/entity-form/use-entity-form.ts'
import { useProposedCode } from '../../kernel/client/entity-form/use-proposed-code.ts'
import { useRecordHere } from '../../kernel/client/cache/use-record-here.ts'
import { useMay, useMe } from '../../kernel/client/session/rights.ts'
import { Loaded } from '../../kernel/client/show/loaded.tsx'
import { PageHeading } from '../../kernel/client/show/page-heading.tsx'
import { sentencesOf } from '../../kernel/contract/entity-sentences.ts'
import type { Row } from '../../kernel/contract/entity.ts'
import { paths } from '../paths.ts'
import { salesmenRight } from '../salesmen/salesmen.contract.ts'
import { customer, customerEndpoints } from './customers.contract.ts'

/** The form of a new customer; the salesman is the author, unless the author may choose another. */
export function CustomerCreate() {
  const me = useMe()
  const entered = useEntityForm({
    endpoint: customerEndpoints.create,
    // Sent even if the author may not choose: a form that is sent again matches what was stored.
    initial: { ...(me && { salesman: me.id }) },
    back: paths.customer.table,
    screens: paths.customer,
  })
  const form = useProposedCode(entered, customerEndpoints.nextCode, 'code')
  return (
    <>
      <PageHeading title="Create New Customer" />
      <Inputs form={form} />
    </>
  )
}

/** The form to update a customer. */
export function CustomerUpdate() {
  const read = useRecordHere(customerEndpoints.read)
  return (
    <>
      <PageHeading title={sentencesOf(customer).update} />
      <Loaded read={read}>{(record) => <Change key={record.id} record={record} />}</Loaded>
    </>
  )
}

function Change({ record }: { record: Row<typeof customer> }) {
  return (
    <Inputs
      form={useEntityForm({ endpoint: customerEndpoints.update, record, back: paths.customer.table })}
    />
  )
}

function Inputs({ form }: { form: EntityForm<typeof customerEndpoints.create.body> }) {
  const saysWhose = useMay(salesmenRight, 'update')
  return (
    <EntityFormCard form={form}>
      <FieldInputs form={form} without={saysWhose ? undefined : 'salesman'} />
    </EntityFormCard>
  )
}
