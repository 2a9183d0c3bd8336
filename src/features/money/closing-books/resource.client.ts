import { IconBookOff } from '@tabler/icons-react'
import { oneScreen } from '../../../kernel/client/generated-screens/own-screens.ts'
import { paths } from '../../paths.ts'
import { closingRight } from './closing-books-right.contract.ts'

const need = { resource: closingRight, verb: 'view' } as const

/** The screen Closing the books. */
export const closingBooksScreens = oneScreen(
  {
    label: 'Close the Books',
    path: paths.books,
    icon: IconBookOff,
    need,
  },
  async () => (await import('./closing-books.client.tsx')).ClosingBooks,
)
