import { Group } from '@mantine/core'
import { useWrite } from '../../../../kernel/client/cache/query.ts'
import { useMay } from '../../../../kernel/client/session/rights.ts'
import { manualPayments } from '../../../invoices/invoices.contract.ts'
import { CancelBadDebt } from '../../bad-debts/cancel-bad-debt.client.tsx'
import { type Line, reconcileEndpoints } from '../reconcile.contract.ts'
import { ViewDocument } from './view-document.client.tsx'
import { MarkReviewed } from './mark-reviewed.client.tsx'

/**
 * Cancels a write-off that was entered on an order. Users who see only the order are sent there. Another user can mark
 * it as reviewed instead.
 */
export function CancelWriteOff({ line }: { line: Line }) {
  const mayReview = useMay(manualPayments, 'update')
  const { mutateAsync: review } = useWrite(reconcileEndpoints.reviewWriteOff)
  const { write_off: id } = line
  return (
    <Group gap="xs">
      <CancelWriteOffOfOrder line={line} />
      {mayReview && id !== null && <MarkReviewed review={() => review({ params: { id } })} />}
    </Group>
  )
}

function CancelWriteOffOfOrder({ line }: { line: Line }) {
  if (line.document !== 'bad_debt') return <ViewDocument line={line} />
  return <CancelBadDebt bad={{ id: line.id, bad_debt_no: line.number ?? '', on_order: true }} />
}
