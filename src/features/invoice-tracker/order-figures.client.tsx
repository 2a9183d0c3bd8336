import { useSay } from '../../kernel/client/language.ts'
import type { Row } from '../../kernel/contract/entity.ts'
import { formatDay, formatMoney } from '../../kernel/contract/formats.ts'
import type { Currency } from '../../kernel/contract/money.ts'
import type { Said } from '../../words/sentences.ts'
import { invoiceTracker } from './invoice-tracker.contract.ts'
import styles from './order-figures.module.css'
import { PastDueMark } from './past-due-mark.client.tsx'

const { fields } = invoiceTracker

/** The money of an invoice, wherever it is told: what is asked for, what is paid, what is left and until when. */
export function OrderFigures({ order }: { order: Row<typeof invoiceTracker> }) {
  const say = useSay()
  const { invoice_amount, total_paid, outstanding, received_usd, received_iqd, overpaid } = order
  return (
    <dl className={styles.figures}>
      <Amount label="Grand Total" amount={invoice_amount} />
      <Amount label={fields.total_paid.label} amount={total_paid} />
      {order.credited > 0 && <Amount label={fields.credited.label} amount={order.credited} />}
      <Amount label={fields.outstanding.label} amount={outstanding} />
      {overpaid > 0 && <Amount label={fields.overpaid.label} amount={overpaid} warns />}
      <div>
        <dt>{say(fields.due_date.label)}</dt>
        <dd>
          {formatDay(order.due_date)} {order.is_overdue && <PastDueMark />}
        </dd>
      </div>
      {/* What came in stands beside what counts as paid: the two need not agree, and dinars are not added to dollars. */}
      {received_usd > 0 && <Amount label={fields.received_usd.label} amount={received_usd} />}
      {received_iqd > 0 && <Amount label={fields.received_iqd.label} amount={received_iqd} currency="IQD" />}
    </dl>
  )
}

interface AmountProps {
  label: Said
  amount: number
  currency?: Currency
  warns?: boolean
}

/** One figure with what it is. */
function Amount({ label, amount, currency = 'USD', warns = false }: AmountProps) {
  const say = useSay()
  return (
    <div data-warns={warns || undefined}>
      <dt>{say(label)}</dt>
      <dd>{formatMoney(amount, currency)}</dd>
    </div>
  )
}
