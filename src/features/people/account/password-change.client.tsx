import { Button, Group, Stack } from '@mantine/core'
import { Dialog } from '../../../kernel/client/ui/dialog.tsx'
import { message } from '../../../i18n/messages.ts'
import { CallFormFrame } from '../../../kernel/client/entity-form/call-form/call-form-frame.tsx'
import { FieldInput } from '../../../kernel/client/entity-form/fields/field-input.tsx'
import { SubmitButton } from '../../../kernel/client/entity-form/submit-button.tsx'
import { useCallForm } from '../../../kernel/client/entity-form/call-form/use-call-form.ts'
import { useTranslate } from '../../../kernel/client/language/language.ts'
import { notifySuccess } from '../../../kernel/client/messages/notify.ts'
import { required } from '../../../kernel/contract/fields.ts'
import { confirmationErrors } from '../passwords/password-confirmation.ts'
import { changePassword, passwordLengthMin } from '../users.contract.ts'

const { old_password, new_password, confirm_password } = changePassword.body
const fields = { old_password, new_password, confirm_password: required(confirm_password) } as const

interface PasswordFormProps {
  onDone(): void
  onCancel?: () => void
}

/** The form with the old password and the new one twice. */
export function PasswordForm({ onDone, onCancel }: PasswordFormProps) {
  const t = useTranslate()
  const form = useCallForm({
    endpoint: changePassword,
    fields,
    check: ({ new_password, confirm_password }) => confirmationErrors(new_password, confirm_password),
    onDone: (message) => {
      notifySuccess(message)
      onDone()
    },
  })
  return (
    <CallFormFrame form={form}>
      <Stack gap="md">
        <FieldInput form={form} name="old_password" autoFocus autoComplete="current-password" />
        <FieldInput
          form={form}
          name="new_password"
          description={message(
            'At least {count} characters. Changing your password signs out your other devices.',
            {
              count: passwordLengthMin,
            },
          )}
        />
        <FieldInput form={form} name="confirm_password" />
        <Group gap="sm" mt="xs">
          <SubmitButton form={form}>{t('Change password')}</SubmitButton>
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

/** Changes the user's own password (specification, section 2). */
export function PasswordChange({ onClose }: { onClose(): void }) {
  const t = useTranslate()
  return (
    <Dialog opened onClose={onClose} title={t('Password Change')} centered closeOnClickOutside={false}>
      <PasswordForm onDone={onClose} onCancel={onClose} />
    </Dialog>
  )
}
