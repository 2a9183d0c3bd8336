import { useMay } from '../../../kernel/client/session/rights.ts'
import { told } from '../../../words/sentences.ts'
import { paymentsByHand } from '../../invoices/invoices.contract.ts'
import { CancelDocument } from '../ledger/cancel-document.client.tsx'
import { badDebt, badDebtEndpoints } from './bad-debts.contract.ts'

interface CancelBadDebtProps {
  id: number
  number: string
  /** Whether it was entered on an order: whoever records manual payments cancels it as well. */
  onOrder: boolean
}

/** Cancels a bad debt, for whoever may. */
export function CancelBadDebt({ id, number, onOrder }: CancelBadDebtProps) {
  const mayWrite = useMay(badDebt.resource, 'create')
  const mayRecord = useMay(paymentsByHand, 'update')
  if (!mayWrite && !(onOrder && mayRecord)) return null
  return (
    <CancelDocument
      resource={badDebt.resource}
      verb="view"
      endpoint={badDebtEndpoints.cancel}
      id={id}
      label="Cancel bad debt"
      title={told('Cancel bad debt {number}', { number })}
      effect="It stays with its number and the reason. What it wrote off is owed again."
    />
  )
}
