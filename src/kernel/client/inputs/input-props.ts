import type { DisplayText } from '../../../i18n/messages.ts'
import type { Common } from '../../contract/fields.ts'
import { useTranslate } from '../language/language.ts'

/** The properties of every input: its field, its value, and the change handler. */
export interface InputProps<F extends Common, V> {
  field: F
  value: V
  onChange(value: V): void
  /** The error below the input; marks it as invalid. */
  error?: string | undefined
  /** Help text below the input. */
  description?: DisplayText | undefined
  disabled?: boolean | undefined
  readOnly?: boolean | undefined
  autoFocus?: boolean | undefined
  /** The autocomplete hint, if the field's kind has no default. */
  autoComplete?: string | undefined
  /** Hides the label, as in a list's filters. It becomes the accessible name and placeholder. */
  bare?: boolean | undefined
}

/**
 * Numbers and dates are left-to-right in every language. Set on the input element, since the component's `dir` would
 * apply only to its wrapper.
 */
export const leftToRight = { input: { dir: 'ltr' } } as const

/** The properties that all Mantine inputs share. */
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
