import type { Fields, InputName } from '../../../contract/fields.ts'
import { FieldInput } from './field-input.tsx'
import type { FilledForm } from './form-parts.ts'
import { inputsOf } from '../store/form-values.ts'

interface FieldInputsProps<F extends Fields> {
  form: FilledForm<F>
  /** Only what comes after this field, the others being arranged in another way. */
  after?: InputName<F>
  /** Left out, as for who may not fill it in. */
  without?: InputName<F> | undefined
}

/** An input for each field that people fill in, one below the other, in the order of the contract. */
export function FieldInputs<F extends Fields>({ form, after, without }: FieldInputsProps<F>) {
  // They are the names of the form's own inputs.
  const names = inputsOf(form.fields).map(([name]) => name as InputName<F>)
  const first = after === undefined ? 0 : names.indexOf(after) + 1
  return names
    .slice(first)
    .filter((name) => name !== without)
    .map((name) => <FieldInput key={name} form={form} name={name} />)
}
