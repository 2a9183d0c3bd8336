import { Alert, Anchor, Text, Title } from '@mantine/core'
import { useId } from 'react'
import { Link } from 'react-router'
import { formatInstant } from '../../kernel/contract/format-instant.ts'
import type { Row } from '../../kernel/contract/entity.ts'
import { formatMoney } from '../../kernel/contract/money.ts'
import { paths } from '../paths.ts'
import styles from './head/head.module.css'
import type { receiptVoucher } from './receipt-voucher.contract.ts'

interface VoucherMoneyProps {
  voucher: Row<typeof receiptVoucher>
  mayViewInvoices: boolean
}

/** What a voucher counts as and which invoices it settles; what is left of it is the customer's, on account. */
export function VoucherMoney({ voucher, mayViewInvoices }: VoucherMoneyProps) {
  const titleId = useId()
  const { usd_value, needs_rate, on_account_usd, settlements } = voucher
  return (
    <section className={styles.sheet} aria-labelledby={titleId}>
      <Title order={2} size="h4" id={titleId}>
        Counts as {formatMoney(usd_value, 'USD')}
      </Title>
      {voucher.cancelled_at !== null && (
        <Alert color="red" p="sm">
          Cancelled by {voucher.cancelled_by} on {formatInstant(voucher.cancelled_at)}:{' '}
          <bdi>{voucher.cancel_reason}</bdi>
        </Alert>
      )}
      {voucher.unknown_account && (
        <Alert color="orange" p="sm">
          <bdi>{voucher.to_account}</bdi> is no account: no balance counts this money.
        </Alert>
      )}
      {needs_rate && (
        <Alert color="orange" p="sm">
          Its dinars count nothing until the voucher gets a rate.
        </Alert>
      )}
      {settlements.map(({ invoice, invoice_no, amount_usd }) => (
        <Text key={invoice} size="sm">
          {mayViewInvoices ? (
            <Anchor component={Link} to={paths.invoice.view(invoice)} fz="inherit">
              {invoice_no}
            </Anchor>
          ) : (
            invoice_no
          )}{' '}
          <span className={styles.received}>{formatMoney(amount_usd, 'USD')}</span>
        </Text>
      ))}
      {voucher.rounding_usd !== 0 && (
        <Text size="sm">
          Rounding <span className={styles.received}>{formatMoney(voucher.rounding_usd, 'USD')}</span>
        </Text>
      )}
      {on_account_usd > 0 && (
        <Text size="sm">
          On account <span className={styles.received}>{formatMoney(on_account_usd, 'USD')}</span>
        </Text>
      )}
    </section>
  )
}
