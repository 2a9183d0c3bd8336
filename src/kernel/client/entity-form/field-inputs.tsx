import type { Fields, InputName } from '../../contract/fields.ts'
import { FieldInput } from './field-input.tsx'
import type { FilledForm } from './form-parts.ts'

interface FieldInputsProps<F extends Fields> {
  form: FilledForm<F>
  names: readonly InputName<F>[]
}

/** The inputs of several fields of a form, one below the other. */
export function FieldInputs<F extends Fields>({ form, names }: FieldInputsProps<F>) {
  return names.map((name) => <FieldInput key={name} form={form} name={name} />)
}
