import { TextInput } from '@mantine/core'
import type { ReactNode } from 'react'

interface CodeInputProps {
  label: string
  description?: string
  value: string
  error: ReactNode
  onChange(code: string): void
}

/** The code of an authenticator app, or a recovery code; phones offer the first by themselves. */
export function CodeInput({ onChange, error, ...props }: CodeInputProps) {
  return (
    <TextInput
      {...props}
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
