import { Button, Group } from '@mantine/core'
import { Link } from 'react-router'
import { useTranslate } from '../../../../kernel/client/language/language.ts'
import { useWrite } from '../../../../kernel/client/cache/query.ts'
import { useMay } from '../../../../kernel/client/session/rights.ts'
import { SetRateOfDay } from '../../rates/screens/rate-warning.client.tsx'
import { rateOverrides } from '../../rates/rate-overrides.contract.ts'
import { exchangeRate } from '../../rates/exchange-rates.contract.ts'
import { needsOverride } from '../../rates/rate-format.ts'
import { paths } from '../../../paths.ts'
import { type Line, reconcileEndpoints } from '../reconcile.contract.ts'
import { MarkReviewed } from './mark-reviewed.client.tsx'

/**
 * The resolutions of a rate override: make it the daily rate of a day that has none, or view the document, to cancel it
 * if the rate is wrong. It stays listed until another user, who may override rates, marks it as reviewed.
 */
export function ReviewRate({ line }: { line: Line }) {
  const t = useTranslate()
  const maySet = useMay(exchangeRate.resource, 'create')
  const maySee = useMay(rateOverrides, 'update')
  const { document, id, rate, day_rate, date, has_own_rate } = line
  const isInReach = maySee || (rate !== null && day_rate !== null && !needsOverride(rate, day_rate))
  const view = document === 'payment_voucher' ? paths.paymentVoucher.view : paths.receiptVoucher.view
  return (
    <Group gap="xs">
      {maySet && isInReach && !has_own_rate && rate !== null && date !== null ? (
        <SetRateOfDay rate={rate} day={date} reason={line.reason} />
      ) : (
        <Button component={Link} to={view(id)} variant="default" size="compact-sm">
          {t('View document')}
        </Button>
      )}
      {maySee && <MarkSeen line={line} />}
    </Group>
  )
}

function MarkSeen({ line: { document, id, rate } }: { line: Line }) {
  const { mutateAsync: see } = useWrite(reconcileEndpoints.reviewRate)
  if (rate === null || (document !== 'receipt_voucher' && document !== 'payment_voucher')) return null
  const body = { document, rate: String(rate) }
  return <MarkReviewed review={() => see({ params: { id }, body })} />
}
