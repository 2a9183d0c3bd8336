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
import { adminLogSheet, adminLogSheetEndpoints, nextAdminDocument } from './admin-log-sheet.contract.ts'
import { DocumentFields, FirstProposal, type NewDocument } from './document-fields.client.tsx'

type AdminLog = Row<typeof adminLogSheet>

/** A new document. */
export function AdminLogCreate() {
  return (
    <>
      <PageHeading title="Create Admin Log Sheet" />
      <WithToday>
        {(today) => (
          <FirstProposal endpoint={nextAdminDocument} type="AO" today={today}>
            {(start) => <NewAdminLog start={start} />}
          </FirstProposal>
        )}
      </WithToday>
    </>
  )
}

function NewAdminLog({ start }: { start: NewDocument }) {
  const form = useEntityForm({
    endpoint: adminLogSheetEndpoints.create,
    initial: start,
    back: paths.adminLogSheet.table,
    screens: paths.adminLogSheet,
  })
  return <AdminLogForm form={form} isNew />
}

/** Changes a document. */
export function AdminLogUpdate() {
  const read = useAdminLog()
  return (
    <>
      <PageHeading title="Update Admin Log Sheet" />
      <Loaded read={read}>{(record) => <AdminLogChange key={record.id} record={record} />}</Loaded>
    </>
  )
}

function AdminLogChange({ record }: { record: AdminLog }) {
  const form = useEntityForm({
    endpoint: adminLogSheetEndpoints.update,
    record,
    back: paths.adminLogSheet.table,
  })
  return <AdminLogForm form={form} />
}

interface AdminLogFormProps {
  form: EntityForm<typeof adminLogSheet.fields>
  isNew?: boolean
}

function AdminLogForm({ form, isNew = false }: AdminLogFormProps) {
  return (
    <EntityFormSheet form={form}>
      <DocumentFields form={form} {...(isNew && { proposal: nextAdminDocument })} />
      <FieldInput form={form} name="issue_date" />
      <FieldInput form={form} name="subject" />
      <FieldInput form={form} name="notification" />
      <FieldInput form={form} name="image" />
    </EntityFormSheet>
  )
}

/** A document to read. */
export function AdminLogView() {
  const read = useAdminLog()
  return (
    <>
      <PageHeading title="Admin Log Sheet Details">
        <BackButton to={paths.adminLogSheet.table} />
        {read.data && <UpdateButton entity={adminLogSheet} to={paths.adminLogSheet.update(read.data.id)} />}
      </PageHeading>
      <Loaded read={read}>
        {(record) => (
          <>
            <RecordView
              fields={adminLogSheetEndpoints.read.reply}
              record={record}
              names={[
                'year',
                'document_number',
                'document_type',
                'issue_date',
                'subject',
                'notification',
                'image',
                'created_by_name',
                'created_at',
                'updated_at',
              ]}
            />
            <RecordHistory key={record.id} entity={adminLogSheet} id={record.id} />
          </>
        )}
      </Loaded>
    </>
  )
}

function useAdminLog() {
  const { id = '' } = useParams()
  return useRead(adminLogSheetEndpoints.read, { params: { id } })
}
