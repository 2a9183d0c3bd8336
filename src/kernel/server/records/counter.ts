import sql, { join, type Sql } from 'sql-template-tag'
import type { Db, Transaction } from '../database/query.ts'

/**
 * A statement that takes the next number of each series in a year, from 1, as rows of `series` and `value`. The counters'
 * rows stay locked until the transaction ends: numbers are unique and, since a failed transaction takes its own back,
 * without gaps. To be part of a transaction's last statement, since everybody else who needs a number waits for its end;
 * and the same series always in the same order, or two of them would wait for each other.
 */
export function nextNumbers(series: readonly string[], year: number): Sql {
  return sql`
    insert into counter (series, year, value) values ${join(series.map((each) => sql`(${each}, ${year}, 1)`))}
    on conflict (series, year) do update set value = counter.value + 1
    returning series, value`
}

/**
 * Takes the next numbers of a series that goes on through the years; answers the first. Nobody else takes one before the
 * transaction ends, so it is to be asked for before an invoice is held: nobody who holds one waits for a number.
 */
export async function takeNumbers(tx: Transaction, series: string, many = 1): Promise<number> {
  const row = await tx.row<{ first: number }>(sql`select take_numbers(${series}, ${many}) as first`)
  if (!row) throw new Error(`No number was taken of ${series}.`)
  return row.first
}

/** The last number of a series that goes on through the years, 0 before the first. */
export async function lastNumber(db: Db, series: string): Promise<number> {
  const row = await db.row<{ value: number }>(
    sql`select value from counter where series = ${series} and year = 0`,
  )
  return row?.value ?? 0
}

/** Lets nobody else take a number of a series before the transaction ends: who writes at the same moment sees this first. */
export async function holdSeries(tx: Transaction, series: string): Promise<void> {
  await tx.run(sql`select value from counter where series = ${series} and year = 0 for update`)
}
