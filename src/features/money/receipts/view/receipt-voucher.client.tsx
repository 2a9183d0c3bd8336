import { ListTotals } from '../../../../kernel/client/entity-table/list-totals.tsx'
import { RecordTable } from '../../../../kernel/client/entity-table/record-table.tsx'
import { DeleteAction } from '../../../../kernel/client/entity-table/rows/row-actions.tsx'
import { useGroupedList } from '../../../../kernel/client/entity-table/use-entity-list.ts'
import { paths } from '../../../paths.ts'
import { documentStatusColumn } from '../../ledger/document-status.client.tsx'
import { documentNumberColumn } from '../../ledger/number-with-status.client.tsx'
import { useCancelling } from '../../ledger/use-cancelling.client.tsx'
import { receiptVoucher, receiptVoucherEndpoints, receiptTabs } from '../receipt-voucher.contract.ts'
import { receiptCancellation } from './receipt-cancellation.client.ts'

/** The list of receipt vouchers, newest first. */
export function ReceiptVoucherTable() {
  const cancelling = useCancelling(receiptCancellation)
  const list = useGroupedList(receiptVoucher, receiptVoucherEndpoints.list)
  return (
    <>
      <RecordTable
        // The search is lower-cased before it is sent (specification, section 2).
        list={{
          ...list,
          state: { ...list.state, setSearch: (text) => list.state.setSearch(text.toLowerCase()) },
        }}
        title="Receipt Voucher sheet"
        at={paths.receiptVoucher}
        tabs={{ label: 'Filter by status', counts: receiptVoucherEndpoints.counts, tabs: receiptTabs }}
        totals={<ListTotals endpoint={receiptVoucherEndpoints.totals} state={list.state} />}
        bulk={['print', 'export', 'delete']}
        display={{
          status: documentStatusColumn,
          voucher_no: { ...documentNumberColumn('voucher_no'), card: 'number' },
          date: { card: 'day' },
          from_account_name: { card: 'who' },
          received: { card: 'amount', end: true },
          invoice_no: { card: 'status' },
        }}
        actions={(row) => (
          <DeleteAction
            list={list}
            row={row}
            endpoint={receiptVoucherEndpoints.remove}
            deleted="Receipt Voucher successfully deleted."
            instead={
              cancelling.may && row.cancelled_at === null
                ? { label: 'Cancel voucher', choose: () => cancelling.ask(row) }
                : undefined
            }
          />
        )}
      />
      {cancelling.dialog}
    </>
  )
}
