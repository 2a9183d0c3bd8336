import type { Entity } from '../../../kernel/contract/entity.ts'
import {
  type ListOptions,
  listPage,
  type ListQuery,
  type ListSource,
} from '../../../kernel/server/lists/list.ts'

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
