import type { Fields } from '../../contract/fields.ts'
import { ValueInput } from '../inputs/value-input.tsx'
import type { FormValues, InputName } from './form-values.ts'
import type { EntityForm } from './use-entity-form.ts'

interface FieldInputProps<F extends Fields> {
  form: Pick<EntityForm<F>, 'fields' | 'values' | 'errors' | 'change'>
  name: InputName<F>
  description?: string
  autoComplete?: string
  /** In a dialog: whether the focus starts here. */
  autoFocus?: boolean
  disabled?: boolean
  readOnly?: boolean
}

/** The input of one field of a form, with its label, its value and its messages. */
export function FieldInput<F extends Fields>({ form, name, ...rest }: FieldInputProps<F>) {
  const field = form.fields[name]
  if (!field) return null
  const values: Readonly<Record<string, unknown>> = form.values
  return (
    <div data-field={name}>
      <ValueInput
        {...rest}
        field={field}
        value={values[name]}
        error={form.errors[name]?.join(' ')}
        onChange={(value) => {
          // The input of a field gives values of its kind.
          form.change({ [name]: value } as Partial<FormValues<F>>)
        }}
      />
    </div>
  )
}
