import { Anchor } from '@mantine/core'
import { Link } from 'react-router'
import { useRead } from '../../../../kernel/client/cache/query.ts'
import { FirstRows, firstRows } from '../../../../kernel/client/sheet/first-rows.tsx'
import { Loaded } from '../../../../kernel/client/show/loaded.tsx'
import { formatDay, formatMoney } from '../../../../kernel/contract/values/formats.ts'
import { paths } from '../../../paths.ts'
import { NumberWithStatus } from '../../ledger/number-with-status.client.tsx'
import { receiptVoucher, receiptVoucherEndpoints } from '../receipt-voucher.contract.ts'

const { date, voucher_no, subject, received, usd_value } = receiptVoucher.fields

/** What a customer paid last, as it came in and as it counts. */
export function ReceiptsOfCustomer({ customer }: { customer: number }) {
  const read = useRead(receiptVoucherEndpoints.list, { query: { customer, page_size: firstRows } })
  return (
    <Loaded read={read}>
      {({ results, count }) => (
        <FirstRows
          rows={Object.values(results).flat()}
          count={count}
          none="Nothing has been paid yet."
          all={paths.receiptVoucher.ofCustomer(customer)}
          columns={[
            {
              label: voucher_no.label,
              kind: 'day',
              cell: (row) => (
                <Anchor component={Link} to={paths.receiptVoucher.view(row.id)} inherit>
                  <NumberWithStatus number={row.voucher_no} isCancelled={row.status === 'cancelled'} />
                </Anchor>
              ),
            },
            { label: date.label, kind: 'day', cell: (row) => formatDay(row.date) },
            { label: subject.label, kind: 'text', cell: (row) => <bdi>{row.subject}</bdi> },
            { label: received.label, kind: 'amount', cell: (row) => <bdi>{row.received}</bdi> },
            { label: usd_value.label, kind: 'amount', cell: (row) => formatMoney(row.usd_value, 'USD') },
          ]}
        />
      )}
    </Loaded>
  )
}
