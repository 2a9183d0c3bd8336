import { Link } from 'react-router'
import { formatMoney } from '../../kernel/contract/money.ts'
import { paths } from '../paths.ts'
import styles from './sales-by-month.module.css'
import unseen from './unseen.module.css'
import { listAddress } from './list-address.ts'

interface Month {
  month: string
  date_from: string | null
  date_to: string | null
  amount: number
  count: number
}

const inShort = new Intl.NumberFormat('en-GB', { notation: 'compact', maximumSignificantDigits: 3 })
const names = new Intl.DateTimeFormat('en-GB', { month: 'short', timeZone: 'UTC' })
const fullNames = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** Sales month after month as columns: a table, which is what it is read out as. Each month leads to its invoices. */
export function SalesByMonth({ months }: { months: readonly Month[] }) {
  const highest = Math.max(...months.map(({ amount }) => amount), 0)
  return (
    <table role="table" className={styles.months}>
      <caption className={unseen.unseen}>Sales by month, in USD</caption>
      <thead role="rowgroup" className={unseen.unseen}>
        <tr role="row">
          <th role="columnheader" scope="col">
            Sales
          </th>
          <th role="columnheader" scope="col">
            Month
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup" style={{ gridTemplateColumns: `repeat(${months.length}, minmax(0, 1fr))` }}>
        {months.map((each, index) => {
          const day = new Date(`${each.month}-01T00:00:00Z`)
          const isFirst = index === 0 || each.month.endsWith('-01')
          return (
            <tr
              key={each.month}
              role="row"
              className={styles.month}
              data-current={index === months.length - 1 || undefined}
            >
              <td role="cell">
                <span className={styles.short} aria-hidden>
                  {each.amount > 0 && inShort.format(each.amount)}
                </span>
                <span
                  className={styles.column}
                  style={{ blockSize: highest > 0 ? `${(each.amount / highest) * 86}%` : 0 }}
                  aria-hidden
                />
                <span className={styles.tip}>
                  {formatMoney(each.amount, 'USD')} · {each.count} {each.count === 1 ? 'invoice' : 'invoices'}
                </span>
              </td>
              <th role="rowheader" scope="row" aria-label={fullNames.format(day)}>
                <Link to={salesAddress(each)} className={styles.monthLink}>
                  <span className={unseen.unseen}>{fullNames.format(day)}</span>
                  <span aria-hidden>
                    {names.format(day)}
                    {isFirst && <span className={styles.year}>{each.month.slice(0, 4)}</span>}
                  </span>
                </Link>
              </th>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

/** The invoices that were issued within some dates. */
export function salesAddress({ date_from, date_to }: Pick<Month, 'date_from' | 'date_to'>): string {
  return listAddress(paths.invoice.table, { status: 'issued', date_from, date_to })
}
