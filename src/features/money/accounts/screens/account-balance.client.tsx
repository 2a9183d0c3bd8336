import { useTranslate } from '../../../../kernel/client/language/language.ts'
import type { Row } from '../../../../kernel/contract/entity.ts'
import { formatAmount } from '../../../../kernel/contract/values/formats.ts'
import type { bankAccount } from '../bank-accounts.contract.ts'
import styles from './bank-accounts.module.css'

/** The balance of an account in its currency. A negative balance is marked by a word as well as in red. */
export function AccountBalance({ account }: { account: Row<typeof bankAccount> }) {
  const t = useTranslate()
  const balance = account.balance ?? 0
  return (
    <span className={styles.balance} data-negative={balance < 0 || undefined}>
      <span dir="ltr">
        <span className={styles.currency}>{account.currency}</span>{' '}
        <span className={styles.amount}>{formatAmount(balance, account.currency).replace('-', '−')}</span>
      </span>
      {balance < 0 && <span className={styles.overdrawn}>{t('Negative balance')}</span>}
    </span>
  )
}
