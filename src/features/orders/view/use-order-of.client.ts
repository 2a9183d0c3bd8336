import { useRead } from '../../../kernel/client/cache/query.ts'
import { useMay } from '../../../kernel/client/session/rights.ts'
import type { Row } from '../../../kernel/contract/entity.ts'
import { order, orderEndpoints } from '../orders.contract.ts'

/**
 * The order of an invoice; undefined until loaded, and for users who may not see orders. Without an invoice there is no
 * request.
 */
export function useOrderOf(invoice: number | null): Row<typeof order> | undefined {
  const mayView = useMay(order.resource, 'view')
  const read = useRead(
    orderEndpoints.list,
    { query: { invoice, page_size: 1 } },
    { enabled: mayView && invoice !== null },
  )
  // Until the response arrives, the data may be of the previous invoice.
  return read.data?.results.find((order) => order.invoice === invoice)
}
