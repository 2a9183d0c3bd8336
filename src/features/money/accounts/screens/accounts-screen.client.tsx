import { AccountTable } from './account-table.client.tsx'
import { bankAccount } from '../bank-accounts.contract.ts'

/** The screen of accounts and cash boxes, each with a link to its cash book. */
export function AccountsScreen() {
  return <AccountTable heading={bankAccount.plural} />
}
