import { Text } from '@mantine/core'
import { useMemo } from 'react'
import { EntityTable } from '../../../kernel/client/entity-table/entity-table.tsx'
import { Totals } from '../../../kernel/client/entity-table/list-totals.tsx'
import { useEntityList } from '../../../kernel/client/entity-table/use-entity-list.ts'
import { useTranslate } from '../../../kernel/client/language/language.ts'
import { useRead } from '../../../kernel/client/cache/query.ts'
import type { Field, Fields } from '../../../kernel/contract/fields.ts'
import type { ReplyOf } from '../../../kernel/contract/endpoint.ts'
import { paths } from '../../paths.ts'
import { AsOfNote } from '../ledger/as-of-note.client.tsx'
import type { Age, AgeFrom } from './ages.ts'
import { receivables, type ReceivablesBy, receivablesEndpoints } from './receivables.contract.ts'
import { explained } from './receivables-query.ts'
import { dollars } from './entries/signed-money.ts'

type Row = ReplyOf<typeof receivablesEndpoints.list>['results'][number]

/**
 * The path behind a row: the customer's statement, or the salesman's customers, as of the same day. Without a salesman,
 * the list itself.
 */
function leadsTo({ customer, salesman }: Row, on: string | null): string {
  if (customer !== null) return withOne(paths.statement.of(customer), 'to', on)
  if (salesman === null) return withOne(paths.receivables.table, 'on', on)
  return withOne(paths.receivables.ofSalesman(salesman), 'on', on)
}

function withOne(path: string, name: string, value: string | null): string {
  if (value === null) return path
  return `${path}${path.includes('?') ? '&' : '?'}${name}=${value}`
}

type Figure = Age | 'on_account' | 'total'

/** Shows a dash for 0, since a table of ages has many empty cells. */
const cell = (name: Figure) => (row: Row) => {
  const amount = name === 'on_account' ? -row.on_account : row[name]
  return amount === 0 ? (
    <Text span inherit c="dimmed">
      –
    </Text>
  ) : (
    dollars(amount)
  )
}

/** The totals of the columns, in their order, less unapplied credit. */
const amountsOf = ({ columns, fields }: ReturnType<typeof receivables>): Fields =>
  Object.fromEntries(
    Object.entries<Field>(fields)
      .filter(([name, { kind }]) => kind === 'money' && columns.includes(name))
      .toSorted(([a], [b]) => columns.indexOf(a) - columns.indexOf(b)),
  )
const withCredit = (totals: Record<Figure, number>) => ({
  ...totals,
  on_account: totals.on_account === 0 ? 0 : -totals.on_account,
})

/** The table of debtors, with totals. */
export function ReceivablesTable({ by, from }: { by: ReceivablesBy; from: AgeFrom }) {
  const t = useTranslate()
  const entity = useMemo(() => receivables(by, from), [by, from])
  const asked = useMemo(() => ({ by, age_from: from }), [by, from])
  const list = useEntityList(entity, receivablesEndpoints.list, asked)
  const { search, filters } = list.state
  const read = useRead(receivablesEndpoints.list, { query: { ...asked, ...filters, search, page_size: 1 } })
  const totals = read.data?.totals
  return (
    <>
      {read.data && <AsOfNote on={read.data.on} isClosed={read.data.is_closed} />}
      <EntityTable
        list={{ ...list, fields: entity.fields }}
        totals={<Totals fields={amountsOf(entity)} sums={totals && withCredit(totals)} />}
        display={{
          code: { card: 'number' },
          name: { card: 'who', cell: (row: Row) => <bdi>{row.name}</bdi> },
          not_due: { cell: cell('not_due') },
          d1_30: { cell: cell('d1_30') },
          d31_60: { cell: cell('d31_60') },
          d61_90: { cell: cell('d61_90') },
          over_90: { cell: cell('over_90') },
          on_account: { cell: cell('on_account') },
          total: { card: 'amount', cell: cell('total') },
        }}
        open={(row) => leadsTo(row, filters['on'] ?? null)}
      />
      <Text size="sm" c="dimmed" mt="xs">
        {t(explained[from])}{' '}
        {by === 'salesman' &&
          t(
            'Grouped by the current salesman of each invoice. Unapplied credit belongs to no invoice and is listed under “No salesman”.',
          )}
      </Text>
    </>
  )
}
