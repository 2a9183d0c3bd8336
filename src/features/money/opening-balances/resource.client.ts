import { IconBookUpload } from '@tabler/icons-react'
import { screens } from '../../../kernel/client/generated-screens/screens.ts'
import type { FeatureScreens } from '../../../kernel/client/generated-screens/own-screens.ts'
import { type LoadScreen, screen, to } from '../../../kernel/client/shell/frame/screen.ts'
import { paths } from '../../paths.ts'
import { opening, openingEndpoints } from './opening.contract.ts'

/**
 * The screens of customer opening balances and their import. `view` loads the view, which includes parts of later
 * features.
 */
export function openingScreens(view: LoadScreen): FeatureScreens {
  const plain = screens(opening, {
    endpoints: openingEndpoints,
    at: paths.opening,
    title: opening.plural,
    icon: IconBookUpload,
    own: {
      table: async () => (await import('./opening-table.client.tsx')).OpeningTable,
      create: async () => (await import('./opening-form.client.tsx')).OpeningCreate,
      update: async () => (await import('./opening-form.client.tsx')).OpeningUpdate,
      view: view,
    },
  })
  return {
    ...plain,
    routes: [
      ...plain.routes,
      screen(
        paths.opening.import,
        'Import Opening Balances',
        to('create', opening),
        async () => (await import('./opening-import.client.tsx')).OpeningImport,
      ),
    ],
  }
}
