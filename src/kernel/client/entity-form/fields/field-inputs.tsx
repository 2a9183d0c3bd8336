import type { Fields, InputName } from '../../../contract/fields.ts'
import { FieldInput } from './field-input.tsx'
import type { FilledForm } from './form-parts.ts'
import { inputsOf } from '../store/form-values.ts'

interface FieldInputsProps<F extends Fields> {
  form: FilledForm<F>
  /** Shows only the fields after this one; the feature arranges the others. */
  after?: InputName<F>
  /** A field to leave out, for users who may not fill it in. */
  without?: InputName<F> | undefined
}

/** An input for each field that users fill in, in the order of the contract. */
export function FieldInputs<F extends Fields>({ form, after, without }: FieldInputsProps<F>) {
  // The names are those of the form's own inputs.
  const names = inputsOf(form.fields).map(([name]) => name as InputName<F>)
  const first = after === undefined ? 0 : names.indexOf(after) + 1
  return names
    .slice(first)
    .filter((name) => name !== without)
    .map((name) => <FieldInput key={name} form={form} name={name} />)
}
