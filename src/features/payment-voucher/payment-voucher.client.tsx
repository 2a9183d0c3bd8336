import { IconPrinter } from '@tabler/icons-react'
import { useParams } from 'react-router'
import { EntityTable } from '../../kernel/client/entity-table/entity-table.tsx'
import {
  DeleteAction,
  LinkAction,
  UpdateAction,
  ViewAction,
} from '../../kernel/client/entity-table/row-actions.tsx'
import { useGroupedList } from '../../kernel/client/entity-table/use-entity-list.ts'
import { RecordHistory } from '../../kernel/client/history/record-history.tsx'
import { useSay } from '../../kernel/client/language.ts'
import { RecordPaper } from '../../kernel/client/print/record-paper.tsx'
import { useRead } from '../../kernel/client/query.ts'
import { CreateButton } from '../../kernel/client/show/create-button.tsx'
import { Loaded } from '../../kernel/client/show/loaded.tsx'
import { PageHeading } from '../../kernel/client/show/page-heading.tsx'
import { BackButton, besides, RecordView, UpdateButton } from '../../kernel/client/show/record-view.tsx'
import { company } from '../settings/settings.contract.ts'
import { formats } from '../../kernel/contract/formats.ts'
import { paths } from '../paths.ts'
import { paymentDocument } from './payment-document.ts'
import { PrintLink } from './print-link.client.tsx'
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

const record = paymentVoucherEndpoints.read.reply
// What is known of a voucher and stands on no paper.
const notOnPaper = ['keyword', 'created_by_email', 'created_at'] as const

/** A voucher to read. */
export function PaymentVoucherView() {
  const { id = '' } = useParams()
  const read = useRead(paymentVoucherEndpoints.read, { params: { id } })
  const now = useRead(company)
  return (
    <>
      <PageHeading title="Payment Voucher Details">
        <BackButton to={paths.paymentVoucher.table} />
        {read.data && (
          <>
            <PrintLink to={paths.paymentVoucher.print(read.data.id)} />
            <UpdateButton entity={paymentVoucher} to={paths.paymentVoucher.update(read.data.id)} />
          </>
        )}
      </PageHeading>
      <Loaded read={read}>
        {(voucher) => (
          <>
            <RecordPaper paperOf={(onPaper) => now.data && paymentDocument(voucher, now.data, onPaper)} />
            <RecordView fields={record} record={voucher} names={besides(voucher, notOnPaper)} />
            <RecordHistory key={voucher.id} entity={paymentVoucher} id={voucher.id} />
          </>
        )}
      </Loaded>
    </>
  )
}
