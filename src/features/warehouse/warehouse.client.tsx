import { useParams } from 'react-router'
import { EntityFormSheet } from '../../kernel/client/entity-form/entity-form.tsx'
import { FieldInput } from '../../kernel/client/entity-form/field-input.tsx'
import type { EntityForm } from '../../kernel/client/entity-form/entity-form-state.ts'
import { useEntityForm } from '../../kernel/client/entity-form/use-entity-form.ts'
import { RecordHistory } from '../../kernel/client/history/record-history.tsx'
import { useRead } from '../../kernel/client/query.ts'
import { Loaded } from '../../kernel/client/show/loaded.tsx'
import { PageHeading } from '../../kernel/client/show/page-heading.tsx'
import { BackButton, RecordView, UpdateButton } from '../../kernel/client/show/record-view.tsx'
import type { Row } from '../../kernel/contract/entity.ts'
import { paths } from '../paths.ts'
import { WithToday } from '../settings/with-today.client.tsx'
import { warehouse, warehouseEndpoints } from './warehouse.contract.ts'

type WarehouseRow = Row<typeof warehouse>

/** A new row of the sheet. */
export function WarehouseCreate() {
  return (
    <>
      <PageHeading title="Create Warehouse Sheet" />
      <WithToday>{(today) => <NewWarehouseRow today={today} />}</WithToday>
    </>
  )
}

function NewWarehouseRow({ today }: { today: string }) {
  const form = useEntityForm({
    endpoint: warehouseEndpoints.create,
    initial: { date: today },
    back: paths.warehouse.table,
    screens: paths.warehouse,
  })
  return <WarehouseForm form={form} />
}

/** Changes a row of the sheet. */
export function WarehouseUpdate() {
  const read = useWarehouseRow()
  return (
    <>
      <PageHeading title="Update Warehouse Sheet" />
      <Loaded read={read}>{(record) => <WarehouseChange key={record.id} record={record} />}</Loaded>
    </>
  )
}

function WarehouseChange({ record }: { record: WarehouseRow }) {
  const form = useEntityForm({ endpoint: warehouseEndpoints.update, record, back: paths.warehouse.table })
  return <WarehouseForm form={form} />
}

function WarehouseForm({ form }: { form: EntityForm<typeof warehouse.fields> }) {
  return (
    <EntityFormSheet form={form}>
      <FieldInput form={form} name="materials" />
      <FieldInput form={form} name="quantity" />
      <FieldInput form={form} name="date" />
      <FieldInput form={form} name="image" />
    </EntityFormSheet>
  )
}

/** A row of the sheet to read. */
export function WarehouseView() {
  const read = useWarehouseRow()
  return (
    <>
      <PageHeading title="Warehouse Sheet Details">
        <BackButton to={paths.warehouse.table} />
        {read.data && <UpdateButton entity={warehouse} to={paths.warehouse.update(read.data.id)} />}
      </PageHeading>
      <Loaded read={read}>
        {(record) => (
          <>
            <RecordView
              fields={warehouseEndpoints.read.reply}
              record={record}
              names={['date', 'materials', 'quantity', 'image', 'created_by_email', 'created_at']}
            />
            <RecordHistory key={record.id} entity={warehouse} id={record.id} />
          </>
        )}
      </Loaded>
    </>
  )
}

function useWarehouseRow() {
  const { id = '' } = useParams()
  return useRead(warehouseEndpoints.read, { params: { id } })
}
