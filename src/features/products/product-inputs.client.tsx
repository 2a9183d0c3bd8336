import type { EntityForm } from '../../kernel/client/entity-form/entity-form-state.ts'
import { FieldInput } from '../../kernel/client/entity-form/fields/field-input.tsx'
import { MoreFields } from '../../kernel/client/entity-form/fields/more-fields.tsx'
import { useStored } from '../../kernel/client/entity-form/store/form-store.ts'
import { fieldErrors } from '../../kernel/contract/checks.ts'
import type { FormValues } from '../../kernel/contract/fields.ts'
import type { FieldErrors } from '../../kernel/contract/problem.ts'
import { usePriceWithDecimals } from '../settings/price-decimals.client.ts'
import { product } from './products.contract.ts'

type Fields = typeof product.fields

const optional = ['unit_price', 'image', 'description'] as const

interface ProductInputsProps {
  form: EntityForm<Fields>
  /** Whether the optional fields are behind a button. */
  short?: boolean
}

/** The inputs of a product. */
export function ProductInputs({ form, short = false }: ProductInputsProps) {
  const stored = useStored(form.store, ({ record }) => record?.['unit_price'])
  const price = usePriceWithDecimals()(product.fields.unit_price, typeof stored === 'number' ? stored : null)
  const others = optional.map((name) => (
    <FieldInput key={name} form={form} name={name} {...(name === 'unit_price' && { field: price })} />
  ))
  return (
    <>
      <FieldInput form={form} name="items" />
      <FieldInput form={form} name="item_code" />
      <FieldInput form={form} name="pen_type" />
      {short ? (
        <MoreFields form={form} names={optional}>
          {others}
        </MoreFields>
      ) : (
        others
      )}
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
