import { Group, SegmentedControl, Skeleton, Text } from '@mantine/core'
import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import type { SuggestedView } from '../../kernel/client/entity-table/views/suggested-views.ts'
import { EntityTable } from '../../kernel/client/entity-table/entity-table.tsx'
import { ListTotals } from '../../kernel/client/entity-table/list-totals.tsx'
import { DeleteAction, UpdateAction, ViewAction } from '../../kernel/client/entity-table/rows/row-actions.tsx'
import { useEntityList } from '../../kernel/client/entity-table/use-entity-list.ts'
import { useTranslate } from '../../kernel/client/language/language.ts'
import { PageHeading } from '../../kernel/client/show/page-heading.tsx'
import { ShowValue } from '../../kernel/client/show/values/show-value.tsx'
import type { Row } from '../../kernel/contract/entity.ts'
import { formatDay } from '../../kernel/contract/values/formats.ts'
import type { Label } from '../../i18n/messages.ts'
import { paths } from '../paths.ts'
import { order, orderEndpoints, orderTabs } from './orders.contract.ts'
import { PastDueMark } from './view/past-due-mark.client.tsx'
import { OrderStatus } from './view/order-status.client.tsx'

/** Loaded when the user chooses the board. */
const Board = lazy(async () => ({ default: (await import('./board/board.client.tsx')).Board }))

const views: { value: string; label: Label }[] = [
  { value: 'list', label: 'List' },
  { value: 'board', label: 'Board' },
]

const suggested: readonly SuggestedView[] = [
  { label: 'Largest outstanding', filters: { unpaid: 'true' }, ordering: '-outstanding' },
]

/** The orders, as a list or a board; they are created with their invoices, so there is no button to create one. */
export function OrderTable() {
  const t = useTranslate()
  const [params, setParams] = useSearchParams()
  const view = params.get('view') === 'board' ? 'board' : 'list'
  const show = (wanted: string) =>
    setParams((before) => {
      const next = new URLSearchParams(before)
      for (const name of ['page', 'view']) next.delete(name)
      if (wanted === 'board') next.set('view', wanted)
      return next
    })
  return (
    <>
      <PageHeading title="Order Tracker">
        <SegmentedControl
          aria-label={t('View as')}
          data={views.map(({ value, label }) => ({ value, label: t(label) }))}
          value={view}
          onChange={show}
        />
      </PageHeading>
      <Suspense fallback={<Skeleton height="60vh" radius="md" />}>
        {view === 'board' ? <Board /> : <OrderList />}
      </Suspense>
    </>
  )
}

function OrderList() {
  const list = useEntityList(order, orderEndpoints.list)
  return (
    <>
      <EntityTable
        list={list}
        views={suggested}
        tabs={{ label: 'Filter by status', counts: orderEndpoints.counts, tabs: orderTabs }}
        totals={<ListTotals endpoint={orderEndpoints.totals} state={list.state} />}
        display={{
          invoice_number: { card: 'number' },
          customer_name: { card: 'who' },
          status: { cell: (row) => <OrderStatus {...row} />, card: 'status' },
          // A card has room for one amount: the outstanding one, else the total of the invoice.
          invoice_amount: {
            card: 'amount',
            onCard: ({ outstanding, invoice_amount }) => (
              <ShowValue
                field={order.fields.invoice_amount}
                value={outstanding === 0 ? invoice_amount : null}
              />
            ),
          },
          outstanding: { card: 'amount', onCard: ({ outstanding }) => <Outstanding amount={outstanding} /> },
          due_date: {
            cell: (row) => <DueDate record={row} />,
            card: 'day',
            // Beside the status there is room for the due date or the overdue mark.
            onCard: (row) => (row.is_overdue ? <PastDueMark /> : formatDay(row.due_date)),
          },
        }}
        bulk={['export', 'status', 'delete']}
        open={(row) => paths.order.view(row.id)}
        update={(row) => paths.order.update(row.id)}
        actions={(row) => (
          <>
            <ViewAction to={paths.order.view(row.id)} />
            <UpdateAction entity={order} to={paths.order.update(row.id)} />
            <DeleteAction list={list} row={row} endpoint={orderEndpoints.remove} />
          </>
        )}
      />
    </>
  )
}

/** The outstanding amount, if any, with a label, since a card has no headings. */
function Outstanding({ amount }: { amount: number }) {
  const t = useTranslate()
  return (
    <>
      {amount !== 0 && (
        <Text span size="xs" c="dimmed" fw={400} aria-hidden>
          {t('Outstanding')}{' '}
        </Text>
      )}
      <ShowValue field={order.fields.outstanding} value={amount === 0 ? null : amount} />
    </>
  )
}

function DueDate({ record }: { record: Row<typeof order> }) {
  return (
    <Group gap={6} wrap="nowrap" w="max-content">
      {formatDay(record.due_date)}
      {record.is_overdue && <PastDueMark />}
    </Group>
  )
}
