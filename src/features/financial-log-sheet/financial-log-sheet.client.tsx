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
import {
  DocumentFields,
  FirstProposal,
  type NewDocument,
} from '../admin-log-sheet/document-fields.client.tsx'
import { paths } from '../paths.ts'
import { WithToday } from '../settings/with-today.client.tsx'
import {
  financialLogSheet,
  financialLogSheetEndpoints,
  nextFinancialDocument,
} from './financial-log-sheet.contract.ts'

type FinancialLog = Row<typeof financialLogSheet>

/** A new document. */
export function FinancialLogCreate() {
  return (
    <>
      <PageHeading title="Create Financial Log Sheet" />
      <WithToday>
        {(today) => (
          <FirstProposal endpoint={nextFinancialDocument} type="FO" today={today}>
            {(start) => <NewFinancialLog start={start} />}
          </FirstProposal>
        )}
      </WithToday>
    </>
  )
}

function NewFinancialLog({ start }: { start: NewDocument }) {
  const form = useEntityForm({
    endpoint: financialLogSheetEndpoints.create,
    initial: start,
    back: paths.financialLogSheet.table,
    screens: paths.financialLogSheet,
  })
  return <FinancialLogForm form={form} isNew />
}

/** Changes a document. */
export function FinancialLogUpdate() {
  const read = useFinancialLog()
  return (
    <>
      <PageHeading title="Update Financial Log Sheet" />
      <Loaded read={read}>{(record) => <FinancialLogChange key={record.id} record={record} />}</Loaded>
    </>
  )
}

function FinancialLogChange({ record }: { record: FinancialLog }) {
  const form = useEntityForm({
    endpoint: financialLogSheetEndpoints.update,
    record,
    back: paths.financialLogSheet.table,
  })
  return <FinancialLogForm form={form} />
}

interface FinancialLogFormProps {
  form: EntityForm<typeof financialLogSheet.fields>
  isNew?: boolean
}

function FinancialLogForm({ form, isNew = false }: FinancialLogFormProps) {
  return (
    <EntityFormSheet form={form}>
      <DocumentFields form={form} {...(isNew && { proposal: nextFinancialDocument })} />
      <FieldInput form={form} name="issue_date" />
      <FieldInput form={form} name="subject" />
      <FieldInput form={form} name="recipient_number" />
      <FieldInput form={form} name="amount_usd" />
      <FieldInput form={form} name="amount_iqd" />
      <FieldInput form={form} name="notification" />
      <FieldInput form={form} name="image" />
    </EntityFormSheet>
  )
}

/** A document to read. */
export function FinancialLogView() {
  const read = useFinancialLog()
  return (
    <>
      <PageHeading title="Financial Log Sheet Details">
        <BackButton to={paths.financialLogSheet.table} />
        {read.data && (
          <UpdateButton entity={financialLogSheet} to={paths.financialLogSheet.update(read.data.id)} />
        )}
      </PageHeading>
      <Loaded read={read}>
        {(record) => (
          <>
            <RecordView
              fields={financialLogSheetEndpoints.read.reply}
              record={record}
              names={[
                'year',
                'document_number',
                'document_type',
                'subject',
                'issue_date',
                'amount_usd',
                'amount_iqd',
                'total_amount_display',
                'recipient_number',
                'notification',
                'image',
                'created_by_email',
                'created_at',
              ]}
            />
            <RecordHistory key={record.id} entity={financialLogSheet} id={record.id} />
          </>
        )}
      </Loaded>
    </>
  )
}

function useFinancialLog() {
  const { id = '' } = useParams()
  return useRead(financialLogSheetEndpoints.read, { params: { id } })
}
