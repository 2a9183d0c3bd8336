import type { RouteObject } from 'react-router'
import { paths } from '../features/paths.ts'
import { CrashScreen } from '../kernel/client/shell/crash-screen.tsx'
import { NotFound } from '../kernel/client/shell/message-screen.tsx'
import { featurePages } from './features.client.ts'

/** The screens within the frame. The key lets the router see that it has them already. */
export const signedInRoutes: RouteObject = {
  id: 'screens',
  errorElement: <CrashScreen home={paths.dashboard} />,
  children: [
    ...featurePages.flatMap(({ routes = [] }) => routes),
    { path: '*', handle: { title: 'Page not found' }, element: <NotFound home={paths.dashboard} /> },
  ],
}
