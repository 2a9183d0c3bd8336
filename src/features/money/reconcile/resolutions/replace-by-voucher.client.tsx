import { Button } from '@mantine/core'
import { useTranslate } from '../../../../kernel/client/language/language.ts'
import { useWrite } from '../../../../kernel/client/cache/query.ts'
import type { DisplayText } from '../../../../i18n/messages.ts'
import { orderEndpoints } from '../../../orders/orders.contract.ts'
import { receiptVoucherEndpoints } from '../../receipts/receipt-voucher.contract.ts'
import { type Line, reconcileEndpoints } from '../reconcile.contract.ts'
import { undoReplacement } from './undo-replacement.ts'
import { useResolution } from './use-resolution.client.ts'

interface TakePlaceOfManualPaymentProps {
  line: Line
  order: number
  typed: number
  voucher: number
  label: DisplayText
}

/** Replaces a manual payment by a voucher of the same invoice, whose dinars get the implied rate. */
export function ReplaceByVoucher({ line, order, typed, voucher, label }: TakePlaceOfManualPaymentProps) {
  const t = useTranslate()
  const { mutateAsync: write } = useWrite(reconcileEndpoints.replaceTyped)
  const { mutateAsync: change } = useWrite(receiptVoucherEndpoints.update)
  const { mutateAsync: settle } = useWrite(receiptVoucherEndpoints.settle)
  const { mutateAsync: type } = useWrite(orderEndpoints.update)
  const { busy, run } = useResolution()
  const { proposed_rate: rate } = line
  const replace = async () => {
    const body = { amount_usd: String(typed), voucher, rate: rate === null ? null : String(rate) }
    const { message, data } = await write({ params: { id: order }, body })
    // Undo unapplies the voucher and restores the amounts of the order.
    const undo = async () => {
      const params = { id: voucher }
      const before = undoReplacement(line, typed, data)
      if (before.rate) await change({ params, body: before.rate })
      else await settle({ params, body: { allocations: before.allocations, version: before.version } })
      await type({ params: { id: order }, body: before.order })
    }
    return { message, undo }
  }
  return (
    <Button variant="light" size="compact-sm" loading={busy} onClick={() => run(replace)}>
      {t(label)}
    </Button>
  )
}
