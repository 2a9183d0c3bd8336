import { Anchor } from '@mantine/core'
import { Link } from 'react-router'
import { useTranslate } from '../../../kernel/client/language/language.ts'
import { AmountTable } from '../../../kernel/client/card/amount-table.tsx'
import { formatCount } from '../../../kernel/contract/values/formats.ts'
import { paths } from '../../paths.ts'
import { ofCashBox } from './amounts-of.ts'
import type { DailySummary } from './daily-summary.contract.ts'
import styles from './daily-summary.module.css'

/** The receipts of each cashier, by account. */
export function Takings({ takings }: { takings: DailySummary['takings'] }) {
  const t = useTranslate()
  return (
    <AmountTable
      rows={takings}
      // Cashiers may have the same name, and rows never move, so the index is the key.
      keyOf={(_, place) => place}
      columns={[
        { label: 'Cashier', kind: 'text', cell: ({ person }) => <bdi>{person ?? t('System')}</bdi> },
        { label: 'Account', kind: 'text', cell: ({ account }) => <bdi>{account}</bdi> },
        { label: 'Receipts', kind: 'amount', less: true, cell: ({ count }) => formatCount(count) },
        {
          label: 'Received|an amount',
          kind: 'amount',
          less: true,
          cell: ({ amount, currency }) => <bdi>{ofCashBox(amount, currency)}</bdi>,
        },
        {
          label: 'Cancelled',
          kind: 'amount',
          less: true,
          cell: ({ cancelled, currency }) =>
            cancelled === 0 ? '–' : <bdi>{ofCashBox(cancelled, currency)}</bdi>,
        },
        {
          label: 'Net',
          kind: 'amount',
          cell: ({ net, amount, cancelled, currency }) => (
            <>
              <bdi className={styles.net}>{ofCashBox(net, currency)}</bdi>
              {cancelled !== 0 && (
                <span className={styles.narrow}>
                  {t('{all} received, {cancelled} cancelled', {
                    all: ofCashBox(amount, currency),
                    cancelled: ofCashBox(cancelled, currency),
                  })}
                </span>
              )}
            </>
          ),
        },
      ]}
    />
  )
}

/** The cash closings of the day, with their over/short amounts. */
export function Closings({ closings }: { closings: DailySummary['closings'] }) {
  const t = useTranslate()
  return (
    <ul className={styles.rows}>
      {closings.map(({ id, account, person, currency, counted, difference, reason, reopened }) => (
        <li key={id}>
          <span className={styles.what}>
            <Anchor component={Link} to={paths.cashClose.view(id)} inherit>
              <bdi>{account}</bdi>
            </Anchor>
            <span className={styles.quiet}>
              <bdi>{person}</bdi>
              {reopened && <> · {t('Reopened')}</>}
              {reason !== null && (
                <>
                  {' · '}
                  <bdi>{reason}</bdi>
                </>
              )}
            </span>
          </span>
          <span className={styles.amount}>
            <bdi>{ofCashBox(counted, currency)}</bdi>
            {difference !== 0 && (
              <span className={styles.off}>
                {t('Over/short')} <bdi>{ofCashBox(difference, currency)}</bdi>
              </span>
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}
