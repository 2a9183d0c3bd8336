import { Anchor, Button, Stack, Text, Title } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import type { DisplayText } from '../../../i18n/messages.ts'
import { useTranslate } from '../../../kernel/client/language/language.ts'
import { CodeInput } from './code-input.client.tsx'

interface FactorStepProps {
  busy: boolean
  failure: DisplayText | null
  onCode(code: string): void
  /** Given if this page supports passkeys. */
  onPasskey?: () => void
  onBack(): void
}

/** The second step of signing in: the code of the app, or a recovery code. */
export function FactorStep({ busy, failure, onCode, onPasskey, onBack }: FactorStepProps) {
  const t = useTranslate()
  const [code, setCode] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (code.trim() !== '') onCode(code.trim())
  }
  return (
    <>
      <Title order={1} size="h2" mb="xs">
        {t('Two-factor authentication')}
      </Title>
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          <CodeInput
            label="Code"
            description="From your authenticator app, or one of your recovery codes."
            value={code}
            error={null}
            onChange={setCode}
          />
          <Button type="submit" size="md" fullWidth disabled={busy || code.trim() === ''}>
            {t('Continue')}
          </Button>
        </Stack>
        <Text role="alert" c="var(--mantine-color-error)" size="sm" ta="center" mt="sm" mih="3em">
          {failure && t(failure)}
        </Text>
      </form>
      {onPasskey && (
        <Text size="sm" mt="lg" ta="center">
          <Anchor component="button" type="button" disabled={busy} onClick={onPasskey}>
            {t('Use a passkey')}
          </Anchor>
        </Text>
      )}
      <Text size="sm" mt="lg" ta="center">
        <Anchor component="button" type="button" onClick={onBack}>
          {t('Back')}
        </Anchor>
      </Text>
    </>
  )
}
