import { useRead } from '../../../kernel/client/cache/query.ts'
import { useMay, useMe } from '../../../kernel/client/session/rights.ts'
import { Waiting } from '../../../kernel/client/shell/frame/waiting.tsx'
import { receiptVoucher } from '../receipts/receipt-voucher.contract.ts'
import { reconcileEndpoints } from './reconcile.contract.ts'

/** How much money is not in its place, for whoever may put it there. */
export function WaitingMoney() {
  const me = useMe()
  const maySee = useMay(receiptVoucher.resource, 'update')
  const known = me && { count: me.money_waiting }
  const count = useRead(reconcileEndpoints.waiting, {}, { enabled: maySee, known }).data?.count ?? 0
  return maySee && <Waiting count={count} what="to reconcile" />
}
