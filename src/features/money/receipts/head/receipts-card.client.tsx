import type { ReactNode } from 'react'
import { useMay } from '../../../../kernel/client/session/rights.ts'
import { Card } from '../../../../kernel/client/card/card.tsx'
import { receiptVoucher } from '../receipt-voucher.contract.ts'
import styles from './head.module.css'
import { Receipts, type ReceiptsProps } from './receipts.client.tsx'

/** The receipts of an invoice, and below them whatever else reduced its outstanding amount. */
export function ReceiptsCard({ children, ...ofInvoice }: ReceiptsProps & { children?: ReactNode }) {
  const mayView = useMay(receiptVoucher.resource, 'view')
  return (
    <div className={styles.money}>
      <Card label="Receipts" spaced above below>
        {mayView && <Receipts {...ofInvoice} />}
        <div className={styles.others}>{children}</div>
      </Card>
    </div>
  )
}
