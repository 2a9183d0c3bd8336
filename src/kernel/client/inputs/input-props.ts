import type { DisplayText } from '../../../i18n/messages.ts'
import type { Common } from '../../contract/fields.ts'
import { useTranslate } from '../language/language.ts'

/** What every input takes: the field it is for, the value it shows, and where what is typed goes. */
export interface InputProps<F extends Common, V> {
  field: F
  value: V
  onChange(value: V): void
  /** The message under the input; marks it as wrong. */
  error?: string | undefined
  /** A quiet line between label and input. */
  description?: DisplayText | undefined
  disabled?: boolean | undefined
  readOnly?: boolean | undefined
  autoFocus?: boolean | undefined
  /** What the browser may fill in, where the field itself does not say it. */
  autoComplete?: string | undefined
  /** Without a visible label, as among the filters of a list; the label is then said and stands as placeholder. */
  bare?: boolean | undefined
}

/** Numbers and dates are written so in every language; on the input itself, since a `dir` of the component ends at its frame. */
export const leftToRight = { input: { dir: 'ltr' } } as const

/** The part of the properties that Mantine's inputs share. */
export function useSharedProps<F extends Common, V>({
  field,
  error,
  description,
  disabled,
  readOnly,
  autoFocus,
  bare,
}: InputProps<F, V>) {
  const t = useTranslate()
  const label = t(field.label)
  return {
    ...(bare ? { 'aria-label': label, placeholder: label } : { label }),
    required: field.required && !bare,
    error,
    description: description && t(description),
    disabled: disabled ?? false,
    readOnly: readOnly ?? false,
    autoFocus: autoFocus ?? false,
    'data-autofocus': autoFocus || undefined,
  }
}
