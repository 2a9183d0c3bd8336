import type { Fields } from '../../contract/fields.ts'
import { EntityFormSheet } from '../entity-form/entity-form.tsx'
import type { EntityForm } from '../entity-form/entity-form-state.ts'
import { FieldInputs } from '../entity-form/field-inputs.tsx'
import type { PlainScreens } from './plain-screens.ts'

interface PlainFormProps {
  plain: PlainScreens
  form: EntityForm<Fields>
}

/** The inputs of a record, in their order. */
export function PlainForm({ plain: { inputs }, form }: PlainFormProps) {
  if (!inputs) return <EntityFormSheet form={form} />
  return (
    <EntityFormSheet form={form}>
      <FieldInputs form={form} names={inputs} />
    </EntityFormSheet>
  )
}
