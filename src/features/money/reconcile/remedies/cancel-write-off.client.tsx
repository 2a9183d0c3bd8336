import { CancelBadDebt } from '../../bad-debts/cancel-bad-debt.client.tsx'
import type { Line } from '../reconcile.contract.ts'
import { LookAtIt } from './look-at-it.client.tsx'

/** Cancels a write-off that was entered on an order; who sees the order alone says there what is outstanding. */
export function CancelWriteOff({ line }: { line: Line }) {
  if (line.document !== 'bad_debt') return <LookAtIt line={line} />
  return <CancelBadDebt id={line.id} number={line.number ?? ''} onOrder />
}
