import type { Common } from '../../contract/fields.ts'

/** What every input takes: the field it is for, the value it shows, and where what is typed goes. */
export interface InputProps<F extends Common, V> {
  field: F
  value: V
  onChange(value: V): void
  /** The message under the input; marks it as wrong. */
  error?: string | undefined
  /** A quiet line between label and input. */
  description?: string | undefined
  disabled?: boolean | undefined
  readOnly?: boolean | undefined
  autoFocus?: boolean | undefined
  /** What the browser may fill in, where the field itself does not say it. */
  autoComplete?: string | undefined
  /** Without a visible label, as among the filters of a list; the label is then said and stands as placeholder. */
  bare?: boolean | undefined
}

/** The part of the properties that Mantine's inputs share. */
export function sharedProps<F extends Common, V>({
  field,
  error,
  description,
  disabled,
  readOnly,
  autoFocus,
  bare,
}: InputProps<F, V>) {
  return {
    ...(bare ? { 'aria-label': field.label, placeholder: field.label } : { label: field.label }),
    required: field.required && !bare,
    error,
    description,
    disabled: disabled ?? false,
    readOnly: readOnly ?? false,
    'data-autofocus': autoFocus || undefined,
  }
}
