import { IconBookUpload } from '@tabler/icons-react'
import { screens } from '../../../kernel/client/plain-screens/screens.ts'
import { screen, to } from '../../../kernel/client/shell/frame/screen.ts'
import { paths } from '../../paths.ts'
import { opening, openingEndpoints } from './opening.contract.ts'

const plain = screens(opening, {
  endpoints: openingEndpoints,
  at: paths.opening,
  title: opening.plural,
  icon: IconBookUpload,
  own: {
    table: async () => (await import('./opening-table.client.tsx')).OpeningTable,
    create: async () => (await import('./opening-form.client.tsx')).OpeningCreate,
    update: async () => (await import('./opening-form.client.tsx')).OpeningUpdate,
    view: async () => (await import('./opening-view.client.tsx')).OpeningView,
  },
})

/** The opening documents, and the file that they come from. */
export const openingScreens = {
  ...plain,
  routes: [
    ...plain.routes,
    screen(
      paths.opening.import,
      'Import Opening Documents',
      to('create', opening),
      async () => (await import('./opening-import.client.tsx')).OpeningImport,
    ),
  ],
}
