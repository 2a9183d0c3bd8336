import sql, { join, type Sql } from 'sql-template-tag'

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
