import type { EntityForm } from '../../kernel/client/entity-form/entity-form-state.ts'
import { FieldInput } from '../../kernel/client/entity-form/fields/field-input.tsx'
import type { product } from './products.contract.ts'

/** What is asked of a product. */
export function ProductInputs({ form }: { form: EntityForm<typeof product.fields> }) {
  return (
    <>
      <FieldInput form={form} name="items" />
      <FieldInput form={form} name="item_code" />
      <FieldInput form={form} name="pen_type" />
      <FieldInput form={form} name="unit_price" />
      <FieldInput form={form} name="image" />
      <FieldInput form={form} name="description" />
    </>
  )
}
