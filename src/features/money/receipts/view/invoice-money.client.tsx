import { Alert } from '@mantine/core'
import { useTranslate } from '../../../../kernel/client/language/language.ts'
import { formatMoney } from '../../../../kernel/contract/values/formats.ts'
import { minus } from '../../../../kernel/contract/values/money.ts'
import { OrderFigures } from '../../../orders/view/order-figures.client.tsx'
import { useOrderOf } from '../../../orders/view/use-order-of.client.ts'
import styles from '../form/receipt-form.module.css'

/** The paid and outstanding amounts of an invoice, for users who may view orders. */
export function InvoiceMoney({ invoice, invoiceNo }: { invoice: number; invoiceNo: string }) {
  const t = useTranslate()
  const order = useOrderOf(invoice)
  if (!order) return null
  return (
    <section
      data-wide
      className={styles.money}
      aria-label={t('Payment summary for {invoice_no}', { invoice_no: invoiceNo })}
    >
      <OrderFigures record={order} />
    </section>
  )
}

/** A notice that a new voucher exceeds the outstanding amount, which is allowed. */
export function MoreThanOutstanding({ invoice, brings }: { invoice: number; brings: number }) {
  const t = useTranslate()
  const order = useOrderOf(invoice)
  const over = order ? minus(brings, order.outstanding) : 0
  if (over <= 0) return null
  return (
    <Alert color="brass" role="status" p="sm">
      {t('This payment exceeds the outstanding amount by {amount}.', { amount: formatMoney(over, 'USD') })}
    </Alert>
  )
}
