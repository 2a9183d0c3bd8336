import { Text } from '@mantine/core'
import { IconPrinter, IconTrash } from '@tabler/icons-react'
import { EntityTable } from '../../../kernel/client/entity-table/entity-table.tsx'
import { ListTotals } from '../../../kernel/client/entity-table/list-totals.tsx'
import {
  ButtonAction,
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
import { minus } from '../../../kernel/contract/values/money.ts'
import type { Row } from '../../../kernel/contract/entity.ts'
import { paths } from '../../paths.ts'
import { salesmenRight } from '../../salesmen/salesmen.contract.ts'
import { AfterSaving } from '../form/saved/after-saving.client.tsx'
import { useCancelling } from '../view/cancel-invoice.client.tsx'
import { DuplicateAction } from '../view/duplicate/duplicate-action.client.tsx'
import { mayUpdate } from '../invoice-rules.ts'
import type { SuggestedView } from '../../../kernel/client/entity-table/views/suggested-views.ts'
import { invoice, invoiceEndpoints, issuedInvoices } from '../invoices.contract.ts'
import { InvoiceNumber } from './number-cell.client.tsx'
import { StateBadge } from './state-badge.client.tsx'

const suggested: readonly SuggestedView[] = [
  {
    label: 'Largest outstanding',
    filters: { state: 'issued,part_paid,past_due' },
    ordering: '-outstanding',
  },
  { label: 'Due next', filters: { state: 'issued,part_paid' }, ordering: 'due_date' },
]

/** The filter of each tab; waiting includes declined, unpaid includes past due. */
const tabs = {
  draft: { status: 'draft' },
  waiting: { status: 'waiting,declined' },
  unpaid: { state: 'issued,part_paid,past_due' },
  past_due: { state: 'past_due' },
  paid: { state: 'paid' },
  cancelled: { state: 'cancelled' },
} as const

/** The outstanding amount, or a dash if nothing is due. */
function Left({ row: { outstanding } }: { row: Row<typeof invoice> }) {
  return outstanding === 0 ? '–' : <ShowValue field={invoice.fields.outstanding} value={outstanding} />
}

/** The amount on a card: the total, or the labelled outstanding amount of a partially paid invoice. */
function AmountOnCard({ row: { outstanding, grand_total } }: { row: Row<typeof invoice> }) {
  const t = useTranslate()
  if (outstanding === 0 || outstanding === grand_total)
    return <ShowValue field={invoice.fields.grand_total} value={grand_total} />
  return (
    <>
      <Text span size="xs" c="dimmed" fw={400} aria-hidden>
        {t('Outstanding')}{' '}
      </Text>
      <ShowValue field={invoice.fields.outstanding} value={outstanding} />
    </>
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
  const cancelling = useCancelling(() => list.state.setPage(1))
  return (
    <>
      <PageHeading title="Invoices">
        <CreateButton entity={invoice} to={paths.invoice.create} />
      </PageHeading>
      <AfterSaving />
      <EntityTable
        list={list}
        views={suggested}
        tabs={{ label: 'Filter by status', counts: invoiceEndpoints.counts, tabs, hiddenAtZero: ['waiting'] }}
        totals={<ListTotals endpoint={invoiceEndpoints.totals} state={list.state} />}
        create={paths.invoice.create}
        display={{
          invoice_no: { cell: (row) => <InvoiceNumber row={row} />, card: 'number' },
          status: { cell: (row) => <StateBadge of={row} />, card: 'status' },
          customer_name: { card: 'who' },
          invoice_date: { card: 'day' },
          // A discount entered as an amount has no percentage.
          discount: {
            cell: (row) => (
              <ShowValue field={invoice.fields.discount} value={row.discount_amount ? null : row.discount} />
            ),
          },
          discount_amount: { cell: (row) => <TakenOff row={row} /> },
          grand_total: { card: 'amount', onCard: (row) => <AmountOnCard row={row} /> },
          outstanding: { cell: (row) => <Left row={row} /> },
        }}
        bulk={['print', 'export', ...(saysWhose ? (['salesman'] as const) : []), 'cancel_drafts', 'delete']}
        open={(row) => paths.invoice.view(row.id)}
        update={(row) => (mayUpdate(mayChangeIssued, row) ? paths.invoice.update(row.id) : undefined)}
        actions={(row) => (
          <>
            <ViewAction to={paths.invoice.view(row.id)} />
            {mayUpdate(mayChangeIssued, row) && (
              <UpdateAction entity={invoice} to={paths.invoice.update(row.id)} />
            )}
            <LinkAction label="Print" icon={IconPrinter} to={paths.invoice.print(row.id)} />
            <DuplicateAction id={row.id} />
            {cancelling.may && row.status === 'issued' ? (
              <ButtonAction label="Delete" icon={IconTrash} color="red" onClick={() => cancelling.ask(row)} />
            ) : (
              <DeleteAction
                list={list}
                row={row}
                endpoint={invoiceEndpoints.remove}
                question="Are you sure you want to delete this invoice?"
              />
            )}
          </>
        )}
      />
      {cancelling.dialog}
    </>
  )
}
