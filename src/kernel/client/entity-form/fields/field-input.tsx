import type { DisplayText } from '../../../../i18n/messages.ts'
import type { Field, Fields, FormValues, InputName } from '../../../contract/fields.ts'
import { ValueInput } from '../../inputs/value-input.tsx'
import { type FilledForm, useFormError, useFormValue, useIsLocked } from './form-parts.ts'

interface FieldInputProps<F extends Fields> {
  form: FilledForm<F>
  name: InputName<F>
  /** The field with the installation's settings, if they limit it more than the contract. */
  field?: Field
  description?: DisplayText
  autoComplete?: string
  /** In a dialog: whether this input gets the focus. */
  autoFocus?: boolean
  disabled?: boolean
  readOnly?: boolean
}

/** The input of one form field, with label, value and messages. Does not render again when other fields change. */
export function FieldInput<F extends Fields>({ form, name, field: today, ...rest }: FieldInputProps<F>) {
  const field = today ?? form.fields[name]
  const value = useFormValue(form, name)
  const error = useFormError(form, name)
  const isLocked = useIsLocked(form, name)
  // The “there is none” flag; most fields have none.
  const none = useFormValue(form, (field?.unless ?? name) as InputName<F>)
  if (!field) return null
  const isNone = field.unless !== undefined && none === true
  return (
    <div data-field={name}>
      <ValueInput
        {...rest}
        {...((isNone || isLocked) && { disabled: true })}
        field={field.unless === undefined ? field : { ...field, required: !isNone }}
        value={isNone ? null : value}
        error={error}
        onChange={(changed) => {
          // The input of a field returns values of the field's kind.
          form.change({ [name]: changed } as Partial<FormValues<F>>)
        }}
      />
    </div>
  )
}
