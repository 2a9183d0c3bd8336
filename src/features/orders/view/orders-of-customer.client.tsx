import { Anchor } from '@mantine/core'
import { Link } from 'react-router'
import { useRead } from '../../../kernel/client/cache/query.ts'
import { FirstRows, firstRows } from '../../../kernel/client/sheet/first-rows.tsx'
import { Loaded } from '../../../kernel/client/show/loaded.tsx'
import { formatDay, formatMoney } from '../../../kernel/contract/values/formats.ts'
import { paths } from '../../paths.ts'
import { invoiceTracker, invoiceTrackerEndpoints } from '../orders.contract.ts'
import { OrderStatus } from './order-status.client.tsx'

const { date, invoice_number, status, invoice_amount, outstanding } = invoiceTracker.fields

/** The last orders of a customer, with where each stands. */
export function OrdersOfCustomer({ customer }: { customer: number }) {
  const read = useRead(invoiceTrackerEndpoints.list, { query: { customer, page_size: firstRows } })
  return (
    <Loaded read={read}>
      {({ results, count }) => (
        <FirstRows
          rows={results}
          count={count}
          none="This customer has no order yet."
          all={paths.invoiceTracker.ofCustomer(customer)}
          columns={[
            {
              label: invoice_number.label,
              kind: 'text',
              cell: (row) => (
                <Anchor component={Link} to={paths.invoiceTracker.view(row.id)} inherit>
                  <bdi>{row.invoice_number}</bdi>
                </Anchor>
              ),
            },
            { label: date.label, kind: 'day', cell: (row) => formatDay(row.date) },
            { label: status.label, kind: 'day', cell: (row) => <OrderStatus {...row} /> },
            {
              label: invoice_amount.label,
              kind: 'amount',
              cell: (row) => formatMoney(row.invoice_amount, 'USD'),
            },
            {
              label: outstanding.label,
              kind: 'amount',
              cell: ({ outstanding: left }) => (left === 0 ? '–' : formatMoney(left, 'USD')),
            },
          ]}
        />
      )}
    </Loaded>
  )
}
