import { Anchor } from '@mantine/core'
import { Link } from 'react-router'
import { useRead } from '../../kernel/client/query.ts'
import { useMay } from '../../kernel/client/rights.ts'
import { missing } from '../../kernel/client/show/value-text.ts'
import { paths } from '../paths.ts'
import { invoiceTracker, invoiceTrackerEndpoints, trackerStatuses } from './invoice-tracker.contract.ts'

/** How the order of an invoice goes, and the way to it; only its absence for those who may not see orders. */
export function OrderLink({ invoice, invoiceNo }: { invoice: number; invoiceNo: string }) {
  const mayView = useMay(invoiceTracker.resource, 'view')
  const read = useRead(
    invoiceTrackerEndpoints.list,
    { query: { search: invoiceNo, page: 1 } },
    { enabled: mayView },
  )
  const order = read.data?.results.find((row) => row.invoice === invoice)
  if (!order) return missing
  return (
    <Anchor component={Link} to={paths.invoiceTracker.view(order.id)} fz="inherit">
      {trackerStatuses[order.status]}
    </Anchor>
  )
}
