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
import { paths } from '../../../paths.ts'
import { documentStatusColumn } from '../../ledger/document-status.client.tsx'
import { NumberWithStatus } from '../../ledger/number-with-status.client.tsx'
import { receiptVoucher, receiptVoucherEndpoints, receiptTabs } from '../receipt-voucher.contract.ts'
import { useCancellingReceipt } from './use-cancelling-receipt.client.ts'

/** The list of receipt vouchers, newest first. */
export function ReceiptVoucherTable() {
  const cancelling = useCancellingReceipt()
  const list = useGroupedList(receiptVoucher, receiptVoucherEndpoints.list)
  return (
    <>
      <PageHeading title="Receipt Voucher sheet">
        <CreateButton entity={receiptVoucher} to={paths.receiptVoucher.create} />
      </PageHeading>
      <EntityTable
        // The search is lower-cased before it is sent (specification, section 2).
        list={{
          ...list,
          state: { ...list.state, setSearch: (text) => list.state.setSearch(text.toLowerCase()) },
        }}
        tabs={{ label: 'Filter by status', counts: receiptVoucherEndpoints.counts, tabs: receiptTabs }}
        totals={<ListTotals endpoint={receiptVoucherEndpoints.totals} state={list.state} />}
        create={paths.receiptVoucher.create}
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
          from_account_name: { card: 'who' },
          received: { card: 'amount', end: true },
          invoice_no: { card: 'status' },
        }}
        open={(row) => paths.receiptVoucher.view(row.id)}
        update={(row) => paths.receiptVoucher.update(row.id)}
        actions={(row) => (
          <>
            <ViewAction to={paths.receiptVoucher.view(row.id)} />
            <UpdateAction entity={receiptVoucher} to={paths.receiptVoucher.update(row.id)} />
            <LinkAction label="Print" icon={IconPrinter} to={paths.receiptVoucher.print(row.id)} />
            <DeleteAction
              list={list}
              row={row}
              endpoint={receiptVoucherEndpoints.remove}
              deleted="Receipt Voucher successfully deleted."
              instead={
                cancelling.may && row.cancelled_at === null
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
