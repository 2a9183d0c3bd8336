import type { ReactNode } from 'react'
import { useMay } from '../../../../kernel/client/session/rights.ts'
import { Card } from '../../../../kernel/client/card/card.tsx'
import type { InvoiceRecord } from '../../../invoices/invoices.contract.ts'
import { receiptVoucher } from '../receipt-voucher.contract.ts'
import styles from './head.module.css'
import { Receipts } from './receipts.client.tsx'

/** The receipts of an invoice, and below them whatever else reduced its outstanding amount. */
export function InvoiceReceipts({ record, children }: { record: InvoiceRecord; children: ReactNode }) {
  const mayView = useMay(receiptVoucher.resource, 'view')
  if (record.status !== 'issued') return null
  return (
    <Card label="Receipts" spaced above below>
      {mayView && <Receipts invoice={record.id} />}
      <div className={styles.others}>{children}</div>
    </Card>
  )
}
