import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { useSay } from '../../../../kernel/client/language/language.ts'
import { useMay } from '../../../../kernel/client/session/rights.ts'
import { SetRateOfDay } from '../../rates/screens/rate-doubt.client.tsx'
import { exchangeRate } from '../../rates/exchange-rates.contract.ts'
import { paths } from '../../../paths.ts'
import type { Line } from '../reconcile.contract.ts'

/** A rate becomes that of a day that has none of its own; else the voucher is looked at, and cancelled if it is wrong. */
export function LookAtRate({ line }: { line: Line }) {
  const say = useSay()
  const maySet = useMay(exchangeRate.resource, 'create')
  const { document, id, rate, date, has_own_rate } = line
  if (maySet && !has_own_rate && rate !== null && date !== null)
    return <SetRateOfDay rate={rate} day={date} />
  const view = document === 'payment_voucher' ? paths.paymentVoucher.view : paths.receiptVoucher.view
  return (
    <Button component={Link} to={view(id)} variant="default" size="compact-sm">
      {say('Look at it')}
    </Button>
  )
}
