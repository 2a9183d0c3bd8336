import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { useTranslate } from '../../../../kernel/client/language/language.ts'
import { useWrite } from '../../../../kernel/client/cache/query.ts'
import { message } from '../../../../i18n/messages.ts'
import { formatRate } from '../../rates/rate-format.ts'
import { paths } from '../../../paths.ts'
import { receiptVoucherEndpoints } from '../../receipts/receipt-voucher.contract.ts'
import type { Line } from '../reconcile.contract.ts'
import { ReplaceByVoucher } from './replace-by-voucher.client.tsx'
import { useResolution } from './use-resolution.client.ts'

/** Sets the proposed rate on a voucher. Without a proposal, its form asks for the rate. */
export function SetRate({ line }: { line: Line }) {
  const t = useTranslate()
  const { mutateAsync: write } = useWrite(receiptVoucherEndpoints.update)
  const { busy, run } = useResolution()
  const { id, version, number, proposed_rate: rate, order, typed } = line
  if (rate === null) {
    return (
      <Button component={Link} to={paths.receiptVoucher.update(id)} variant="default" size="compact-sm">
        {t('Set exchange rate')}
      </Button>
    )
  }
  if (order !== null && typed !== null) {
    const label = message('Set rate to {rate}', { rate: formatRate(rate) })
    return <ReplaceByVoucher line={line} order={order} typed={typed} voucher={id} label={label} />
  }
  const setRate = async () => {
    const { data } = await write({ params: { id }, body: { rate: String(rate), version } })
    return {
      message: message('Rate of voucher {number} set to {rate}.', {
        number: number ?? '',
        rate: formatRate(rate),
      }),
      undo: () => write({ params: { id }, body: { rate: null, version: data.version } }),
    }
  }
  return (
    <Button variant="light" size="compact-sm" loading={busy} onClick={() => run(setRate)}>
      {t('Set rate to {rate}', { rate: formatRate(rate) })}
    </Button>
  )
}
