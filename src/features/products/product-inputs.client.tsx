import type { EntityForm } from '../../kernel/client/entity-form/entity-form-state.ts'
import { FieldInput } from '../../kernel/client/entity-form/fields/field-input.tsx'
import { useStored } from '../../kernel/client/entity-form/store/form-store.ts'
import { fieldErrors } from '../../kernel/contract/checks.ts'
import type { FormValues } from '../../kernel/contract/fields.ts'
import type { FieldErrors } from '../../kernel/contract/problem.ts'
import { usePriceWithDecimals } from '../settings/price-decimals.client.ts'
import { product } from './products.contract.ts'

type Fields = typeof product.fields

/** The inputs of a product. */
export function ProductInputs({ form }: { form: EntityForm<Fields> }) {
  const stored = useStored(form.store, ({ record }) => record?.['unit_price'])
  const price = usePriceWithDecimals()(product.fields.unit_price, typeof stored === 'number' ? stored : null)
  return (
    <>
      <FieldInput form={form} name="items" />
      <FieldInput form={form} name="item_code" />
      <FieldInput form={form} name="pen_type" />
      <FieldInput form={form} name="unit_price" field={price} />
      <FieldInput form={form} name="image" />
      <FieldInput form={form} name="description" />
    </>
  )
}

/**
 * Returns the check of a product beyond its fields: a price must not have more decimals than the installation allows.
 */
export function usePriceCheck(stored: number | null = null): (values: FormValues<Fields>) => FieldErrors {
  const unit_price = usePriceWithDecimals()(product.fields.unit_price, stored)
  return (values) => fieldErrors({ unit_price }, values)
}
