import { Box } from '@mantine/core'
import type { ReactNode } from 'react'
import { RecordTabs } from '../../kernel/client/show/record/record-tabs.tsx'
import { OrderHistory } from '../../features/orders/view/order-history.client.tsx'

interface BothHistoriesProps {
  order: number
  first: 'invoice' | 'order'
  /** The history of the invoice. */
  children: ReactNode
}

/** The comments, tasks and histories of an invoice and of its order, one of them shown. */
export function BothHistories({ order, first, children }: BothHistoriesProps) {
  return (
    <Box mt="lg">
      <RecordTabs
        label="History"
        shows={first}
        tabs={[
          { value: 'invoice', label: 'Invoice', content: children },
          { value: 'order', label: 'Order', content: <OrderHistory id={order} /> },
        ]}
      />
    </Box>
  )
}
