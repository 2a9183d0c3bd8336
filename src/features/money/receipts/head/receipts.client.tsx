import { Anchor, Title } from '@mantine/core'
import { useId } from 'react'
import { Link } from 'react-router'
import { useTranslate } from '../../../../kernel/client/language/language.ts'
import { useGroupedRead } from '../../../../kernel/client/cache/list-read.ts'
import { missing } from '../../../../kernel/client/show/values/value-text.ts'
import { formatDay } from '../../../../kernel/contract/values/formats.ts'
import { paths } from '../../../paths.ts'
import { receiptVoucherEndpoints } from '../receipt-voucher.contract.ts'
import styles from './head.module.css'

const receiptsShown = 5

/** The receipt vouchers of an invoice, newest first. */
export function Receipts({ invoice }: { invoice: number }) {
  const t = useTranslate()
  const titleId = useId()
  const { rows, count, stale, error } = useGroupedRead(receiptVoucherEndpoints.list, {
    invoice,
    page_size: receiptsShown,
  })
  // Renders nothing while loading.
  if (rows === undefined || stale || error) return null
  return (
    <div className={styles.receipts}>
      <Title order={3} size="h6" id={titleId}>
        {t('Receipts')}
      </Title>
      {count === 0 ? (
        <p className={styles.none}>{t('No receipts yet.')}</p>
      ) : (
        <ul aria-labelledby={titleId}>
          {rows.map((receipt) => (
            <li key={receipt.id}>
              <Anchor component={Link} to={paths.receiptVoucher.view(receipt.id)} fz="inherit">
                {t('No. {number}', { number: receipt.voucher_no })}
              </Anchor>
              <span>{formatDay(receipt.date)}</span>
              <span className={styles.received}>{receipt.received ?? t(missing)}</span>
              <bdi className={styles.quiet}>{receipt.to_account}</bdi>
            </li>
          ))}
        </ul>
      )}
      {count > receiptsShown && (
        <Anchor component={Link} to={paths.receiptsOf(invoice)} size="sm">
          {t('View all {count} receipts', { count })}
        </Anchor>
      )}
    </div>
  )
}
