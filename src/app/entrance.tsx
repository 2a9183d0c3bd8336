import { Button, Text, Title } from '@mantine/core'
import { type ReactNode, useEffect } from 'react'
import { paths } from '../features/paths.ts'
import { useTranslate } from '../kernel/client/language/language.ts'
import { failureMessage } from '../kernel/client/messages/notify.ts'
import { readSession, subscribeToSession } from '../kernel/client/session/session.ts'
import { tabTitle } from '../kernel/client/shell/document-title.ts'
import { ProgressBar } from '../kernel/client/shell/frame/progress-bar.tsx'
import { forgetPlace, rememberedPlace, rememberPlace } from '../kernel/client/shell/sign-in/return-place.ts'
import { SignInPage } from '../kernel/client/shell/sign-in/sign-in-page.tsx'
import { motto, productName } from './product-name.ts'
import { SignIn } from './screens/sign-in.tsx'

/** Everything that the sign-in page does not need: router, cache, frame and screens. */
const loadProgram = () => import('./program.tsx')

/** Loaded while the server checks the password; if it fails, it is loaded again later. */
const loadAhead = () => void loadProgram().catch(() => undefined)

type Show = (content: ReactNode) => void

/**
 * Shows the program if there is a session. Otherwise shows the sign-in page without router and cache, so that it is
 * small; it stays until the wanted screen is loaded.
 */
export function enter(show: Show): void {
  const { pathname, search, hash } = location
  if (readSession() || pathname === paths.register) return void showProgram(show)
  if (pathname !== paths.login) {
    rememberPlace(pathname + search + hash)
    history.replaceState(null, '', paths.login)
  }
  const showSignIn = (waiting: boolean) =>
    show(
      <>
        <SignInTab />
        <ProgressBar waiting={waiting} />
        <SignIn notice={null} onSubmit={loadAhead} />
      </>,
    )
  showSignIn(false)
  const stop = subscribeToSession(() => {
    if (!readSession()) return
    stop()
    history.replaceState(null, '', rememberedPlace() ?? paths.dashboard)
    forgetPlace()
    showSignIn(true)
    void showProgram(show)
  })
}

/** Sets the title of the browser tab. */
function SignInTab() {
  const t = useTranslate()
  useEffect(() => {
    document.title = tabTitle(t('Sign in'), productName)
  }, [t])
  return null
}

async function showProgram(show: Show): Promise<void> {
  try {
    const { openProgram } = await loadProgram()
    show(await openProgram())
  } catch (error) {
    show(<ProgramMissing error={error} />)
  }
}

/** Shown if the program cannot be loaded. Uses only parts of the sign-in page, which are loaded by then. */
function ProgramMissing({ error }: { error: unknown }) {
  const t = useTranslate()
  return (
    <SignInPage name={productName} motto={motto}>
      <Title order={1} size="h2" mb="lg">
        {t('Something went wrong')}
      </Title>
      <Text role="alert" mb="lg">
        {t(failureMessage(error))}
      </Text>
      <Button onClick={() => location.reload()}>{t('Try again')}</Button>
    </SignInPage>
  )
}
