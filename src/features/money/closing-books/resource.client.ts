import { IconBookOff } from '@tabler/icons-react'
import type { FeatureScreens } from '../../../kernel/client/plain-screens/own-screens.ts'
import { screen } from '../../../kernel/client/shell/frame/screen.ts'
import { paths } from '../../paths.ts'
import { closingRight } from './closing-books.contract.ts'

const need = { resource: closingRight, verb: 'view' } as const

/** Up to which day the books are closed. */
export const closingBooksScreens: FeatureScreens = {
  label: 'Closing the books',
  path: paths.books,
  icon: IconBookOff,
  need,
  routes: [
    screen(
      paths.books,
      'Closing the books',
      need,
      async () => (await import('./closing-books.client.tsx')).ClosingBooks,
    ),
  ],
}
