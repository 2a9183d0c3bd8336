import { ListTotals } from '../../../../kernel/client/entity-table/list-totals.tsx'
import { RecordTable } from '../../../../kernel/client/entity-table/record-table.tsx'
import { DeleteAction } from '../../../../kernel/client/entity-table/rows/row-actions.tsx'
import { useGroupedList } from '../../../../kernel/client/entity-table/use-entity-list.ts'
import { documentStatusColumn } from '../../ledger/document-status.client.tsx'
import { documentNumberColumn } from '../../ledger/number-with-status.client.tsx'
import { useCancelling } from '../../ledger/use-cancelling.client.tsx'
import { paths } from '../../../paths.ts'
import { paymentTabs, paymentVoucher, paymentVoucherEndpoints } from '../payment-voucher.contract.ts'
import { paymentCancellation } from './payment-cancellation.client.ts'

/** The list of payment vouchers, newest first. */
export function PaymentVoucherTable() {
  const cancelling = useCancelling(paymentCancellation)
  const list = useGroupedList(paymentVoucher, paymentVoucherEndpoints.list)
  return (
    <>
      <RecordTable
        list={list}
        title="Payment Statement Voucher"
        at={paths.paymentVoucher}
        tabs={{ label: 'Filter by status', counts: paymentVoucherEndpoints.counts, tabs: paymentTabs }}
        totals={<ListTotals endpoint={paymentVoucherEndpoints.totals} state={list.state} />}
        bulk={['print', 'export', 'delete']}
        display={{
          status: documentStatusColumn,
          voucher_no: { ...documentNumberColumn('voucher_no'), card: 'number' },
          date: { card: 'day' },
          subject: { card: 'status' },
          amount_usd: { card: 'amount' },
          amount_iqd: { card: 'amount' },
          to: { card: 'who' },
        }}
        isChangeable={(row) => row.status === 'valid'}
        actions={(row) => (
          <DeleteAction
            list={list}
            row={row}
            endpoint={paymentVoucherEndpoints.remove}
            instead={
              cancelling.may && row.status === 'valid'
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
