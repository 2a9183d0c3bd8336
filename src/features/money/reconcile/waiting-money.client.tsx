import { useLocation } from 'react-router'
import { useRead } from '../../../kernel/client/cache/query.ts'
import { useMay } from '../../../kernel/client/session/rights.ts'
import { Waiting } from '../../../kernel/client/shell/frame/waiting.tsx'
import { paths } from '../../paths.ts'
import { receiptVoucher } from '../receipts/receipt-voucher.contract.ts'
import { reconcileEndpoints } from './reconcile.contract.ts'

/** How much money is not in its place, for whoever may put it there. */
export function WaitingMoney() {
  const maySee = useMay(receiptVoucher.resource, 'update')
  // The first screen has a card that says it already: there it is not asked a second time.
  const isFirst = useLocation().pathname === paths.dashboard
  const enabled = maySee && !isFirst
  const count = useRead(reconcileEndpoints.waiting, {}, { enabled }).data?.count ?? 0
  return maySee && <Waiting count={count} what="entries to put in place" />
}
