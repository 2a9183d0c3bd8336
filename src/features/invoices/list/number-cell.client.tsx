import styles from './number-cell.module.css'
import type { InvoiceRecord } from '../invoices.contract.ts'
import { ShortRevision } from '../../money/ledger/revisions/revision-mark.client.tsx'
import { StateBadge } from './state-badge.client.tsx'

type Numbered = Pick<InvoiceRecord, 'status' | 'invoice_no' | 'revision'>

/** The number of an invoice with its revision, struck out if it is cancelled or declined. */
export function InvoiceNumber({ row: { status, invoice_no, revision } }: { row: Numbered }) {
  return (
    <span className={styles.withMark}>
      {status === 'issued' || status === 'waiting' ? invoice_no : invoice_no !== null && <s>{invoice_no}</s>}
      {revision > 1 && <ShortRevision revision={revision} />}
    </span>
  )
}

/** The number of an invoice with its status, for lists without a status column. */
export function NumberCell({ row }: { row: Numbered & Pick<InvoiceRecord, 'state'> }) {
  return (
    <span className={styles.withMark}>
      <InvoiceNumber row={row} />
      <StateBadge of={row} />
    </span>
  )
}
