import { Button, Group } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { useTranslate } from '../../../../kernel/client/language/language.ts'
import { useWrite } from '../../../../kernel/client/cache/query.ts'
import { useMay } from '../../../../kernel/client/session/rights.ts'
import { message } from '../../../../i18n/messages.ts'
import { paths } from '../../../paths.ts'
import { manualPayments } from '../../../invoices/invoices.contract.ts'
import { receiptVoucher } from '../../receipts/receipt-voucher.contract.ts'
import { type Line, reconcileEndpoints } from '../reconcile.contract.ts'
import { MarkReviewed } from './mark-reviewed.client.tsx'
import { ReplaceByVoucher } from './replace-by-voucher.client.tsx'

/** Loaded when a user creates a voucher for a manual payment. */
const VoucherDialog = lazy(async () => ({
  default: (await import('./voucher-dialog.client.tsx')).VoucherDialog,
}))

/**
 * Replaces manual payments by a voucher: the proposed one, or a new one. Another user can mark them as reviewed
 * instead.
 */
export function ReplaceManualPayment({ line }: { line: Line }) {
  const mayReview = useMay(manualPayments, 'update')
  const { mutateAsync: review } = useWrite(reconcileEndpoints.reviewTyped)
  const { invoice: id, typed } = line
  return (
    <Group gap="xs">
      <Replace line={line} />
      {mayReview && id !== null && typed !== null && (
        <MarkReviewed review={() => review({ params: { id }, body: { amount_usd: String(typed) } })} />
      )}
    </Group>
  )
}

function Replace({ line }: { line: Line }) {
  const t = useTranslate()
  const [asks, setAsks] = useState(false)
  const mayCreate = useMay(receiptVoucher.resource, 'create')
  const { id, typed, voucher, voucher_no } = line
  if (typed !== null && voucher !== null) {
    const label = message('Use voucher {voucher_no}', { voucher_no: voucher_no ?? '' })
    return <ReplaceByVoucher line={line} order={id} typed={typed} voucher={voucher} label={label} />
  }
  if (typed === null || typed < 0 || !mayCreate) {
    return (
      <Button component={Link} to={paths.order.update(id)} variant="default" size="compact-sm">
        {t('Update order')}
      </Button>
    )
  }
  return (
    <>
      <Button variant="light" size="compact-sm" onClick={() => setAsks(true)}>
        {t('Create voucher')}
      </Button>
      {asks && (
        <Suspense>
          <VoucherDialog line={line} onClose={() => setAsks(false)} />
        </Suspense>
      )}
    </>
  )
}
