import { IconFileCertificate } from '@tabler/icons-react'
import type { FeatureScreens } from '../../kernel/client/generated-screens/own-screens.ts'
import { screen } from '../../kernel/client/shell/frame/screen.ts'
import { paths } from '../paths.ts'

/** The screens of printable terms. */
export const termScreens: FeatureScreens = {
  label: 'Terms',
  path: paths.termService,
  icon: IconFileCertificate,
  within: [paths.invoiceTerm, paths.specialTerm],
  routes: [
    screen(
      paths.termService,
      'Terms of Service',
      null,
      async () => (await import('./term-service.client.tsx')).TermService,
    ),
    screen(
      paths.invoiceTerm,
      'Special Terms and Instructions',
      null,
      async () => (await import('./invoice-term.client.tsx')).InvoiceTerm,
    ),
    screen(
      paths.specialTerm,
      'Special Terms',
      null,
      async () => (await import('./special-term.client.tsx')).SpecialTerm,
    ),
  ],
}
