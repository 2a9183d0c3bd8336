import { Anchor } from '@mantine/core'
import { Link } from 'react-router'
import { useRead } from '../../../kernel/client/cache/query.ts'
import { FirstRows, firstRows } from '../../../kernel/client/card/first-rows.tsx'
import { Loaded } from '../../../kernel/client/show/loaded.tsx'
import { formatDay } from '../../../kernel/contract/values/formats.ts'
import { paths } from '../../paths.ts'
import { invoiceEndpoints } from '../invoices.contract.ts'
import { NumberCell } from '../list/number-cell.client.tsx'

const { list } = invoiceEndpoints

/** The last invoices and drafts of a customer, with the outstanding amounts. */
export function InvoicesOfCustomer({ customer }: { customer: number }) {
  const read = useRead(list, { query: { customer, page_size: firstRows } })
  return (
    <Loaded read={read}>
      {({ results, count }) => (
        <FirstRows
          fields={list.reply.results.fields}
          names={['invoice_no', 'invoice_date', 'due_date', 'grand_total', 'outstanding']}
          display={{
            invoice_no: (row) => (
              <Anchor component={Link} to={paths.invoice.view(row.id)} inherit>
                <NumberCell row={row} />
              </Anchor>
            ),
            due_date: ({ due_date, outstanding }) =>
              due_date !== null && outstanding > 0 && formatDay(due_date),
          }}
          rows={results}
          count={count}
          none="No invoices for this customer yet."
          all={paths.invoice.ofCustomer(customer)}
        />
      )}
    </Loaded>
  )
}
