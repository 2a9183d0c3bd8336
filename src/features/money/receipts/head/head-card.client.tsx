import { Group, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { Card } from '../../../../kernel/client/card/card.tsx'
import { useMay } from '../../../../kernel/client/session/rights.ts'
import { DocumentNumber } from '../../../invoices/view/document-number.client.tsx'
import { receiptVoucher } from '../receipt-voucher.contract.ts'
import styles from './head.module.css'
import { Receipts } from './receipts.client.tsx'

interface HeadCardProps {
  /** What it is, where the page's heading does not say it. */
  number?: string
  status?: ReactNode
  customer: ReactNode
  /** The invoice whose receipts stand here; null where they stand elsewhere, or can be none. */
  receiptsOf: number | null
  /** How money comes in, where it is not said elsewhere. */
  ways?: ReactNode
  /** The figures. */
  children: ReactNode
}

/** The head of an invoice's page and of its order's: whose it is and its money; of an order also its receipts, and the ways to the next one. */
export function HeadCard({ number, status, customer, receiptsOf, ways, children }: HeadCardProps) {
  const mayView = useMay(receiptVoucher.resource, 'view')
  return (
    <Card label="Money" spaced above>
      <header className={styles.top}>
        <div className={styles.who}>
          {number !== undefined && (
            <Title order={2} size="h4">
              <DocumentNumber number={number} />
            </Title>
          )}
          {status}
          <span className={styles.customer}>{customer}</span>
        </div>
        {receiptsOf !== null && ways && <Group gap="sm">{ways}</Group>}
      </header>
      {children}
      {mayView && receiptsOf !== null && <Receipts invoice={receiptsOf} />}
    </Card>
  )
}
