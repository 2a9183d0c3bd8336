import { useTranslate } from '../../../../kernel/client/language/language.ts'
import { Card } from '../../../../kernel/client/card/card.tsx'
import { formatMoney } from '../../../../kernel/contract/values/formats.ts'
import { CustomerLink } from '../../../invoices/view/customer-link.client.tsx'
import type { InvoiceRecord } from '../../../invoices/invoices.contract.ts'
import { OrderFigures } from '../../../orders/view/order-figures.client.tsx'
import { useOrderOf } from '../../../orders/view/use-order-of.client.ts'
import styles from './head.module.css'

/**
 * The customer and the figures of an invoice. Number and status are in the page heading. Users who may not view orders
 * see only the grand total.
 */
export function InvoiceHead({ record }: { record: InvoiceRecord }) {
  const t = useTranslate()
  const { id, status, grand_total } = record
  const order = useOrderOf(status === 'issued' ? id : null)
  return (
    <Card label="Money" spaced above>
      <div className={styles.customer}>
        <CustomerLink record={record} />
      </div>
      {order ? (
        <OrderFigures record={order} isMarked />
      ) : (
        <p className={styles.total}>
          {t('Grand Total {amount}', { amount: formatMoney(grand_total ?? 0, 'USD') })}
        </p>
      )}
    </Card>
  )
}
