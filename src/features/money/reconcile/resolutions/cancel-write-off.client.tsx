import { message } from '../../../../i18n/messages.ts'
import { badDebt, badDebtEndpoints } from '../../bad-debts/bad-debts.contract.ts'
import { CancelDocument } from '../../ledger/cancel-document.client.tsx'
import type { Line } from '../reconcile.contract.ts'
import { LookAtIt } from './look-at-it.client.tsx'

/** Cancels a write-off that was entered on an order; who sees the order alone says there what is outstanding. */
export function CancelWriteOff({ line }: { line: Line }) {
  if (line.document !== 'bad_debt') return <LookAtIt line={line} />
  const number = line.number ?? ''
  return (
    <CancelDocument
      resource={badDebt.resource}
      verb="create"
      endpoint={badDebtEndpoints.cancel}
      id={line.id}
      label="Cancel bad debt"
      keep="Keep bad debt"
      title={message('Cancel bad debt {number}', { number })}
      effect="The bad debt keeps its number and stays visible as cancelled. The amount written off is due again."
    />
  )
}
