import type { EntityForm } from '../../kernel/client/entity-form/entity-form-state.ts'
import { FieldInput } from '../../kernel/client/entity-form/field-input.tsx'
import type { customer } from './customers.contract.ts'

/** What is asked of a customer. */
export function CustomerInputs({ form }: { form: EntityForm<typeof customer.fields> }) {
  return (
    <>
      <FieldInput form={form} name="name" />
      <FieldInput form={form} name="code" />
      <FieldInput form={form} name="email" />
      <FieldInput form={form} name="has_no_email" />
      <FieldInput form={form} name="phone" />
      <FieldInput form={form} name="work" />
      <FieldInput form={form} name="website" />
      <FieldInput form={form} name="address" />
    </>
  )
}
