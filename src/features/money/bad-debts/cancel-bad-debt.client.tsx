import { useMay } from '../../../kernel/client/session/rights.ts'
import { message } from '../../../i18n/messages.ts'
import { manualPayments } from '../../invoices/invoices.contract.ts'
import { CancelDocument } from '../ledger/cancel-document.client.tsx'
import type { Cancellation } from '../ledger/use-cancelling.client.tsx'
import { badDebt, badDebtEndpoints, type BadDebtRecord } from './bad-debts.contract.ts'

type Cancellable = Pick<BadDebtRecord, 'id' | 'bad_debt_no' | 'on_order'>

const cancellation: Cancellation<Cancellable> = {
  endpoint: badDebtEndpoints.cancel,
  title: ({ bad_debt_no }) => message('Cancel bad debt {number}', { number: bad_debt_no }),
  cancel: 'Cancel bad debt',
  keep: 'Keep bad debt',
  effect:
    'The bad debt keeps its number and stays visible as cancelled. The amount written off is due again.',
}

/**
 * Cancels a bad debt, for users who may create bad debts; one that was entered on an order, also for those who record
 * manual payments.
 */
export function CancelBadDebt({ bad }: { bad: Cancellable }) {
  const mayWrite = useMay(badDebt.resource, 'create')
  const mayRecord = useMay(manualPayments, 'update')
  if (!mayWrite && !(bad.on_order && mayRecord)) return null
  return <CancelDocument cancellation={cancellation} record={bad} />
}
