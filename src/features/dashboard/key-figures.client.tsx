import { Link } from 'react-router'
import { KeyFigure } from '../../kernel/client/card/key-figures.tsx'
import { useTranslate } from '../../kernel/client/language/language.ts'
import { currencies, sumOf } from '../../kernel/contract/values/money.ts'
import { formatCount, formatMoney, formats } from '../../kernel/contract/values/formats.ts'
import { type Message, message } from '../../i18n/messages.ts'
import { signedSums } from '../money/reconcile/signed-sums.ts'
import { type GroupKind, linesToReconcile } from '../money/reconcile/reconcile.contract.ts'
import { orderStatuses } from '../orders/orders.contract.ts'
import { paths } from '../paths.ts'
import type { DashboardPart } from './dashboard.contract.ts'
import styles from './key-figures.module.css'
import { useListAddress } from './own.client.ts'
import { useSalesAddress } from './sales/sales-by-month.client.tsx'

const { table } = paths.order

export const ordersIn = (count: number): Message => message('{count} orders', { count })

/** The groups of To Reconcile whose amounts are in no balance. */
const inNoAccount: ReadonlySet<GroupKind> = new Set([
  'unknown_account',
  'other_currency',
  'no_cash_box',
  'on_the_way',
])

type BesideOrders = Pick<DashboardPart<'overdue'>, 'openings' | 'without_order'>

/** The outstanding amount of orders; what belongs to no order is shown separately. */
export function OutstandingFigure({ part }: { part: DashboardPart<'outstanding'> }) {
  const t = useTranslate()
  const listAddress = useListAddress()
  const { amount, count } = part.orders
  return (
    <KeyFigure
      label="Outstanding"
      amounts={[formatMoney(amount, 'USD')]}
      to={listAddress(table, { unpaid: true })}
    >
      {t(ordersIn(count))}
      <WithoutOrder
        {...part}
        line={(sum, items) => message('Also outstanding: {amount} · {items}', { amount: sum, items })}
      />
    </KeyFigure>
  )
}

/** Orders past their due date; past due amounts that belong to no order are shown separately. */
export function PastDueFigure({ part }: { part: DashboardPart<'overdue'> }) {
  const t = useTranslate()
  const listAddress = useListAddress()
  return (
    <KeyFigure
      label="Past due"
      amounts={[formatMoney(part.amount, 'USD')]}
      to={listAddress(table, { overdue: true })}
    >
      {t(ordersIn(part.count))}
      <WithoutOrder
        {...part}
        line={(sum, items) => message('Also past due: {amount} · {items}', { amount: sum, items })}
      />
    </KeyFigure>
  )
}

/** The opening balances and other amounts that no list of orders contains; `line` makes the text of each. */
function WithoutOrder({
  openings,
  without_order: others,
  line,
}: BesideOrders & { line(amount: string, items: Message): Message }) {
  const t = useTranslate()
  const parts = [
    { ...openings, items: message('{count} opening balances', openings) },
    { ...others, items: message('{count} items without an order', others) },
  ]
  return parts
    .filter(({ count }) => count > 0)
    .map(({ amount, items }) => <span key={items.key}>{t(line(formatMoney(amount, 'USD'), items))}</span>)
}

/** Net sales of this month, and of the last month below. */
export function NetSalesFigure({ part: { months } }: { part: DashboardPart<'sales'> }) {
  const t = useTranslate()
  const salesAddress = useSalesAddress()
  const [last, current] = months.slice(-2)
  if (!last || !current) return null
  return (
    <KeyFigure
      label="Net sales this month"
      amounts={[formatMoney(current.amount, 'USD')]}
      to={salesAddress(current)}
    >
      <Link to={salesAddress(last)}>
        {t('{month}: {amount}', {
          month: formats(t).month(last.month),
          amount: formatMoney(last.amount, 'USD'),
        })}
      </Link>
    </KeyFigure>
  )
}

/** The balances of all accounts by currency, the amounts that are in no account, and the number to reconcile. */
export function CashFigure({
  part: { results },
  reconcile,
}: {
  part: DashboardPart<'accounts'>
  reconcile: DashboardPart<'to_reconcile'> | undefined
}) {
  const t = useTranslate()
  const amounts = Object.values(currencies)
    .map((currency) => ({ currency, of: results.filter((account) => account.currency === currency) }))
    .filter(({ of }) => of.length > 0)
    .map(({ currency, of }) => formatMoney(sumOf(of.map(({ balance }) => balance ?? 0)), currency))
  const withoutAccount = (reconcile?.groups ?? []).filter(
    ({ kind, count }) => count > 0 && inNoAccount.has(kind),
  )
  const sums = signedSums({
    usd: sumOf(withoutAccount.map(({ usd }) => usd)),
    iqd: sumOf(withoutAccount.map(({ iqd }) => iqd)),
  })
  const count = linesToReconcile(reconcile?.groups ?? [])
  return (
    <KeyFigure label="Cash" amounts={amounts} to={paths.bankAccount.table}>
      {withoutAccount.length > 0 && (
        <span>
          {t('Not in any account: {amount}', {
            amount:
              sums ||
              t('{count} entries', { count: withoutAccount.reduce((all, { count }) => all + count, 0) }),
          })}
        </span>
      )}
      {count > 0 && <Link to={paths.reconcile}>{t('{count} to reconcile', { count })}</Link>}
    </KeyFigure>
  )
}

/** The number of orders in each status that has any; each leads to its orders. */
export function OrdersFigure({ part: { statuses } }: { part: DashboardPart<'orders'> }) {
  const t = useTranslate()
  const listAddress = useListAddress()
  return (
    <KeyFigure label="Orders by status" to={listAddress(table, { view: 'board' })} wide>
      <ul className={styles.statuses}>
        {statuses
          .filter(({ count }) => count > 0)
          .map(({ status, count }) => (
            <li key={status}>
              <Link to={listAddress(table, { status })}>
                {t(orderStatuses[status])} <b>{formatCount(count)}</b>
              </Link>
            </li>
          ))}
      </ul>
    </KeyFigure>
  )
}
