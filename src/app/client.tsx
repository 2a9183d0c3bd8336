import '../kernel/client/look/base.css'
import '../kernel/client/fonts/fonts.css'
import '@mantine/core/styles/baseline.layer.css'
import '@mantine/core/styles/global.layer.css'
import { DirectionProvider, MantineProvider, useDirection } from '@mantine/core'
import { type ReactNode, StrictMode, useLayoutEffect, useMemo } from 'react'
import { createRoot } from 'react-dom/client'
import { call } from '../kernel/client/calls/call.ts'
import { connectAccount } from '../kernel/client/session/account.ts'
import { replaceFirstFrame } from '../kernel/client/look/first-frame.ts'
import { printInLight } from '../kernel/client/look/print-in-light.ts'
import { Toasts } from '../kernel/client/shell/messages/toasts.tsx'
import { colorSchemeManager, cssVariables, themeIn } from '../kernel/client/look/theme.ts'
import { logout, refresh, whoAmI } from '../features/people/sessions/session.contract.ts'
import { languages } from '../i18n/languages.ts'
import {
  shownLanguage,
  showLanguage,
  TranslateContext,
  useCurrentTranslate,
  wantedLanguage,
} from '../kernel/client/language/language.ts'
import { enter } from './entrance.tsx'

connectAccount({
  refresh: (token) => call(refresh, { body: { refresh: token } }),
  confirm: async () => (await import('../features/people/account/confirm-password.client.ts')).askPassword(),
  signOut: () => call(logout),
  whoAmI: () => call(whoAmI),
  keepLanguage: async (language) =>
    (await import('../features/people/keep-language.client.ts')).keepLanguage(language),
})

const place = document.getElementById('root')
if (!place) throw new Error('The page has no element to put the screens in')
replaceFirstFrame(place)
printInLight()
const root = createRoot(place)

/** Passes the language's direction and texts on to Mantine. */
function Dressed({ children }: { children: ReactNode }) {
  const t = useCurrentTranslate()
  const { setDirection } = useDirection()
  const { direction } = languages[t.language]
  useLayoutEffect(() => setDirection(direction), [direction, setDirection])
  return (
    <TranslateContext value={t}>
      <MantineProvider
        theme={useMemo(() => themeIn(t), [t])}
        cssVariablesResolver={cssVariables}
        colorSchemeManager={colorSchemeManager}
        defaultColorScheme="auto"
        deduplicateCssVariables={false}
      >
        {children}
      </MantineProvider>
    </TranslateContext>
  )
}

const show = (content: ReactNode) =>
  root.render(
    <StrictMode>
      <DirectionProvider initialDirection={languages[shownLanguage()].direction} detectDirection={false}>
        <Dressed>
          {content}
          <Toasts />
        </Dressed>
      </DirectionProvider>
    </StrictMode>,
  )

// If a catalog cannot be loaded, the program starts in English.
showLanguage(wantedLanguage())
  .catch(() => showLanguage('en'))
  .finally(() => enter(show))
