import styles from '../view/document-number.module.css'
import type { InvoiceRecord } from '../invoices.contract.ts'
import { RevisionMark } from '../../money/ledger/revisions/revision-mark.client.tsx'
import { StateBadge } from './state-badge.client.tsx'

/** The number of an invoice in a list, with its state. */
export function NumberCell({
  row,
}: {
  row: Pick<InvoiceRecord, 'status' | 'state' | 'invoice_no' | 'revision'>
}) {
  return (
    <span className={styles.withMark}>
      {row.status === 'issued' || row.status === 'waiting'
        ? row.invoice_no
        : row.invoice_no !== null && <s>{row.invoice_no}</s>}
      <StateBadge of={row} />
      {row.revision > 1 && <RevisionMark revision={row.revision} />}
    </span>
  )
}
