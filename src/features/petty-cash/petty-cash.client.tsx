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
import { pettyCash, pettyCashEndpoints } from './petty-cash.contract.ts'

type PettyCash = Row<typeof pettyCash>

/** A new entry. */
export function PettyCashCreate() {
  return (
    <>
      <PageHeading title="Create Petty Cash" />
      <WithToday>{(today) => <NewPettyCash today={today} />}</WithToday>
    </>
  )
}

function NewPettyCash({ today }: { today: string }) {
  const form = useEntityForm({
    endpoint: pettyCashEndpoints.create,
    initial: { date: today },
    back: paths.pettyCash.table,
    screens: paths.pettyCash,
  })
  return <PettyCashForm form={form} />
}

/** Changes an entry. */
export function PettyCashUpdate() {
  const read = usePettyCash()
  return (
    <>
      <PageHeading title="Update Petty Cash" />
      <Loaded read={read}>{(record) => <PettyCashChange key={record.id} record={record} />}</Loaded>
    </>
  )
}

function PettyCashChange({ record }: { record: PettyCash }) {
  const form = useEntityForm({ endpoint: pettyCashEndpoints.update, record, back: paths.pettyCash.table })
  return <PettyCashForm form={form} />
}

function PettyCashForm({ form }: { form: EntityForm<typeof pettyCash.fields> }) {
  return (
    <EntityFormSheet form={form}>
      <FieldInput form={form} name="project_name" />
      <FieldInput form={form} name="project_amount" />
      <FieldInput form={form} name="date" />
      <FieldInput form={form} name="receipt_no" />
      <FieldInput form={form} name="receipt_form" />
      <FieldInput form={form} name="paid_to" />
      <FieldInput form={form} name="description" />
    </EntityFormSheet>
  )
}

/** An entry to read. */
export function PettyCashView() {
  const read = usePettyCash()
  return (
    <>
      <PageHeading title="Petty Cash Details">
        <BackButton to={paths.pettyCash.table} />
        {read.data && <UpdateButton entity={pettyCash} to={paths.pettyCash.update(read.data.id)} />}
      </PageHeading>
      <Loaded read={read}>
        {(record) => (
          <>
            <RecordView
              fields={pettyCashEndpoints.read.reply}
              record={record}
              names={[
                'project_name',
                'project_amount',
                'description',
                'date',
                'receipt_no',
                'receipt_form',
                'paid_to',
                'created_at',
                'created_by_email',
              ]}
            />
            <RecordHistory key={record.id} entity={pettyCash} id={record.id} />
          </>
        )}
      </Loaded>
    </>
  )
}

function usePettyCash() {
  const { id = '' } = useParams()
  return useRead(pettyCashEndpoints.read, { params: { id } })
}
