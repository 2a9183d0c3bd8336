import { Outlet, type RouteObject, ScrollRestoration, useLocation, useNavigation } from 'react-router'
import { paths } from '../features/paths.ts'
import { CrashScreen } from '../kernel/client/shell/messages/crash-screen.tsx'
import { NotFound } from '../kernel/client/shell/messages/message-screen.tsx'
import { ProgressBar } from '../kernel/client/shell/frame/progress-bar.tsx'
import { type RouteFacts, useDocumentTitle } from '../kernel/client/shell/route-facts.ts'
import { screen } from '../kernel/client/shell/frame/screen.ts'
import { SignedInOnly, SignedOutOnly } from '../kernel/client/shell/sign-in/session-routes.tsx'
import { featurePages } from './features.client.ts'
import { Frame } from './screens/frame.tsx'
import { productName } from './product-name.ts'
import { isMessage, type Label } from '../i18n/messages.ts'
import { SignIn } from './screens/sign-in.tsx'

function Root() {
  useDocumentTitle(productName)
  return (
    <>
      <ProgressBar waiting={useNavigation().state !== 'idle'} />
      <ScrollRestoration />
      <Outlet />
    </>
  )
}

/**
 * The sign-in page after signing out, or with a notice from another page, such as that an account waits for approval.
 */
function SignInAgain() {
  const { state }: { state: unknown } = useLocation()
  const notice = typeof state === 'object' && state !== null && 'notice' in state ? state.notice : null
  return (
    <SignIn notice={isMessage(notice) ? notice : typeof notice === 'string' ? (notice as Label) : null} />
  )
}

/** The screens without a session. */
const signedOut: RouteObject[] = [
  { path: paths.login, handle: { title: 'Sign in' } satisfies RouteFacts, Component: SignInAgain },
  screen(
    paths.register,
    'Register',
    null,
    async () => (await import('./screens/registration.tsx')).Registration,
  ),
]

/** The screens inside the frame. */
const signedIn: RouteObject[] = [
  ...featurePages.flatMap(({ routes: own = [] }) => own),
  { path: '*', handle: { title: 'Page not found' }, element: <NotFound home={paths.dashboard} /> },
]

/** Every address of the program. */
export const routes: RouteObject[] = [
  {
    Component: Root,
    errorElement: <CrashScreen home={paths.dashboard} />,
    children: [
      { element: <SignedOutOnly home={paths.dashboard} />, children: signedOut },
      {
        element: <SignedInOnly loginPath={paths.login} />,
        children: [
          {
            Component: Frame,
            children: [{ errorElement: <CrashScreen home={paths.dashboard} />, children: signedIn }],
          },
        ],
      },
    ],
  },
]
