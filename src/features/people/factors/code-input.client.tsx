import { TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import type { DisplayText } from '../../../i18n/messages.ts'
import { useTranslate } from '../../../kernel/client/language/language.ts'

interface CodeInputProps {
  label: DisplayText
  description?: DisplayText
  value: string
  error: ReactNode
  onChange(code: string): void
}

/** The input for a code of an authenticator app or a recovery code; phones suggest the former automatically. */
export function CodeInput({ label, description, onChange, error, ...props }: CodeInputProps) {
  const t = useTranslate()
  return (
    <TextInput
      {...props}
      label={t(label)}
      description={description && t(description)}
      name="code"
      error={error}
      autoComplete="one-time-code"
      autoCapitalize="characters"
      spellCheck={false}
      dir="ltr"
      size="md"
      maxLength={40}
      data-autofocus
      autoFocus
      styles={{ input: { fontFamily: 'monospace', letterSpacing: '0.12em' } }}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
