import sql, { join, type Sql } from 'sql-template-tag'
import type { Db, Transaction } from '../database/query.ts'

/**
 * A statement that takes the next number of each series in a year, from 1, as rows of `series` and `value`. The rows of
 * the number sequences stay locked until the transaction ends: numbers are unique and without gaps, since a failed
 * transaction does not use them up. Must be part of a transaction's last statement, since everyone else who needs a
 * number waits for the end; and always in the same order of series, or two transactions would deadlock.
 */
export function nextNumbers(series: readonly string[], year: number): Sql {
  return sql`
    insert into counter (series, year, value) values ${join(series.map((each) => sql`(${each}, ${year}, 1)`))}
    on conflict (series, year) do update set value = counter.value + 1
    returning series, value`
}

/**
 * Takes the next numbers of a series that does not restart each year; returns the first. Locks the series until the
 * transaction ends. Must be called before an invoice is locked, so that no transaction with a locked invoice waits for
 * a number.
 */
export async function takeNumbers(tx: Transaction, series: string, many = 1): Promise<number> {
  const row = await tx.row<{ first: number }>(sql`select take_numbers(${series}, ${many}) as first`)
  if (!row) throw new Error(`No number was taken of ${series}.`)
  return row.first
}

/** The last number of a series that does not restart each year; 0 before the first. */
export async function lastNumber(db: Db, series: string): Promise<number> {
  const row = await db.row<{ value: number }>(
    sql`select value from counter where series = ${series} and year = 0`,
  )
  return row?.value ?? 0
}

/**
 * Locks a series until the transaction ends: nobody takes a number, and other writers see this transaction's changes.
 */
export async function lockSeries(tx: Transaction, series: string): Promise<void> {
  await tx.run(sql`select value from counter where series = ${series} and year = 0 for update`)
}
