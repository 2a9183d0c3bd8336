import { Button, Group, Stack, Text } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { CallFormFrame } from '../../../../kernel/client/entity-form/call-form/call-form-frame.tsx'
import { SubmitButton } from '../../../../kernel/client/entity-form/submit-button.tsx'
import { useFormError, useFormValue } from '../../../../kernel/client/entity-form/fields/form-parts.ts'
import { useCallForm } from '../../../../kernel/client/entity-form/call-form/use-call-form.ts'
import { call } from '../../../../kernel/client/calls/call.ts'
import { useTranslate } from '../../../../kernel/client/language/language.ts'
import { notifyFailure } from '../../../../kernel/client/messages/notify.ts'
import type { ReplyOf } from '../../../../kernel/contract/endpoint.ts'
import { CodeInput } from '../code-input.client.tsx'
import { beginTotp, confirmTotp } from '../factors.contract.ts'
import { QrCode } from './qr-code.client.tsx'
import { RecoveryCodes } from './recovery-codes.client.tsx'

interface TotpSetupProps {
  /** Called after the user has saved the recovery codes. */
  onDone(): void
  onCancel?: () => void
  /** Called when the codes are shown, which happens only once. */
  onCodes?: () => void
}

type Codes = ReplyOf<typeof confirmTotp>['recovery_codes']

/** Sets up an authenticator app: the secret as QR code and text, a first code, then the recovery codes. */
export function TotpSetup({ onDone, onCancel, onCodes }: TotpSetupProps) {
  const t = useTranslate()
  const [begun, setBegun] = useState<ReplyOf<typeof beginTotp> | null>(null)
  const [codes, setCodes] = useState<Codes | null>(null)
  const asked = useRef(false)
  useEffect(() => {
    // Only once: a second secret would invalidate the first.
    if (asked.current) return
    asked.current = true
    call(beginTotp).then(setBegun, (error: unknown) => {
      notifyFailure(error)
      onCancel?.()
    })
  }, [onCancel])
  if (codes) return <RecoveryCodes codes={codes.map(({ code }) => code)} onDone={onDone} />
  return (
    <Stack gap="md">
      <Text size="sm">
        {t(
          'Scan this QR code with an authenticator app such as Aegis or Google Authenticator, or enter the setup key.',
        )}
      </Text>
      <Group justify="center" mih={208}>
        {begun && <QrCode text={begun.uri} label="QR code for your authenticator app" />}
      </Group>
      <Text
        size="sm"
        ta="center"
        dir="ltr"
        ff="monospace"
        style={{ overflowWrap: 'anywhere' }}
        aria-label={t('Setup key')}
      >
        {begun?.secret.replaceAll(/(.{4})/g, '$1 ').trim() ?? '…'}
      </Text>
      <FirstCode
        disabled={!begun}
        onDone={(given) => {
          setCodes(given)
          onCodes?.()
        }}
        {...(onCancel && { onCancel })}
      />
    </Stack>
  )
}

interface FirstCodeProps {
  disabled: boolean
  onDone(codes: Codes): void
  onCancel?: () => void
}

function FirstCode({ disabled, onDone, onCancel }: FirstCodeProps) {
  const t = useTranslate()
  const form = useCallForm({
    endpoint: confirmTotp,
    fields: confirmTotp.body,
    onDone: (_message, answer) =>
      onDone((answer as ReplyOf<typeof confirmTotp> | null)?.recovery_codes ?? []),
  })
  const value = useFormValue(form, 'code')
  const error = useFormError(form, 'code')
  return (
    <CallFormFrame form={form}>
      <Stack gap="md">
        <CodeInput
          label="Code from the app"
          value={value ?? ''}
          error={error}
          onChange={(code) => form.change({ code })}
        />
        <Group gap="sm">
          <SubmitButton form={form} disabled={disabled}>
            {t('Turn on')}
          </SubmitButton>
          {onCancel && (
            <Button variant="default" onClick={onCancel}>
              {t('Cancel')}
            </Button>
          )}
        </Group>
      </Stack>
    </CallFormFrame>
  )
}
