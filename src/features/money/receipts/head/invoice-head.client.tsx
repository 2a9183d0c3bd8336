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
import { RecordPayment } from './record-payment.client.tsx'

/** Loaded for the few orders of which somebody has typed what is paid. */
const MadeOf = lazy(async () => ({
  default: (await import('../../../orders/view/made-of.client.tsx')).MadeOf,
}))

/** What an invoice asks for and what came of it; its number and how it stands are in the heading of its page. Whoever may not see orders is told the total alone. */
export function InvoiceHead({ record }: { record: InvoiceRecord }) {
  const t = useTranslate()
  const { id, status, grand_total } = record
  const isIssued = status === 'issued'
  const order = useOrderOf(isIssued ? id : null)
  return (
    <HeadCard customer={<CustomerLink record={record} />} receiptsOf={null}>
      {order ? (
        <>
          <OrderFigures record={order} />
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

/** The same for the order of an invoice. */
export function OrderHead({ record, otherWay }: { record: Row<typeof order>; otherWay: ReactNode }) {
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
      ways={
        <>
          {otherWay}
          <RecordPayment invoice={record.invoice} settled={record.outstanding === 0} />
        </>
      }
    >
      <OrderFigures record={record} />
      <ManualPaymentRow record={record} />
    </HeadCard>
  )
}

/** What was typed as paid, with the way to a voucher in its place. */
function ManualPaymentRow({ record }: { record: Row<typeof order> }) {
  const t = useTranslate()
  const { cancelled } = record
  const may = useMay(receiptVoucher.resource, cancelled ? 'update' : 'create')
  if (record.typed_paid === 0 && record.written_off === 0) return null
  return (
    <Suspense>
      <MadeOf order={record}>
        {may && (
          // A cancelled invoice takes no voucher: there what was typed goes on account.
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
