import { Anchor } from '@mantine/core'
import { Link } from 'react-router'
import { useRead } from '../../../../kernel/client/cache/query.ts'
import { useTranslate } from '../../../../kernel/client/language/language.ts'
import { Detail } from '../../../../kernel/client/show/record/record-view.tsx'
import type { Row } from '../../../../kernel/contract/entity.ts'
import { translateParts } from '../../../../i18n/translate.ts'
import { paths } from '../../../paths.ts'
import { type receiptVoucher, receiptVoucherEndpoints } from '../receipt-voucher.contract.ts'

/** Links to the vouchers that were created together with this one, for the other currency. */
export function WrittenTogether({ voucher }: { voucher: Row<typeof receiptVoucher> }) {
  const t = useTranslate()
  const { id, group } = voucher
  const read = useRead(
    receiptVoucherEndpoints.list,
    { query: { group, status: 'received' } },
    { enabled: group !== null },
  )
  const others = Object.values(read.data?.results ?? {})
    .flat()
    .filter((other) => other.id !== id)
  if (group === null || others.length === 0) return null
  return (
    <Detail label="Related vouchers">
      {others.map((other) => (
        <div key={other.id}>
          {translateParts(t, '{voucher}: {amount}', {
            voucher: (
              <Anchor key="voucher" component={Link} to={paths.receiptVoucher.view(other.id)} fz="inherit">
                {t('Receipt voucher {number}', { number: other.voucher_no })}
              </Anchor>
            ),
            amount: <bdi key="amount">{other.received}</bdi>,
          })}
        </div>
      ))}
    </Detail>
  )
}
