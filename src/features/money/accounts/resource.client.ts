import { IconWallet } from '@tabler/icons-react'
import type { FeatureScreens } from '../../../kernel/client/generated-screens/own-screens.ts'
import { type LoadScreen, screen, to } from '../../../kernel/client/shell/frame/screen.ts'
import { paths } from '../../paths.ts'
import { bankAccount } from './bank-accounts.contract.ts'

const { base, table, cashBook, printCashBook } = paths.bankAccount
const mayView = to('view', bankAccount)

/**
 * The screens of accounts and cash books. Accounts are edited in a dialog. `book` loads the cash book screen, which
 * includes actions of later features.
 */
export const accountScreens = (book: LoadScreen): FeatureScreens => ({
  entity: bankAccount,
  label: bankAccount.plural,
  path: table,
  icon: IconWallet,
  within: [base],
  need: mayView,
  routes: [
    screen(
      table,
      bankAccount.plural,
      mayView,
      async () => (await import('./screens/accounts-screen.client.tsx')).AccountsScreen,
    ),
    screen(cashBook(':id'), 'Cash Book', mayView, book),
    screen(
      printCashBook(':id'),
      'Print Cash Book',
      mayView,
      async () => (await import('./cash-book/cash-book-print.client.tsx')).CashBookPrint,
    ),
  ],
})
