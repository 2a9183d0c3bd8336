import { UnstyledButton } from '@mantine/core'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { Row } from '../../../../kernel/contract/entity.ts'
import { AccountBalance } from './account-balance.client.tsx'
import type { bankAccount } from '../bank-accounts.contract.ts'
import styles from './bank-accounts.module.css'

/** Loaded when a user opens an account. */
const AccountDialog = lazy(async () => ({
  default: (await import('./account-dialog.client.tsx')).AccountDialog,
}))

type BankAccount = Row<typeof bankAccount>

interface AccountCardsProps {
  accounts: readonly BankAccount[]
  /** The links to the vouchers of an account; a later feature provides them. */
  vouchers: (account: BankAccount) => ReactNode
}

/** A card with the balance of each account. Selecting one opens its details. */
export function AccountCards({ accounts, vouchers }: AccountCardsProps) {
  const [opened, setOpened] = useState<number | null>(null)
  const account = accounts.find(({ id }) => id === opened)
  return (
    <>
      <ul className={styles.cards}>
        {accounts.map((each) => (
          <li key={each.id}>
            <UnstyledButton className={styles.card} onClick={() => setOpened(each.id)}>
              <span className={styles.name} dir="auto">
                {each.name}
              </span>
              <span className={styles.bank} dir="auto">
                {each.bank}
                {each.bank && each.account_number && ' · '}
                {/* In Arabic text, the digit groups of a number would change places. */}
                <bdi>{each.account_number}</bdi>
              </span>
              <AccountBalance account={each} />
            </UnstyledButton>
          </li>
        ))}
      </ul>
      {account && (
        <Suspense>
          <AccountDialog account={account} onClose={() => setOpened(null)}>
            {vouchers(account)}
          </AccountDialog>
        </Suspense>
      )}
    </>
  )
}
