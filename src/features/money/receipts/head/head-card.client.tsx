import { Group, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { Card } from '../../../../kernel/client/card/card.tsx'
import { useMay } from '../../../../kernel/client/session/rights.ts'
import { DocumentNumber } from '../../../invoices/view/document-number.client.tsx'
import { receiptVoucher } from '../receipt-voucher.contract.ts'
import styles from './head.module.css'
import { Receipts } from './receipts.client.tsx'

interface HeadCardProps {
  /** The number, if the page heading does not show it. */
  number?: string
  status?: ReactNode
  customer: ReactNode
  /** The invoice whose receipts are shown; null if they are shown elsewhere or cannot exist. */
  receiptsOf: number | null
  /** Links to record a payment, if the page does not show them elsewhere. */
  ways?: ReactNode
  /** The figures of the card. */
  children: ReactNode
}

/**
 * The head card of an invoice or an order: customer and figures, and for an order also its receipts and the links to
 * record a payment.
 */
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
