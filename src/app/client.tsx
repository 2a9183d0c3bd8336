import '../kernel/client/first-styles.ts'
import { MantineProvider } from '@mantine/core'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router'
import { paths } from '../features/paths.ts'
import { call } from '../kernel/client/call.ts'
import { connectAccount } from '../kernel/client/account.ts'
import { readSession } from '../kernel/client/session.ts'
import { rememberPlace } from '../kernel/client/shell/return-place.ts'
import { Toasts } from '../kernel/client/shell/toasts.tsx'
import { colorSchemeManager, cssVariables, theme } from '../kernel/client/theme.ts'
import { logout, refresh, whoAmI } from '../features/people/session.contract.ts'
import { routes } from './routes.tsx'

connectAccount({
  refresh: (token) => call(refresh, { body: { refresh: token } }),
  signOut: () => call(logout),
  whoAmI: () => call(whoAmI),
})

const withoutSession: readonly string[] = [paths.login, paths.register]

if (!readSession() && !withoutSession.includes(location.pathname)) {
  // The gate would do the same, but only after the screen behind it has been loaded.
  rememberPlace(location.pathname + location.search + location.hash)
  history.replaceState(null, '', paths.login)
}

const root = document.getElementById('root')
if (!root) throw new Error('The page has no element to put the screens in')
createRoot(root).render(
  <StrictMode>
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      colorSchemeManager={colorSchemeManager}
      defaultColorScheme="auto"
    >
      <RouterProvider router={createBrowserRouter(routes)} />
      <Toasts />
    </MantineProvider>
  </StrictMode>,
)
