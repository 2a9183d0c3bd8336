import { RecordHistory } from '../../../kernel/client/history/record-history.tsx'
import { order } from '../orders.contract.ts'

// The history shows the invoice by its number; the key is left out.
const { invoice: _key, ...fields } = order.fields

/** The comments, tasks and history of an order. */
export function OrderHistory({ id }: { id: number }) {
  return <RecordHistory key={id} entity={order} id={id} fields={fields} />
}
