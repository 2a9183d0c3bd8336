import sql, { raw } from 'sql-template-tag'
import type { Endpoint } from '../../kernel/contract/endpoint.ts'
import type { Entity } from '../../kernel/contract/entity.ts'
import type { ListSource } from '../../kernel/server/kept-count.ts'
import type { Kernel } from '../../kernel/server/kernel.ts'
import { type ListOptions, listPage, type ListQuery } from '../../kernel/server/list.ts'
import type { nextVoucherNumber } from './voucher-number.contract.ts'

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

/** Proposes one more than the largest voucher number. */
export function voucherNumberRoutes(
  { routes }: Kernel,
  table: string,
  endpoint: ReturnType<typeof nextVoucherNumber> & Endpoint,
): void {
  routes.query(endpoint, async (_call, db) => {
    const found = await db.row<{ next: number }>(
      sql`select least(coalesce(max(voucher_no), 0)::bigint + 1, 2147483647) as next from ${raw(`"${table}"`)}`,
    )
    return { next: found?.next ?? 1 }
  })
}
