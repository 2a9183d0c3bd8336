import { useParams } from 'react-router'
import type { EntityForm } from '../../../kernel/client/entity-form/entity-form-state.ts'
import { EntityFormSheet } from '../../../kernel/client/entity-form/entity-form.tsx'
import { FieldInput } from '../../../kernel/client/entity-form/fields/field-input.tsx'
import { useEntityForm } from '../../../kernel/client/entity-form/use-entity-form.ts'
import { useRead } from '../../../kernel/client/cache/query.ts'
import { Loaded } from '../../../kernel/client/show/loaded.tsx'
import { PageHeading } from '../../../kernel/client/show/page-heading.tsx'
import type { Row } from '../../../kernel/contract/entity.ts'
import { paths } from '../../paths.ts'
import { WithToday } from '../../settings/days/with-today.client.tsx'
import { opening, openingEndpoints } from './opening.contract.ts'

const { create, read, update } = openingEndpoints
const { table: back } = paths.opening

/** A debt of the old book, or money that was on account there. */
export function OpeningCreate() {
  return (
    <>
      <PageHeading title="Create Opening Document" />
      <WithToday>{(today) => <NewOpening today={today} />}</WithToday>
    </>
  )
}

function NewOpening({ today }: { today: string }) {
  return (
    <OpeningSheet
      form={useEntityForm({ endpoint: create, initial: { date: today }, back, screens: paths.opening })}
    />
  )
}

/** Changes one. */
export function OpeningUpdate() {
  const { id = '' } = useParams()
  const found = useRead(read, { params: { id } })
  return (
    <>
      <PageHeading title="Update Opening Document" />
      <Loaded read={found}>{(record) => <ChangedOpening key={record.id} record={record} />}</Loaded>
    </>
  )
}

function ChangedOpening({ record }: { record: Row<typeof opening> }) {
  return <OpeningSheet form={useEntityForm({ endpoint: update, record, back })} />
}

function OpeningSheet({ form }: { form: EntityForm<typeof opening.fields> }) {
  return (
    <EntityFormSheet form={form}>
      <FieldInput form={form} name="customer" />
      <FieldInput
        form={form}
        name="number"
        description="The number of the old book; nothing else of this customer has it."
      />
      <FieldInput form={form} name="date" />
      <FieldInput form={form} name="due_date" description="Its day, where nothing is said." />
      <FieldInput form={form} name="amount_usd" description="Below zero, it was on account." />
      <FieldInput form={form} name="remark" />
    </EntityFormSheet>
  )
}
