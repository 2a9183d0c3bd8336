import sql from 'sql-template-tag'
import type { Transaction } from './database/query.ts'
import type { Tables } from './database/tables.ts'

/**
 * The next number of a series in a year, from 1. The counter's row stays locked until the transaction ends:
 * numbers are unique and, since a failed transaction takes its number back, without gaps.
 */
export async function nextNumber(tx: Transaction, series: string, year: number): Promise<number> {
  const counter = await tx.row<Pick<Tables['counter'], 'value'>>(sql`
    insert into counter (series, year, value) values (${series}, ${year}, 1)
    on conflict (series, year) do update set value = counter.value + 1
    returning value`)
  if (!counter) throw new Error(`The counter ${series} ${year} gave no number.`)
  return counter.value
}
