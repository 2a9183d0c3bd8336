import '../kernel/client/first-styles.ts'
import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router'
import { call } from '../kernel/client/call.ts'
import { connectAccount } from '../kernel/client/account.ts'
import { replaceFirstFrame } from '../kernel/client/first-frame.ts'
import { Toasts } from '../kernel/client/shell/toasts.tsx'
import { colorSchemeManager, cssVariables, theme } from '../kernel/client/theme.ts'
import { logout, refresh, whoAmI } from '../features/people/session.contract.ts'
import { cache } from './cache.client.ts'
import { joinScreens, routes } from './routes.tsx'

connectAccount({
  refresh: (token) => call(refresh, { body: { refresh: token } }),
  signOut: () => call(logout),
  whoAmI: () => call(whoAmI),
})

const root = document.getElementById('root')
if (!root) throw new Error('The page has no element to put the screens in')
replaceFirstFrame(root)
createRoot(root).render(
  <StrictMode>
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      colorSchemeManager={colorSchemeManager}
      defaultColorScheme="auto"
      deduplicateCssVariables={false}
    >
      <QueryClientProvider client={cache}>
        <RouterProvider router={createBrowserRouter(routes, { patchRoutesOnNavigation: joinScreens })} />
      </QueryClientProvider>
      <Toasts />
    </MantineProvider>
  </StrictMode>,
)
