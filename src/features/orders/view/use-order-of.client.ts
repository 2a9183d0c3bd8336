import { useRead } from '../../../kernel/client/cache/query.ts'
import { useMay } from '../../../kernel/client/session/rights.ts'
import type { Row } from '../../../kernel/contract/entity.ts'
import { order, orderEndpoints } from '../orders.contract.ts'

/**
 * The order of an invoice; undefined as long as it is not there, and for those who may not see orders. Without an
 * invoice nothing is asked for.
 */
export function useOrderOf(invoice: number | null): Row<typeof order> | undefined {
  const mayView = useMay(order.resource, 'view')
  const read = useRead(
    orderEndpoints.list,
    { query: { invoice, page_size: 1 } },
    { enabled: mayView && invoice !== null },
  )
  // Until the answer is there, that of another invoice may stand in its place.
  return read.data?.results.find((order) => order.invoice === invoice)
}
