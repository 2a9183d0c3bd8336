import { PageHeading } from '../../../../kernel/client/show/page-heading.tsx'
import { AccountTable } from './account-table.client.tsx'
import { bankAccount } from '../bank-accounts.contract.ts'

/** The accounts and cash boxes, each of which leads to its cash book. */
export function AccountsScreen() {
  return (
    <>
      <PageHeading title={bankAccount.plural} />
      <AccountTable />
    </>
  )
}
