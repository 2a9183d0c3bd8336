import { Anchor } from '@mantine/core'
import { Link } from 'react-router'
import { useRead } from '../../../kernel/client/cache/query.ts'
import { FirstRows, firstRows } from '../../../kernel/client/card/first-rows.tsx'
import { Loaded } from '../../../kernel/client/show/loaded.tsx'
import { paths } from '../../paths.ts'
import { orderEndpoints } from '../orders.contract.ts'
import { OrderStatus } from './order-status.client.tsx'

const { list } = orderEndpoints

/** The last orders of a customer with their status. */
export function OrdersOfCustomer({ customer }: { customer: number }) {
  const read = useRead(list, { query: { customer, page_size: firstRows } })
  return (
    <Loaded read={read}>
      {({ results, count }) => (
        <FirstRows
          fields={list.reply.results.fields}
          names={['invoice_number', 'date', 'status', 'invoice_amount', 'outstanding']}
          display={{
            invoice_number: (row) => (
              <Anchor component={Link} to={paths.order.view(row.id)} inherit>
                <bdi>{row.invoice_number}</bdi>
              </Anchor>
            ),
            status: (row) => <OrderStatus {...row} />,
          }}
          rows={results}
          count={count}
          none="No orders for this customer yet."
          all={paths.order.ofCustomer(customer)}
        />
      )}
    </Loaded>
  )
}
