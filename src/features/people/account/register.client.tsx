import { Anchor, Stack, Text, Title } from '@mantine/core'
import { Link, useNavigate } from 'react-router'
import type { DisplayText } from '../../../i18n/messages.ts'
import { CallFormFrame } from '../../../kernel/client/entity-form/call-form/call-form-frame.tsx'
import { FieldInput } from '../../../kernel/client/entity-form/fields/field-input.tsx'
import { SubmitButton } from '../../../kernel/client/entity-form/submit-button.tsx'
import { useCallForm } from '../../../kernel/client/entity-form/call-form/use-call-form.ts'
import { useTranslate } from '../../../kernel/client/language/language.ts'
import { notifySuccess } from '../../../kernel/client/messages/notify.ts'
import { SignInPage } from '../../../kernel/client/shell/sign-in/sign-in-page.tsx'
import { required } from '../../../kernel/contract/fields.ts'
import { paths } from '../../paths.ts'
import { confirmationErrors } from '../passwords/password-confirmation.ts'
import { register } from '../users.contract.ts'
import styles from './account.module.css'

const { first_name, last_name, username, phone_number, email, password, confirm_password } = register.body
const fields = {
  first_name,
  last_name,
  username,
  phone_number,
  email,
  password,
  confirm_password: required(confirm_password),
} as const

interface RegisterProps {
  product: string
  motto: DisplayText
}

/** The registration form; an account must be approved afterwards (specification, section 2). */
export function Register({ product, motto }: RegisterProps) {
  const t = useTranslate()
  const navigate = useNavigate()
  const form = useCallForm({
    endpoint: register,
    fields,
    check: (values) => confirmationErrors(values.password, values.confirm_password),
    onDone: (message) => {
      notifySuccess(message)
      // The toast disappears after a second, so the sign-in page shows the message too.
      void navigate(paths.login, { state: { notice: message } })
    },
  })
  return (
    <SignInPage name={product} motto={motto}>
      <Title order={1} size="h2" mb="lg">
        {t('Register')}
      </Title>
      <CallFormFrame form={form}>
        <Stack gap="md">
          <div className={styles.names}>
            <FieldInput form={form} name="first_name" />
            <FieldInput form={form} name="last_name" />
          </div>
          <FieldInput form={form} name="username" />
          <FieldInput form={form} name="phone_number" />
          <FieldInput form={form} name="email" />
          <FieldInput form={form} name="password" />
          <FieldInput form={form} name="confirm_password" />
          <SubmitButton form={form} size="md" fullWidth mt="xs">
            {t('Register')}
          </SubmitButton>
        </Stack>
      </CallFormFrame>
      <Text size="sm" mt="lg" ta="center">
        <Anchor component={Link} to={paths.login}>
          {t('Login')}
        </Anchor>
      </Text>
    </SignInPage>
  )
}
