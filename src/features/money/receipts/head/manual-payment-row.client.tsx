import { Anchor } from '@mantine/core'
import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import { useTranslate } from '../../../../kernel/client/language/language.ts'
import { useMay } from '../../../../kernel/client/session/rights.ts'
import type { Row } from '../../../../kernel/contract/entity.ts'
import type { order } from '../../../orders/orders.contract.ts'
import { paths } from '../../../paths.ts'
import { receiptVoucher } from '../receipt-voucher.contract.ts'

/** Loaded only for the few orders with manual payments or write-offs. */
const MadeOf = lazy(async () => ({
  default: (await import('../../../orders/view/made-of.client.tsx')).MadeOf,
}))

/** The manual payment of an order, with a link to replace it with a receipt. */
export function ManualPaymentRow({ record }: { record: Row<typeof order> }) {
  const t = useTranslate()
  const { cancelled } = record
  const may = useMay(receiptVoucher.resource, cancelled ? 'update' : 'create')
  if (record.typed_paid === 0 && record.written_off === 0) return null
  return (
    <Suspense>
      <MadeOf order={record}>
        {may && (
          // A cancelled invoice takes no receipt: there, To Reconcile turns the manual payment into unapplied credit.
          <Anchor
            component={Link}
            to={cancelled ? paths.reconcile : paths.receiptForManualPayment(record.invoice)}
            fz="inherit"
          >
            {t('Replace with receipt voucher')}
          </Anchor>
        )}
      </MadeOf>
    </Suspense>
  )
}
