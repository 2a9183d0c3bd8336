import { useMay } from '../../../kernel/client/session/rights.ts'
import { message } from '../../../i18n/messages.ts'
import { manualPayments } from '../../invoices/invoices.contract.ts'
import { CancelDocument } from '../ledger/cancel-document.client.tsx'
import { badDebt, badDebtEndpoints } from './bad-debts.contract.ts'

interface CancelBadDebtProps {
  id: number
  number: string
  /** Whether it was entered on an order: then users who record manual payments may cancel it too. */
  onOrder: boolean
}

/** Cancels a bad debt, for users with the permission. */
export function CancelBadDebt({ id, number, onOrder }: CancelBadDebtProps) {
  const mayWrite = useMay(badDebt.resource, 'create')
  const mayRecord = useMay(manualPayments, 'update')
  if (!mayWrite && !(onOrder && mayRecord)) return null
  return (
    <CancelDocument
      resource={badDebt.resource}
      verb="view"
      endpoint={badDebtEndpoints.cancel}
      id={id}
      label="Cancel bad debt"
      keep="Keep bad debt"
      title={message('Cancel bad debt {number}', { number })}
      effect="The bad debt keeps its number and stays visible as cancelled. The amount written off is due again."
    />
  )
}
