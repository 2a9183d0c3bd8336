import sql, { type Sql } from 'sql-template-tag'
import type { ReplyOf } from '../../../../kernel/contract/endpoint.ts'
import type { Entity } from '../../../../kernel/contract/entity.ts'
import {
  type ListOptions,
  listPage,
  type ListQuery,
  type ListSource,
} from '../../../../kernel/server/lists/list.ts'
import { whereAll } from '../../../../kernel/server/database/where.ts'
import { searchConditions } from '../../../../kernel/server/lists/search.ts'
import { shownIn } from '../../../../kernel/server/database/shown-in.ts'
import type { voucherTotals } from './voucher-totals.contract.ts'

/** Groups records by the month of their date, in list order. */
function groupedByMonth<R extends { date: string }>(rows: readonly R[]): Record<string, R[]> {
  const months: Record<string, R[]> = {}
  for (const row of rows) (months[row.date.slice(0, 7)] ??= []).push(row)
  return months
}

/** A page of the vouchers that match the conditions, grouped by month. */
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

/** SQL over a voucher `t`: its amounts, and whether they are included (cancelled vouchers are not). */
interface VoucherAmounts {
  usd: Sql
  iqd: Sql
  counts: Sql
  cancelled: Sql
}

/** The totals of the vouchers that match the conditions, over all pages, separately for each currency. */
export async function sumsOfVouchers(
  { db, queryCache }: ListSource,
  entity: Entity,
  { search, where = [] }: Pick<ListQuery, 'search'> & Pick<ListOptions, 'where'>,
  { usd, iqd, counts, cancelled }: VoucherAmounts,
): Promise<VoucherTotals> {
  const asked = sql`
    select coalesce(sum(${usd}) filter (where ${counts}), 0) as usd, coalesce(sum(${iqd}) filter (where ${counts}), 0) as iqd,
      count(*) as count, count(*) filter (where ${cancelled}) as cancelled
    from ${shownIn(entity)} t ${whereAll([...db.visibleTo(entity), ...where, ...searchConditions(search, entity)])}`
  return await queryCache.of(JSON.stringify([asked.text, asked.values]), async () => {
    const [found] = await db.rows<VoucherTotals>(asked, search === null ? 'cached' : 'fresh')
    if (!found) throw new Error(`The sums of ${entity.name} are missing.`)
    return found
  })
}
