import { Alert } from '@mantine/core'
import { useRead } from '../../kernel/client/query.ts'
import { useMay } from '../../kernel/client/rights.ts'
import { formatMoney, minus } from '../../kernel/contract/money.ts'
import { invoiceTracker, invoiceTrackerEndpoints } from '../invoice-tracker/invoice-tracker.contract.ts'
import styles from './receipt-form.module.css'

interface InvoiceName {
  invoice: number
  invoiceNo: string
}

/** The order of an invoice; undefined as long as it is not there, and for those who may not see orders. */
function useOrder({ invoice, invoiceNo }: InvoiceName) {
  const mayView = useMay(invoiceTracker.resource, 'view')
  const read = useRead(
    invoiceTrackerEndpoints.list,
    { query: { search: invoiceNo, page: 1 } },
    { enabled: mayView && invoiceNo !== '' },
  )
  return read.data?.results.find((row) => row.invoice === invoice)
}

/** How much of the invoice is paid and how much is left. */
export function InvoiceMoney(props: InvoiceName) {
  const order = useOrder(props)
  if (!order) return null
  const figures = [
    { label: 'Invoice Amount', value: formatMoney(order.invoice_amount, 'USD') },
    { label: 'Total Paid', value: formatMoney(order.total_paid, 'USD') },
    { label: 'Outstanding', value: formatMoney(order.outstanding, 'USD') },
    ...receipts(order),
  ]
  return (
    <section data-wide aria-label={`Money of ${props.invoiceNo}`}>
      <dl className={styles.figures}>
        {figures.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** What earlier vouchers brought, which the order may not count as paid yet. */
function receipts({ received_usd, received_iqd }: { received_usd: number; received_iqd: number }) {
  return [
    ...(received_usd > 0 ? [{ label: 'Received by Vouchers', value: formatMoney(received_usd, 'USD') }] : []),
    ...(received_iqd > 0
      ? [{ label: 'Received by Vouchers, IQD', value: formatMoney(received_iqd, 'IQD') }]
      : []),
  ]
}

/** Says when a new voucher brings more dollars than are outstanding, which is allowed. */
export function MoreThanOutstanding({ brings, ...invoice }: InvoiceName & { brings: number }) {
  const order = useOrder(invoice)
  const over = order ? minus(brings, order.outstanding) : 0
  if (over <= 0) return null
  return (
    <Alert color="brass" role="status" p="sm">
      This is {formatMoney(over, 'USD')} more than the outstanding amount.
    </Alert>
  )
}
