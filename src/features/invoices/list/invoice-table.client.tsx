import { IconPrinter } from '@tabler/icons-react'
import { EntityTable } from '../../../kernel/client/entity-table/entity-table.tsx'
import { ListTotals } from '../../../kernel/client/entity-table/list-totals.tsx'
import {
  DeleteAction,
  LinkAction,
  UpdateAction,
  ViewAction,
} from '../../../kernel/client/entity-table/rows/row-actions.tsx'
import { useEntityList } from '../../../kernel/client/entity-table/use-entity-list.ts'
import { useTranslate } from '../../../kernel/client/language/language.ts'
import { useMay } from '../../../kernel/client/session/rights.ts'
import { CreateButton } from '../../../kernel/client/show/create-button.tsx'
import { ShowValue } from '../../../kernel/client/show/values/show-value.tsx'
import { PageHeading } from '../../../kernel/client/show/page-heading.tsx'
import { formatDay } from '../../../kernel/contract/values/formats.ts'
import { minus } from '../../../kernel/contract/values/money.ts'
import type { Row } from '../../../kernel/contract/entity.ts'
import { paths } from '../../paths.ts'
import { salesmenRight } from '../../salesmen/salesmen.contract.ts'
import { AfterSaving } from '../form/saved/after-saving.client.tsx'
import { useCancelling } from '../view/cancel-invoice.client.tsx'
import { DuplicateAction } from '../view/duplicate/duplicate-action.client.tsx'
import { isOpenTo } from '../invoice-rules.ts'
import styles from './invoice-table.module.css'
import { invoice, invoiceEndpoints, issuedInvoices } from '../invoices.contract.ts'
import { NumberCell } from './number-cell.client.tsx'

/** The filter of each tab; unpaid includes past due. */
const tabs = {
  draft: { state: 'draft' },
  unpaid: { state: 'issued,part_paid,past_due' },
  past_due: { state: 'past_due' },
  paid: { state: 'paid' },
  cancelled: { state: 'cancelled' },
} as const

/** The date, and the due date if anything is outstanding. */
function DayAndDue({ row }: { row: Row<typeof invoice> }) {
  const t = useTranslate()
  const { invoice_date, due_date, outstanding, state } = row
  return (
    <>
      <ShowValue field={invoice.fields.invoice_date} value={invoice_date} />
      {due_date !== null && outstanding > 0 && (
        <div className={styles.due} data-past={state === 'past_due' || undefined}>
          {t('Due {date}', { date: formatDay(due_date) })}
        </div>
      )}
    </>
  )
}

/** The outstanding amount, highlighted only if it is a part of the total. */
function Left({ row: { outstanding, grand_total } }: { row: Row<typeof invoice> }) {
  const isPlain = outstanding === 0 || outstanding === grand_total
  return (
    <span className={isPlain ? styles.plain : undefined}>
      {outstanding === 0 ? '–' : <ShowValue field={invoice.fields.outstanding} value={outstanding} />}
    </span>
  )
}

/** The discount, as a percentage or an amount. */
function TakenOff({ row }: { row: Row<typeof invoice> }) {
  const { subtotal, grand_total } = row
  const much = subtotal === null || grand_total === null ? null : minus(subtotal, grand_total)
  return <ShowValue field={invoice.fields.discount_amount} value={much} />
}

/** The list of invoices and drafts. */
export function InvoiceTable() {
  const list = useEntityList(invoice, invoiceEndpoints.list)
  const mayChangeIssued = useMay(issuedInvoices, 'update')
  const saysWhose = useMay(salesmenRight, 'update')
  const cancelling = useCancelling()
  return (
    <>
      <PageHeading title="Invoices">
        <CreateButton entity={invoice} to={paths.invoice.create} />
      </PageHeading>
      <AfterSaving />
      <EntityTable
        list={list}
        tabs={{ label: 'Filter by status', counts: invoiceEndpoints.counts, tabs }}
        totals={<ListTotals endpoint={invoiceEndpoints.totals} state={list.state} />}
        create={paths.invoice.create}
        display={{
          invoice_date: { cell: (row) => <DayAndDue row={row} />, card: 'day' },
          invoice_no: {
            cell: (row) => <NumberCell row={row} />,
            card: 'number',
          },
          customer_name: { card: 'who' },
          // A discount entered as an amount has no percentage.
          discount: {
            cell: (row) => (
              <ShowValue field={invoice.fields.discount} value={row.discount_amount ? null : row.discount} />
            ),
          },
          discount_amount: { cell: (row) => <TakenOff row={row} /> },
          grand_total: { card: 'amount' },
          outstanding: { cell: (row) => <Left row={row} />, card: 'status' },
        }}
        bulk={['print', 'export', ...(saysWhose ? (['salesman'] as const) : []), 'cancel_drafts', 'delete']}
        open={(row) => paths.invoice.view(row.id)}
        update={(row) => (isOpenTo(mayChangeIssued, row) ? paths.invoice.update(row.id) : undefined)}
        actions={(row) => (
          <>
            <ViewAction to={paths.invoice.view(row.id)} />
            {isOpenTo(mayChangeIssued, row) && (
              <UpdateAction entity={invoice} to={paths.invoice.update(row.id)} />
            )}
            <LinkAction label="Print" icon={IconPrinter} to={paths.invoice.print(row.id)} />
            <DuplicateAction id={row.id} />
            <DeleteAction
              list={list}
              row={row}
              endpoint={invoiceEndpoints.remove}
              question="Are you sure you want to delete this invoice?"
              instead={
                cancelling.may && row.status === 'issued'
                  ? { label: 'Cancel invoice', choose: () => cancelling.ask(row) }
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
