import { IconPrinter } from '@tabler/icons-react'
import { EntityTable } from '../../kernel/client/entity-table/entity-table.tsx'
import {
  DeleteAction,
  LinkAction,
  UpdateAction,
  ViewAction,
} from '../../kernel/client/entity-table/row-actions.tsx'
import { useGroupedList } from '../../kernel/client/entity-table/use-entity-list.ts'
import { useSay } from '../../kernel/client/language.ts'
import { CreateButton } from '../../kernel/client/show/create-button.tsx'
import { PageHeading } from '../../kernel/client/show/page-heading.tsx'
import { formats } from '../../kernel/contract/formats.ts'
import { paths } from '../paths.ts'
import { paymentVoucher, paymentVoucherEndpoints } from './payment-voucher.contract.ts'

/** The payment vouchers, month by month. */
export function PaymentVoucherTable() {
  const say = useSay()
  const list = useGroupedList(paymentVoucher, paymentVoucherEndpoints.list)
  return (
    <>
      <PageHeading title="Payment Statement Voucher">
        <CreateButton entity={paymentVoucher} to={paths.paymentVoucher.create} />
      </PageHeading>
      <EntityTable
        list={list}
        create={paths.paymentVoucher.create}
        group={(row) => formats(say).month(row.date)}
        dress={{
          voucher_no: { card: 'number' },
          date: { card: 'day' },
          subject: { card: 'status' },
          amount_usd: { card: 'amount' },
          amount_iqd: { card: 'amount' },
          to: { card: 'who' },
        }}
        open={(row) => paths.paymentVoucher.view(row.id)}
        actions={(row) => (
          <>
            <ViewAction to={paths.paymentVoucher.view(row.id)} />
            <UpdateAction entity={paymentVoucher} to={paths.paymentVoucher.update(row.id)} />
            <LinkAction label="Print" icon={IconPrinter} to={paths.paymentVoucher.print(row.id)} />
            <DeleteAction list={list} row={row} endpoint={paymentVoucherEndpoints.remove} />
          </>
        )}
      />
    </>
  )
}
