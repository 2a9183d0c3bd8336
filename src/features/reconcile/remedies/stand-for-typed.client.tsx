import { Button } from '@mantine/core'
import { useWrite } from '../../../kernel/client/query.ts'
import { minus } from '../../../kernel/contract/money.ts'
import { invoiceTrackerEndpoints } from '../../invoice-tracker/invoice-tracker.contract.ts'
import { receiptVoucherEndpoints } from '../../receipt-voucher/receipt-voucher.contract.ts'
import { type Line, reconcileEndpoints } from '../reconcile.contract.ts'
import { useRemedy } from './use-remedy.client.ts'

interface StandForTypedProps {
  line: Line
  order: number
  typed: number
  voucher: number
  label: string
}

/** Lets a voucher of the same invoice stand for what was typed; its dinars get the rate that this makes. */
export function StandForTyped({ line, order, typed, voucher, label }: StandForTypedProps) {
  const { mutateAsync: write } = useWrite(reconcileEndpoints.replaceTyped)
  const { mutateAsync: change } = useWrite(receiptVoucherEndpoints.update)
  const { mutateAsync: settle } = useWrite(receiptVoucherEndpoints.settle)
  const { mutateAsync: type } = useWrite(invoiceTrackerEndpoints.update)
  const { busy, run } = useRemedy()
  const { proposed_rate: rate, invoice, paid, outstanding } = line
  const replace = async () => {
    const body = { amount_usd: String(typed), voucher, rate: rate === null ? null : String(rate) }
    const { message, data } = await write({ params: { id: order }, body })
    // The voucher gives the invoice back what it has taken over, and the order says again what was typed.
    const undo = async () => {
      const params = { id: voucher }
      if (rate !== null) await change({ params, body: { rate: null, version: data.version } })
      else await settle({ params, body: { allocations: withoutTyped(data.settlements, invoice, typed) } })
      const before = { total_paid: String(paid), outstanding: String(outstanding) }
      await type({ params: { id: order }, body: before })
    }
    return { message, undo }
  }
  return (
    <Button variant="light" size="compact-sm" loading={busy} onClick={() => run(replace)}>
      {label}
    </Button>
  )
}

/** What a voucher settled before it took typed money of an invoice over. */
function withoutTyped(
  settlements: readonly { invoice: number; amount_usd: number }[],
  of: number | null,
  typed: number,
) {
  return settlements
    .map(({ invoice, amount_usd }) => ({
      invoice,
      amount_usd: invoice === of ? minus(amount_usd, typed) : amount_usd,
    }))
    .filter(({ amount_usd }) => amount_usd > 0)
    .map(({ invoice, amount_usd }) => ({ invoice, amount_usd: String(amount_usd) }))
}
