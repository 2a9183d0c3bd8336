import { Anchor, Badge } from '@mantine/core'
import { lazy, type ReactNode, Suspense } from 'react'
import { Link } from 'react-router'
import { useTranslate } from '../../../../kernel/client/language/language.ts'
import { useMay } from '../../../../kernel/client/session/rights.ts'
import type { Row } from '../../../../kernel/contract/entity.ts'
import { formatMoney } from '../../../../kernel/contract/values/formats.ts'
import { CustomerLink } from '../../../invoices/view/customer-link.client.tsx'
import type { InvoiceRecord } from '../../../invoices/invoices.contract.ts'
import { StateBadge } from '../../../invoices/list/state-badge.client.tsx'
import type { order } from '../../../orders/orders.contract.ts'
import { orderStatuses } from '../../../orders/orders.contract.ts'
import { OrderFigures } from '../../../orders/view/order-figures.client.tsx'
import { useOrderOf } from '../../../orders/view/use-order-of.client.ts'
import { paths } from '../../../paths.ts'
import { receiptVoucher } from '../receipt-voucher.contract.ts'
import styles from './head.module.css'
import { HeadCard } from './head-card.client.tsx'

/** Loaded only for the few orders with manual payments or write-offs. */
const MadeOf = lazy(async () => ({
  default: (await import('../../../orders/view/made-of.client.tsx')).MadeOf,
}))

/**
 * The figures of an invoice. Number and status are in the page heading. Users who may not view orders see only the
 * grand total.
 */
export function InvoiceHead({ record }: { record: InvoiceRecord }) {
  const t = useTranslate()
  const { id, status, grand_total } = record
  const isIssued = status === 'issued'
  const order = useOrderOf(isIssued ? id : null)
  return (
    <HeadCard customer={<CustomerLink record={record} />} receiptsOf={null}>
      {order ? (
        <>
          <OrderFigures record={order} isMarked />
          <ManualPaymentRow record={order} />
        </>
      ) : (
        <p className={styles.total}>
          {t('Grand Total {amount}', { amount: formatMoney(grand_total ?? 0, 'USD') })}
        </p>
      )}
    </HeadCard>
  )
}

/** The head card of an order; `receive` is the button to receive money. */
export function OrderHead({ record, receive }: { record: Row<typeof order>; receive: ReactNode }) {
  const t = useTranslate()
  return (
    <HeadCard
      number={record.invoice_number}
      status={
        record.cancelled ? (
          <StateBadge of={{ status: 'cancelled', state: 'cancelled' }} />
        ) : (
          <Badge variant="light">{t(orderStatuses[record.status])}</Badge>
        )
      }
      customer={<bdi>{record.customer_name}</bdi>}
      receiptsOf={record.cancelled ? null : record.invoice}
      ways={record.outstanding > 0 && receive}
    >
      <OrderFigures record={record} />
      <ManualPaymentRow record={record} />
    </HeadCard>
  )
}

/** The manual payment of an order, with a link to replace it with a receipt. */
function ManualPaymentRow({ record }: { record: Row<typeof order> }) {
  const t = useTranslate()
  const { cancelled } = record
  const may = useMay(receiptVoucher.resource, cancelled ? 'update' : 'create')
  if (record.typed_paid === 0 && record.written_off === 0) return null
  return (
    <Suspense>
      <MadeOf order={record}>
        {may && (
          // A cancelled invoice takes no receipt: there, To Reconcile turns the manual payment into unapplied credit.
          <Anchor
            component={Link}
            to={cancelled ? paths.reconcile : paths.receiptForManualPayment(record.invoice)}
            fz="inherit"
          >
            {t('Replace with receipt voucher')}
          </Anchor>
        )}
      </MadeOf>
    </Suspense>
  )
}
