import { EntityFormCard } from '../../kernel/client/entity-form/entity-form.tsx'
import { FieldInputs } from '../../kernel/client/entity-form/fields/field-inputs.tsx'
import { useEntityForm } from '../../kernel/client/entity-form/use-entity-form.ts'
import { PageHeading } from '../../kernel/client/show/page-heading.tsx'
import {
  DocumentFields,
  FirstProposal,
  type NewDocument,
} from '../admin-log-sheet/document-fields.client.tsx'
import { paths } from '../paths.ts'
import { WithToday } from '../settings/days/with-today.client.tsx'
import { financialLogSheetEndpoints, nextFinancialDocument } from './financial-log-sheet.contract.ts'

/** The form of a new document, with the proposed number. */
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
  return (
    <EntityFormCard form={form}>
      <DocumentFields form={form} proposal={nextFinancialDocument} />
      <FieldInputs form={form} after="document_number" />
    </EntityFormCard>
  )
}
