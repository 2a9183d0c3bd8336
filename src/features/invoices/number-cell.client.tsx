import styles from './view/document-number.module.css'
import type { InvoiceRecord } from './invoices.contract.ts'
import { RevisionMark } from './revisions/revision-mark.client.tsx'
import { StatusBadge } from './status-badge.client.tsx'

/** The number of an invoice in a list, with what it is unless it was issued. */
export function NumberCell({ row }: { row: Pick<InvoiceRecord, 'status' | 'invoice_no' | 'revision'> }) {
  if (row.status === 'issued' && row.revision === 1) return row.invoice_no
  return (
    <span className={styles.withMark}>
      {row.status === 'issued' || row.status === 'waiting'
        ? row.invoice_no
        : row.invoice_no !== null && <s>{row.invoice_no}</s>}
      <StatusBadge status={row.status} />
      {row.revision > 1 && <RevisionMark revision={row.revision} />}
    </span>
  )
}
