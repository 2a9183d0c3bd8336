import { Button } from '@mantine/core'
import { confirmDialog } from '../../../kernel/client/confirm.ts'
import { useWrite } from '../../../kernel/client/query.ts'
import { formatMoney } from '../../../kernel/contract/money.ts'
import { formatRate } from '../../exchange-rates/rate-words.ts'
import { reconcileEndpoints } from '../reconcile.contract.ts'
import { useRemedy } from './use-remedy.client.ts'

interface StandForTypedProps {
  order: number
  typed: number
  /** The voucher whose money it is; with the rate that its dinars get. */
  voucher: { id: number; number: string; rate: number | null }
}

/** Lets a voucher of the same invoice stand for what was typed; asked first, since no single call takes it back. */
export function StandForTyped({ order, typed, voucher: { id, number, rate } }: StandForTypedProps) {
  const { mutateAsync: write } = useWrite(reconcileEndpoints.replaceTyped)
  const { busy, run } = useRemedy()
  const at = rate === null ? '' : ` at ${formatRate(rate)}`
  const replace = async () => {
    const sure = await confirmDialog({
      title: 'The same money?',
      message: `Voucher ${number}${at} then stands for the ${formatMoney(typed, 'USD')} that was typed. What is paid and outstanding stays as it is.`,
      confirm: 'It is the same money',
      cancel: 'Cancel',
      calm: true,
    })
    if (!sure) return
    run(async () => {
      const body = { amount_usd: String(typed), voucher: id, rate: rate === null ? null : String(rate) }
      return { message: (await write({ params: { id: order }, body })).message }
    })
  }
  return (
    <Button size="compact-sm" loading={busy} onClick={() => void replace()}>
      It is voucher {number}
      {at}
    </Button>
  )
}
