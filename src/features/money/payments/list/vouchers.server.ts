import sql, { type Sql } from 'sql-template-tag'
import type { ReplyOf } from '../../../../kernel/contract/endpoint.ts'
import type { Entity } from '../../../../kernel/contract/entity.ts'
import {
  type ListOptions,
  listPage,
  type ListQuery,
  type ListSource,
  whereAll,
} from '../../../../kernel/server/lists/list.ts'
import { searchConditions } from '../../../../kernel/server/lists/search.ts'
import { shownIn } from '../../../../kernel/server/shown-in.ts'
import type { voucherTotals } from './voucher-totals.contract.ts'

/** Records by the month of their date, the months in the order in which the list first meets them. */
function groupedByMonth<R extends { date: string }>(rows: readonly R[]): Record<string, R[]> {
  const months: Record<string, R[]> = {}
  for (const row of rows) (months[row.date.slice(0, 7)] ??= []).push(row)
  return months
}

/** One page of the vouchers that meet the conditions, grouped by month. */
export async function voucherPage<R extends { date: string }>(
  source: ListSource,
  entity: Entity,
  query: ListQuery,
  options: ListOptions,
) {
  const { results, count } = await listPage<R>(source, entity, query, options)
  return { results: groupedByMonth(results), count }
}

type VoucherTotals = ReplyOf<ReturnType<typeof voucherTotals>>

/** What one voucher moves, as SQL over its row `t`, and whether it counts: what is cancelled moves nothing. */
interface Moves {
  usd: Sql
  iqd: Sql
  counts: Sql
  cancelled: Sql
}

/** What the vouchers that meet the conditions come to, over all pages; the currencies stand side by side. */
export async function sumsOfVouchers(
  { db, kept }: ListSource,
  entity: Entity,
  { search, where = [] }: Pick<ListQuery, 'search'> & Pick<ListOptions, 'where'>,
  { usd, iqd, counts, cancelled }: Moves,
): Promise<VoucherTotals> {
  const asked = sql`
    select coalesce(sum(${usd}) filter (where ${counts}), 0) as usd, coalesce(sum(${iqd}) filter (where ${counts}), 0) as iqd,
      count(*) as count, count(*) filter (where ${cancelled}) as cancelled
    from ${shownIn(entity)} t ${whereAll([...db.visibleTo(entity), ...where, ...searchConditions(search, entity)])}`
  return await kept.of(JSON.stringify([asked.text, asked.values]), async () => {
    const [found] = await db.rows<VoucherTotals>(asked, search === null ? 'kept' : 'anew')
    if (!found) throw new Error(`The sums of ${entity.name} are missing.`)
    return found
  })
}
