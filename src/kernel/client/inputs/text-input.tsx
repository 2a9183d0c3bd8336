import { InputBase, PasswordInput, TextInput } from '@mantine/core'
import type { NoteField } from '../../contract/kinds/texts/note.ts'
import type { SecretField } from '../../contract/kinds/texts/secret.ts'
import type { TextField } from '../../contract/kinds/texts/text.ts'
import { type InputProps, useSharedProps } from './input-props.ts'
import { useTranslate } from '../language/language.ts'
import styles from './text-input.module.css'

const modes = {
  email: { type: 'email', inputMode: 'email', autoComplete: 'off' },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'off' },
  url: { type: 'text', inputMode: 'url', autoComplete: 'off' },
  code: { type: 'text', autoComplete: 'off' },
} as const

type Typed = string | null

/** Set on the input element; the component's `dir` would apply only to its wrapper. */
const peoplesText = { input: { dir: 'auto' } } as const

/** One line of text; the direction follows the text. */
export function LineInput(props: InputProps<TextField, Typed>) {
  const { field, value, onChange } = props
  return (
    <TextInput
      {...useSharedProps(props)}
      {...(field.format && modes[field.format])}
      {...(field.asTyped && { type: 'text' })}
      attributes={peoplesText}
      value={value ?? ''}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}

/** Several lines of text; grows with its content. */
export function NoteInput(props: InputProps<NoteField, Typed>) {
  const { value, onChange } = props
  return (
    <InputBase
      component="textarea"
      multiline
      {...useSharedProps(props)}
      attributes={peoplesText}
      rows={3}
      classNames={{ input: styles.note ?? '' }}
      value={value ?? ''}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}

/** A password input with a visibility switch. */
export function SecretInput(props: InputProps<SecretField, Typed>) {
  const t = useTranslate()
  const { field, value, onChange, autoComplete = 'new-password' } = props
  return (
    <PasswordInput
      {...useSharedProps(props)}
      // Mantine sets `aria-invalid` on the wrapper, which screen readers do not announce.
      aria-invalid={props.error ? true : undefined}
      autoComplete={autoComplete}
      visibilityToggleButtonProps={{
        'aria-label': t('Show or hide: {label}', { label: field.label }),
        tabIndex: 0,
      }}
      value={value ?? ''}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
