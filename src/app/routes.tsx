import {
  Outlet,
  type PatchRoutesOnNavigationFunction,
  type RouteObject,
  ScrollRestoration,
  useNavigation,
} from 'react-router'
import { paths } from '../features/paths.ts'
import { readSession } from '../kernel/client/session.ts'
import { CrashScreen } from '../kernel/client/shell/crash-screen.tsx'
import { ProgressBar } from '../kernel/client/shell/progress-bar.tsx'
import { type RouteFacts, useDocumentTitle } from '../kernel/client/shell/route-facts.ts'
import { screen } from '../kernel/client/shell/screen.ts'
import { SignedInOnly, SignedOutOnly } from '../kernel/client/shell/session-gates.tsx'
import { loadSignedIn } from './load-signed-in.client.ts'
import { productName } from './product-name.ts'
import { SignIn } from './sign-in.tsx'

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

/** The pages that need no session. */
const signedOut: RouteObject[] = [
  { path: paths.login, handle: { title: 'Sign in' } satisfies RouteFacts, Component: SignIn },
  screen(paths.register, 'Register', null, async () => (await import('./registration.tsx')).Registration),
]

const frame = 'frame'

/** The routes that everybody starts with; the screens for people with a session join them in the frame. */
export const routes: RouteObject[] = [
  {
    Component: Root,
    errorElement: <CrashScreen home={paths.dashboard} />,
    HydrateFallback: () => null,
    children: [
      { element: <SignedOutOnly home={paths.dashboard} />, children: signedOut },
      {
        element: <SignedInOnly loginPath={paths.login} />,
        children: [
          { id: frame, lazy: async () => ({ Component: (await import('./frame.tsx')).Frame }), children: [] },
          // Before the screens have joined, every address is one of theirs.
          { path: '*', element: null },
        ],
      },
    ],
  },
]

/**
 * Lets the screens join as soon as somebody with a session goes to one, so that the sign-in page does without their
 * list. Joining again changes nothing.
 */
export const joinScreens: PatchRoutesOnNavigationFunction = async ({ patch }) => {
  if (readSession()) patch(frame, [await loadSignedIn()])
}
