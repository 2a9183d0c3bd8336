import { Anchor } from '@mantine/core'
import { Link } from 'react-router'
import { useRead } from '../../../kernel/client/cache/query.ts'
import { FirstRows, firstRows } from '../../../kernel/client/sheet/first-rows.tsx'
import { Loaded } from '../../../kernel/client/show/loaded.tsx'
import { formatDay, formatMoney } from '../../../kernel/contract/values/formats.ts'
import { paths } from '../../paths.ts'
import { invoice, invoiceEndpoints } from '../invoices.contract.ts'
import { NumberCell } from '../number-cell.client.tsx'

const { invoice_no, invoice_date, grand_total, outstanding } = invoice.fields

/** The last invoices and drafts of a customer, with what is left of each. */
export function InvoicesOfCustomer({ customer }: { customer: number }) {
  const read = useRead(invoiceEndpoints.list, { query: { customer, page_size: firstRows } })
  return (
    <Loaded read={read}>
      {({ results, count }) => (
        <FirstRows
          rows={results}
          count={count}
          none="No invoice has been written for this customer yet."
          all={paths.invoice.ofCustomer(customer)}
          columns={[
            {
              label: invoice_no.label,
              kind: 'text',
              cell: (row) => (
                <Anchor component={Link} to={paths.invoice.view(row.id)} inherit>
                  <NumberCell row={row} />
                </Anchor>
              ),
            },
            {
              label: invoice_date.label,
              kind: 'day',
              cell: (row) => row.invoice_date !== null && formatDay(row.invoice_date),
            },
            {
              label: 'Due date',
              kind: 'day',
              cell: ({ due_date, outstanding: left }) => due_date !== null && left > 0 && formatDay(due_date),
            },
            {
              label: grand_total.label,
              kind: 'amount',
              cell: (row) => row.grand_total !== null && formatMoney(row.grand_total, 'USD'),
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
