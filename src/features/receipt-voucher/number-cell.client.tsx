import { Badge } from '@mantine/core'
import type { Row } from '../../kernel/contract/entity.ts'
import { useSay } from '../../kernel/client/language.ts'
import styles from '../invoices/document-number.module.css'
import { receiptStatuses, type receiptVoucher } from './receipt-voucher.contract.ts'

/** The number of a receipt in a list; of one that counts no more, struck out and with the word for it. */
export function NumberCell({
  row: { voucher_no, status },
}: {
  row: Pick<Row<typeof receiptVoucher>, 'voucher_no' | 'status'>
}) {
  const say = useSay()
  if (status === 'received') return voucher_no
  return (
    <span className={styles.withMark}>
      <s>{voucher_no}</s>
      <Badge variant="light" color="gray" size="sm" flex="none" miw="max-content">
        {say(receiptStatuses[status])}
      </Badge>
    </span>
  )
}
