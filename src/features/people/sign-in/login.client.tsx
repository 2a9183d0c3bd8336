import { Anchor, Button, PasswordInput, Stack, Text, TextInput, Title } from '@mantine/core'
import { type FormEvent, lazy, Suspense, useState } from 'react'
import type { DisplayText } from '../../../i18n/messages.ts'
import { useTranslate } from '../../../kernel/client/language/language.ts'
import { Problem } from '../../../kernel/contract/problem.ts'
import { call } from '../../../kernel/client/calls/call.ts'
import { notifySuccess } from '../../../kernel/client/messages/notify.ts'
import { storeSession } from '../../../kernel/client/session/session.ts'
import { SignInPage } from '../../../kernel/client/shell/sign-in/sign-in-page.tsx'
import { deviceKey } from './device-key.client.ts'
import { mayHavePasskeys } from '../factors/passkeys/may-have-passkeys.client.ts'
import { PasskeyCancelled } from '../factors/passkeys/passkey-cancelled.ts'
import { bothRequired, login } from '../sessions/session.contract.ts'

/** Loaded for users with a second factor. */
const FactorStep = lazy(async () => ({
  default: (await import('../factors/factor-step.client.tsx')).FactorStep,
}))

interface Known {
  user: string
  password: string
}

/** The reason why signing in failed, in the words of the specification (section 8). */
function reasonFor(error: unknown): DisplayText {
  if (error instanceof PasskeyCancelled) return error.displayText
  if (!(error instanceof Problem)) return 'Internal Server Error'
  return error.message === '' ? 'User and Password Invalid' : error.displayText
}

interface LoginProps {
  /** The name of the program and its purpose. */
  product: string
  motto: DisplayText
  registerPath: string
  /** A message from the previous page, for example that an account waits for approval. */
  notice: DisplayText | null
  /** Called when the user submits, before the result is known. */
  onSubmit?: (() => void) | undefined
}

/** The sign-in page. The parent component watches the session and shows the next screen. */
export function Login({ product, motto, registerPath, notice: notification, onSubmit }: LoginProps) {
  const t = useTranslate()
  const [failure, setFailure] = useState<DisplayText | null>(null)
  const [busy, setBusy] = useState(false)
  // Set while the second factor is requested after a correct password.
  const [first, setFirst] = useState<Known | null>(null)
  const signIn = async (body: Known & { code?: string }) => {
    setBusy(true)
    onSubmit?.()
    try {
      const session = await call(login, { body: { ...body, device_key: deviceKey() } })
      notifySuccess(session.message || 'Login Successfully!')
      // The button stays busy until the first screen replaces the form.
      storeSession(session)
    } catch (error) {
      const isSecondStep = error instanceof Problem && error.code === 'second_factor_needed'
      if (isSecondStep) setFirst({ user: body.user, password: body.password })
      setFailure(isSecondStep && body.code === undefined ? null : reasonFor(error))
      setBusy(false)
    }
  }
  const byPasskey = async () => {
    setBusy(true)
    setFailure(null)
    onSubmit?.()
    try {
      const { signInByPasskey } = await import('../factors/passkeys/passkey.client.ts')
      storeSession(await signInByPasskey())
    } catch (error) {
      setFailure(reasonFor(error))
      setBusy(false)
    }
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const user = String(form.get('user')).trim()
    const password = String(form.get('password'))
    const incomplete = user === '' || password === ''
    setFailure(incomplete ? bothRequired : null)
    if (!incomplete) void signIn({ user, password })
  }
  if (first) {
    return (
      <SignInPage name={product} motto={motto}>
        <Suspense>
          <FactorStep
            busy={busy}
            failure={failure}
            {...(mayHavePasskeys && { onPasskey: () => void byPasskey() })}
            onCode={(code) => void signIn({ ...first, code })}
            onBack={() => {
              setFirst(null)
              setFailure(null)
            }}
          />
        </Suspense>
      </SignInPage>
    )
  }
  return (
    <SignInPage name={product} motto={motto}>
      <Title order={1} size="h2" mb="lg">
        {t('Sign in')}
      </Title>
      {notification !== null && (
        <Text role="status" mb="lg" fw={500}>
          {t(notification)}
        </Text>
      )}
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          <TextInput
            name="user"
            label={t('Email or Phone')}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            dir="auto"
            size="md"
            autoFocus
            aria-invalid={failure !== null}
          />
          <PasswordInput
            name="password"
            label={t('Password')}
            autoComplete="current-password"
            size="md"
            aria-invalid={failure !== null}
            visibilityToggleButtonProps={{ 'aria-label': t('Show or hide password'), tabIndex: 0 }}
          />
          <Button type="submit" size="md" fullWidth mt="xs" disabled={busy}>
            {busy ? t('Logging in...') : t('Login Now')}
          </Button>
        </Stack>
        <Text role="alert" c="var(--mantine-color-error)" size="sm" ta="center" mt="sm" mih="3em" dir="auto">
          {failure && t(failure)}
        </Text>
      </form>
      {mayHavePasskeys && (
        <Text size="sm" mt="lg" ta="center">
          <Anchor component="button" type="button" disabled={busy} onClick={() => void byPasskey()}>
            {t('Sign in with a passkey')}
          </Anchor>
        </Text>
      )}
      <Text size="sm" mt="lg" ta="center">
        <Anchor href={registerPath}>{t('Recovery')}</Anchor>
      </Text>
    </SignInPage>
  )
}
