import { Button, Group, Title } from '@mantine/core'
import { IconCashBanknote } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useSay } from '../../../../kernel/client/language/language.ts'
import { Sheet } from '../../../../kernel/client/sheet/sheet.tsx'
import { useMay } from '../../../../kernel/client/session/rights.ts'
import { DocumentNumber } from '../../../invoices/view/document-number.client.tsx'
import { paths } from '../../../paths.ts'
import { receiptVoucher } from '../receipt-voucher.contract.ts'
import styles from './head.module.css'
import { Receipts } from './receipts.client.tsx'

interface HeadSheetProps {
  /** What it is, where the page's heading does not say it. */
  number?: string
  status?: ReactNode
  customer: ReactNode
  /** The invoice for which money may come in; null for a draft. */
  receiptsOf: number | null
  /** Whether nothing is outstanding, as far as it is known. */
  settled: boolean
  /** Another way for money to come in, where there is one. */
  otherWay?: ReactNode
  /** The figures. */
  children: ReactNode
}

/** The head of an invoice's page and of its order's: whose it is, its money, its receipts, and the way to the next one. */
export function HeadSheet({
  number,
  status,
  customer,
  receiptsOf,
  settled,
  otherWay,
  children,
}: HeadSheetProps) {
  const say = useSay()
  const mayView = useMay(receiptVoucher.resource, 'view')
  const mayCreate = useMay(receiptVoucher.resource, 'create')
  return (
    <Sheet label="Money" spaced above>
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
        {receiptsOf !== null && (
          <Group gap="sm">
            {otherWay}
            {mayCreate && (
              <Button
                component={Link}
                to={paths.receiptFor(receiptsOf)}
                variant={settled ? 'default' : 'filled'}
                leftSection={<IconCashBanknote size={18} stroke={1.6} aria-hidden />}
              >
                {say('Record payment')}
              </Button>
            )}
          </Group>
        )}
      </header>
      {children}
      {mayView && receiptsOf !== null && <Receipts invoice={receiptsOf} />}
    </Sheet>
  )
}
