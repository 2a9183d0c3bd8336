import { Link } from 'react-router'
import { useTranslate } from '../../../kernel/client/language/language.ts'
import { formatMoney, formats } from '../../../kernel/contract/values/formats.ts'
import { languages } from '../../../i18n/languages.ts'
import { paths } from '../../paths.ts'
import styles from './sales-by-month.module.css'
import { takenBack } from '../taken-back.ts'
import visually from '../visually-hidden.module.css'
import { useListAddress } from '../own.client.ts'

interface Month {
  month: string
  date_from: string | null
  date_to: string | null
  amount: number
  gross: number
  taken_back: number
  count: number
}

/** Sales by month as columns, as a table for screen readers. Each month is a link to its invoices. */
export function SalesByMonth({ months }: { months: readonly Month[] }) {
  const t = useTranslate()
  const salesAddress = useSalesAddress()
  const { month, monthShort, short } = formats(t)
  const { direction } = languages[t.language]
  const highest = Math.max(...months.map(({ amount }) => amount), 0)
  return (
    <table role="table" className={styles.months}>
      <caption className={visually.hidden}>{t('Sales by month, in USD')}</caption>
      <thead role="rowgroup" className={visually.hidden}>
        <tr role="row">
          <th role="columnheader" scope="col">
            {t('Net sales')}
          </th>
          <th role="columnheader" scope="col">
            {t('Month')}
          </th>
        </tr>
      </thead>
      {/* Time runs from left to right in every language. */}
      <tbody
        role="rowgroup"
        dir="ltr"
        style={{ gridTemplateColumns: `repeat(${months.length}, minmax(0, 1fr))` }}
      >
        {months.map((each, index) => {
          const name = month(each.month)
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
                  {each.amount > 0 && short(each.amount)}
                </span>
                <span
                  className={styles.column}
                  style={{ blockSize: highest > 0 ? `${(Math.max(0, each.amount) / highest) * 86}%` : 0 }}
                  aria-hidden
                />
                <span className={styles.tip}>
                  <bdi dir={direction}>
                    {formatMoney(each.amount, 'USD')} · {t('{count} invoices', { count: each.count })}
                    <TakenBack month={each} />
                  </bdi>
                </span>
              </td>
              <th role="rowheader" scope="row" aria-label={name}>
                <Link to={salesAddress(each)} className={styles.monthLink}>
                  <span className={visually.hidden}>{name}</span>
                  <span aria-hidden>
                    <span className={styles.name}>{monthShort(Number(each.month.slice(5)))}</span>
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

function TakenBack({ month }: { month: Month }) {
  const t = useTranslate()
  const note = takenBack(month)
  return note && <> · {t(note)}</>
}

/**
 * Returns the function that makes the address of the invoices sold within dates, to one customer or all; that list
 * shows returns beside sales.
 */
export function useSalesAddress() {
  const listAddress = useListAddress()
  return (
    { date_from, date_to }: Pick<Month, 'date_from' | 'date_to'>,
    customer: number | null = null,
  ): string => listAddress(paths.invoice.table, { sold: true, customer, date_from, date_to })
}
