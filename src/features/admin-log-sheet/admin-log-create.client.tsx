import { EntityFormCard } from '../../kernel/client/entity-form/entity-form.tsx'
import { FieldInputs } from '../../kernel/client/entity-form/fields/field-inputs.tsx'
import { useEntityForm } from '../../kernel/client/entity-form/use-entity-form.ts'
import { PageHeading } from '../../kernel/client/show/page-heading.tsx'
import { paths } from '../paths.ts'
import { WithToday } from '../settings/days/with-today.client.tsx'
import { adminLogSheetEndpoints, nextAdminDocument } from './admin-log-sheet.contract.ts'
import { DocumentFields, FirstProposal, type NewDocument } from './document-fields.client.tsx'

/** The form of a new document, with the proposed number. */
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
  return (
    <EntityFormCard form={form}>
      <DocumentFields form={form} proposal={nextAdminDocument} />
      <FieldInputs form={form} after="document_number" />
    </EntityFormCard>
  )
}
