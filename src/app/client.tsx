import '../kernel/client/base.css'
import '../kernel/client/fonts/fonts.css'
import '@mantine/core/styles/baseline.layer.css'
import '@mantine/core/styles/global.layer.css'
import { MantineProvider } from '@mantine/core'
import { type ReactNode, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { call } from '../kernel/client/call.ts'
import { connectAccount } from '../kernel/client/account.ts'
import { replaceFirstFrame } from '../kernel/client/first-frame.ts'
import { Toasts } from '../kernel/client/shell/toasts.tsx'
import { colorSchemeManager, cssVariables, theme } from '../kernel/client/theme.ts'
import { logout, refresh, whoAmI } from '../features/people/session.contract.ts'
import { enter } from './entrance.tsx'

connectAccount({
  refresh: (token) => call(refresh, { body: { refresh: token } }),
  confirm: async () => (await import('../features/people/account/password-question.client.ts')).askPassword(),
  signOut: () => call(logout),
  whoAmI: () => call(whoAmI),
})

const place = document.getElementById('root')
if (!place) throw new Error('The page has no element to put the screens in')
replaceFirstFrame(place)
const root = createRoot(place)

const show = (content: ReactNode) =>
  root.render(
    <StrictMode>
      <MantineProvider
        theme={theme}
        cssVariablesResolver={cssVariables}
        colorSchemeManager={colorSchemeManager}
        defaultColorScheme="auto"
        deduplicateCssVariables={false}
      >
        {content}
        <Toasts />
      </MantineProvider>
    </StrictMode>,
  )

enter(show)
