import { Anchor, Button, PasswordInput, Stack, Text, TextInput, Title } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { Problem } from '../../kernel/contract/problem.ts'
import { call } from '../../kernel/client/call.ts'
import { notifySuccess } from '../../kernel/client/notify.ts'
import { storeSession } from '../../kernel/client/session.ts'
import { SignInPage } from '../../kernel/client/shell/sign-in-page.tsx'
import { deviceKey } from './device-key.client.ts'
import { bothRequired, login } from './session.contract.ts'

/** Why signing in failed, in the words of the specification's section 8. */
function reasonFor(error: unknown): string {
  if (!(error instanceof Problem)) return 'Internal Server Error'
  return error.message || 'User and Password Invalid'
}

interface LoginProps {
  /** The name of the program, and what it is for. */
  product: string
  motto: string
  /** Where people without an account make one. */
  registerPath: string
  /** What the page before has to say, such as that an account waits for approval. */
  notice: string | null
  /** Told when somebody tries to sign in, before it is known whether they may. */
  onSubmit?: (() => void) | undefined
}

/** The sign-in page. Where the person goes afterwards is the matter of whoever shows it and watches the session. */
export function Login({ product, motto, registerPath, notice, onSubmit }: LoginProps) {
  const [failure, setFailure] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const signIn = async (body: { user: string; password: string }) => {
    setBusy(true)
    onSubmit?.()
    try {
      const session = await call(login, { body: { ...body, device_key: deviceKey() } })
      notifySuccess(session.message || 'Login Successfully!')
      // The button stays busy: the form stands until the first screen is there.
      storeSession(session)
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
  return (
    <SignInPage name={product} motto={motto}>
      <Title order={1} size="h2" mb="lg">
        Sign in
      </Title>
      {notice !== null && (
        <Text role="status" mb="lg" fw={500}>
          {notice}
        </Text>
      )}
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          <TextInput
            name="user"
            label="Email or Phone"
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
            label="Password"
            autoComplete="current-password"
            size="md"
            aria-invalid={failure !== null}
            visibilityToggleButtonProps={{ 'aria-label': 'Show or hide the password', tabIndex: 0 }}
          />
          <Button type="submit" size="md" fullWidth mt="xs" disabled={busy}>
            {busy ? 'Logging in...' : 'Login Now'}
          </Button>
        </Stack>
        <Text role="alert" c="var(--mantine-color-error)" size="sm" ta="center" mt="sm" mih="3em" dir="auto">
          {failure}
        </Text>
      </form>
      <Text size="sm" mt="lg" ta="center">
        <Anchor href={registerPath}>Recovery</Anchor>
      </Text>
    </SignInPage>
  )
}
