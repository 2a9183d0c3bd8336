import { Anchor } from '@mantine/core'
import { Link } from 'react-router'
import { useRead } from '../../../../kernel/client/cache/query.ts'
import { FirstRows, firstRows } from '../../../../kernel/client/card/first-rows.tsx'
import { Loaded } from '../../../../kernel/client/show/loaded.tsx'
import { paths } from '../../../paths.ts'
import { DocumentStatus } from '../../ledger/document-status.client.tsx'
import { NumberWithStatus } from '../../ledger/number-with-status.client.tsx'
import { receiptVoucherEndpoints } from '../receipt-voucher.contract.ts'

const { list } = receiptVoucherEndpoints

/** The last payments of a customer: amounts and value. */
export function ReceiptsOfCustomer({ customer }: { customer: number }) {
  const read = useRead(list, { query: { customer, page_size: firstRows } })
  return (
    <Loaded read={read}>
      {({ results, count }) => (
        <FirstRows
          fields={list.reply.results.fields}
          names={['voucher_no', 'date', 'subject', 'received', 'usd_value']}
          display={{
            voucher_no: (row) => (
              <Anchor component={Link} to={paths.receiptVoucher.view(row.id)} inherit>
                <NumberWithStatus number={row.voucher_no} status={row.status} />{' '}
                {row.status === 'cancelled' && <DocumentStatus status={row.status} />}
              </Anchor>
            ),
          }}
          rows={Object.values(results).flat()}
          count={count}
          none="No payments yet."
          all={paths.receiptVoucher.ofCustomer(customer)}
        />
      )}
    </Loaded>
  )
}
