import { Button, Group, Stack, Text } from '@mantine/core'
import { Dialog } from '../../../kernel/client/ui/dialog.tsx'
import { CallFormFrame } from '../../../kernel/client/entity-form/call-form/call-form-frame.tsx'
import { FieldInput } from '../../../kernel/client/entity-form/fields/field-input.tsx'
import { SubmitButton } from '../../../kernel/client/entity-form/submit-button.tsx'
import { useCallForm } from '../../../kernel/client/entity-form/call-form/use-call-form.ts'
import { useTranslate } from '../../../kernel/client/language/language.ts'
import { confirmPassword } from '../sessions/session.contract.ts'
import type { OnConfirmed } from './confirm-password.client.ts'

/** Asks for the password before an action that an unattended screen must not allow. */
export function ConfirmPasswordDialog({ question }: { question: OnConfirmed | null }) {
  const t = useTranslate()
  const leave = () => question?.(false)
  return (
    <Dialog opened={question !== null} onClose={leave} title={t('Confirm your password')} centered>
      <PasswordForm onDone={() => question?.(true)} onLeave={leave} />
    </Dialog>
  )
}

function PasswordForm({ onDone, onLeave }: { onDone(): void; onLeave(): void }) {
  const t = useTranslate()
  const form = useCallForm({ endpoint: confirmPassword, fields: confirmPassword.body, onDone })
  return (
    <CallFormFrame form={form}>
      <Stack gap="md">
        <Text size="sm">{t('For security, enter your password again to continue.')}</Text>
        <FieldInput form={form} name="password" autoFocus autoComplete="current-password" />
        <Group gap="sm" justify="flex-end">
          <Button variant="default" onClick={onLeave}>
            {t('Cancel')}
          </Button>
          <SubmitButton form={form}>{t('Continue')}</SubmitButton>
        </Group>
      </Stack>
    </CallFormFrame>
  )
}
