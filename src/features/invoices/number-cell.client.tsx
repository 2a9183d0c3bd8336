import styles from './document-number.module.css'
import type { InvoiceRecord } from './invoices.contract.ts'
import { StatusBadge } from './status-badge.client.tsx'

/** The number of an invoice in a list, with what it is unless it was issued. */
export function NumberCell({ row }: { row: Pick<InvoiceRecord, 'status' | 'invoice_no'> }) {
  if (row.status === 'issued') return row.invoice_no
  return (
    <span className={styles.withMark}>
      {row.invoice_no !== null && <s>{row.invoice_no}</s>}
      <StatusBadge status={row.status} />
    </span>
  )
}
