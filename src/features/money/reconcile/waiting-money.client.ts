import type { ReactNode } from 'react'
import type { CountProps } from '../../../kernel/client/shell/frame/sidebar/navigation.ts'
import { useRead } from '../../../kernel/client/cache/query.ts'
import { useMay, useMe } from '../../../kernel/client/session/rights.ts'
import { receiptVoucher } from '../receipts/receipt-voucher.contract.ts'
import { reconcileEndpoints } from './reconcile.contract.ts'

/** The number of lines to reconcile, for users who may resolve them. */
export function WaitingMoney({ children }: CountProps): ReactNode {
  const me = useMe()
  const maySee = useMay(receiptVoucher.resource, 'update')
  const known = me && { count: me.money_waiting }
  const count = useRead(reconcileEndpoints.waiting, {}, { enabled: maySee, known }).data?.count ?? 0
  return children(maySee ? count : 0)
}
