import { IconPrinter } from '@tabler/icons-react'
import { EntityTable } from '../../../../kernel/client/entity-table/entity-table.tsx'
import { ListTotals } from '../../../../kernel/client/entity-table/list-totals.tsx'
import {
  DeleteAction,
  LinkAction,
  UpdateAction,
  ViewAction,
} from '../../../../kernel/client/entity-table/rows/row-actions.tsx'
import { useGroupedList } from '../../../../kernel/client/entity-table/use-entity-list.ts'
import { CreateButton } from '../../../../kernel/client/show/create-button.tsx'
import { PageHeading } from '../../../../kernel/client/show/page-heading.tsx'
import { documentStatusColumn } from '../../ledger/document-status.client.tsx'
import { NumberWithStatus } from '../../ledger/number-with-status.client.tsx'
import { paths } from '../../../paths.ts'
import { paymentTabs, paymentVoucher, paymentVoucherEndpoints } from '../payment-voucher.contract.ts'
import { useCancellingPayment } from './use-cancelling-payment.client.ts'

/** The list of payment vouchers, newest first. */
export function PaymentVoucherTable() {
  const cancelling = useCancellingPayment()
  const list = useGroupedList(paymentVoucher, paymentVoucherEndpoints.list)
  return (
    <>
      <PageHeading title="Payment Statement Voucher">
        <CreateButton entity={paymentVoucher} to={paths.paymentVoucher.create} />
      </PageHeading>
      <EntityTable
        list={list}
        tabs={{ label: 'Filter by status', counts: paymentVoucherEndpoints.counts, tabs: paymentTabs }}
        totals={<ListTotals endpoint={paymentVoucherEndpoints.totals} state={list.state} />}
        create={paths.paymentVoucher.create}
        bulk={['print', 'export', 'delete']}
        display={{
          status: documentStatusColumn,
          voucher_no: {
            cell: (row) => (
              <NumberWithStatus number={row.voucher_no} status={row.status} revision={row.revision} />
            ),
            card: 'number',
          },
          date: { card: 'day' },
          subject: { card: 'status' },
          amount_usd: { card: 'amount' },
          amount_iqd: { card: 'amount' },
          to: { card: 'who' },
        }}
        open={(row) => paths.paymentVoucher.view(row.id)}
        update={(row) => (row.status === 'valid' ? paths.paymentVoucher.update(row.id) : undefined)}
        actions={(row) => (
          <>
            <ViewAction to={paths.paymentVoucher.view(row.id)} />
            {row.status === 'valid' && (
              <UpdateAction entity={paymentVoucher} to={paths.paymentVoucher.update(row.id)} />
            )}
            <LinkAction label="Print" icon={IconPrinter} to={paths.paymentVoucher.print(row.id)} />
            <DeleteAction
              list={list}
              row={row}
              endpoint={paymentVoucherEndpoints.remove}
              instead={
                cancelling.may && row.status === 'valid'
                  ? {
                      label: 'Cancel voucher',
                      choose: () => cancelling.ask(row),
                    }
                  : undefined
              }
            />
          </>
        )}
      />
      {cancelling.dialog}
    </>
  )
}
