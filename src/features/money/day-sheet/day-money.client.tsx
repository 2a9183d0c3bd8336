import { Anchor } from '@mantine/core'
import { Link } from 'react-router'
import { useSay } from '../../../kernel/client/language/language.ts'
import { formatCount } from '../../../kernel/contract/values/formats.ts'
import { paths } from '../../paths.ts'
import { ofBox } from './amounts-of.ts'
import type { DaySheet } from './day-sheet.contract.ts'
import styles from './day-sheet.module.css'

/** What each cashier brought into each box. */
export function Takings({ takings }: { takings: DaySheet['takings'] }) {
  const say = useSay()
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{say('Cashier')}</th>
            <th scope="col">{say('Account')}</th>
            {(['Receipts', 'Came in', 'Cancelled', 'Net'] as const).map((label) => (
              <th key={label} scope="col" className={styles.figure} data-wide={label !== 'Net' || undefined}>
                {say(label)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {takings.map(({ person, account, currency, count, amount, cancelled, net }, place) => (
            // Two cashiers may be called alike; each row stays in its place.
            <tr key={place}>
              <td>
                <bdi>{person ?? say('The system')}</bdi>
              </td>
              <td>
                <bdi>{account}</bdi>
              </td>
              <td className={styles.figure} data-wide>
                {formatCount(count)}
              </td>
              <td className={styles.figure} data-wide>
                <bdi>{ofBox(amount, currency)}</bdi>
              </td>
              <td className={styles.figure} data-wide>
                {cancelled === 0 ? '–' : <bdi>{ofBox(cancelled, currency)}</bdi>}
              </td>
              <td className={styles.figure}>
                <bdi className={styles.net}>{ofBox(net, currency)}</bdi>
                {cancelled !== 0 && (
                  <span className={styles.narrow}>
                    {say('{all} came in, {cancelled} was cancelled', {
                      all: ofBox(amount, currency),
                      cancelled: ofBox(cancelled, currency),
                    })}
                  </span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** How the boxes were counted, and what was missing or too much. */
export function Closings({ closings }: { closings: DaySheet['closings'] }) {
  const say = useSay()
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
              {reopened && <> · {say('Opened again')}</>}
              {reason !== null && (
                <>
                  {' · '}
                  <bdi>{reason}</bdi>
                </>
              )}
            </span>
          </span>
          <span className={styles.amount}>
            <bdi>{ofBox(counted, currency)}</bdi>
            {difference !== 0 && (
              <span className={styles.off}>
                {say('Difference')} <bdi>{ofBox(difference, currency)}</bdi>
              </span>
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}
