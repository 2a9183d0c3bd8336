import { Anchor, Title } from '@mantine/core'
import { Link } from 'react-router'
import { AmountTable, Details } from '../../../../kernel/client/card/amount-table.tsx'
import { useTranslate } from '../../../../kernel/client/language/language.ts'
import { useGroupedRead } from '../../../../kernel/client/cache/list-read.ts'
import { missing } from '../../../../kernel/client/show/values/value-text.ts'
import type { Row } from '../../../../kernel/contract/entity.ts'
import { formatDay, formatMoney } from '../../../../kernel/contract/values/formats.ts'
import { minus, sumOf } from '../../../../kernel/contract/values/money.ts'
import type { DisplayText } from '../../../../i18n/messages.ts'
import { DocumentStatus } from '../../ledger/document-status.client.tsx'
import { paths } from '../../../paths.ts'
import { type receiptVoucher, receiptVoucherEndpoints } from '../receipt-voucher.contract.ts'
import styles from './head.module.css'

const receiptsShown = 5

export interface ReceiptsProps {
  invoice: number
  /** The part of the paid amount that receipts and opening balances paid; the rest was recorded manually. */
  settled: number
  total_paid: number
}

/** A line of the sum that an invoice was paid. */
interface Payment {
  receipt?: Row<typeof receiptVoucher>
  label?: DisplayText
  applied: number
}

/** The receipt vouchers of an invoice, newest first: what each received and what of it was applied to this invoice. */
export function Receipts({ invoice, settled, total_paid }: ReceiptsProps) {
  const t = useTranslate()
  const { rows, count, stale, error } = useGroupedRead(receiptVoucherEndpoints.list, {
    invoice,
    page_size: receiptsShown,
  })
  // Renders nothing while loading.
  if (rows === undefined || stale || error) return null
  const receipts: Payment[] = rows.map((receipt) => {
    const applied = receipt.settlements.filter((part) => part.invoice === invoice)
    return { receipt, applied: sumOf(applied.map(({ amount_usd }) => amount_usd)) }
  })
  // Earlier receipts and opening balances.
  const others = minus(settled, sumOf(receipts.map(({ applied }) => applied)))
  const manual = minus(total_paid, settled)
  const payments: Payment[] = [
    ...receipts,
    ...(others === 0 ? [] : [{ label: 'Other applied amounts' as const, applied: others }]),
    ...(manual === 0 ? [] : [{ label: 'Manual payments' as const, applied: manual }]),
  ]
  return (
    <div className={styles.receipts}>
      <Title order={2} size="h4" mb="xs">
        {t('Receipts')}
      </Title>
      {payments.length === 0 ? (
        <p className={styles.none}>{t('No receipts yet.')}</p>
      ) : (
        <AmountTable
          columns={[
            { label: 'Receipt Voucher', kind: 'text', cell: (payment) => <PaymentName {...payment} /> },
            {
              label: 'Received|an amount',
              kind: 'amount',
              cell: ({ receipt }) => receipt && (receipt.received ?? t(missing)),
            },
            {
              label: 'Applied|an amount',
              kind: 'amount',
              cell: ({ applied }) => formatMoney(applied, 'USD'),
            },
          ]}
          rows={payments}
          keyOf={({ receipt }, place) => receipt?.id ?? -place}
          closing={{ label: 'Total Paid', amount: formatMoney(total_paid, 'USD') }}
        />
      )}
      {count > receiptsShown && (
        <Anchor component={Link} to={paths.receiptsOf(invoice)} size="sm">
          {t('View all {count} receipts', { count })}
        </Anchor>
      )}
    </div>
  )
}

function PaymentName({ receipt, label }: Payment) {
  const t = useTranslate()
  if (!receipt) return label && t(label)
  const { id, voucher_no, status, date, to_account } = receipt
  return (
    <>
      <Anchor component={Link} to={paths.receiptVoucher.view(id)} inherit>
        {t('No. {number}', { number: voucher_no })}
      </Anchor>{' '}
      {status === 'cancelled' && <DocumentStatus status={status} />}
      <Details>
        {formatDay(date)} · <bdi>{to_account}</bdi>
      </Details>
    </>
  )
}
