import sql, { type Sql } from 'sql-template-tag'

/**
 * SQL that formats amounts of both currencies, such as `USD 1,250.50 · IQD 655,000`; null if there are none. The
 * amounts are never added; a whole amount of IQD has no decimals.
 */
export function bothCurrencies(usd: Sql, iqd: Sql): Sql {
  return sql`nullif(concat_ws(' · ',
    'USD ' || trim(to_char(${usd}, '999,999,999,999,990.00')),
    'IQD ' || trim(to_char(${iqd}, case when ${iqd} = trunc(${iqd})
      then '999,999,999,999,990' else '999,999,999,999,990.00' end))), '')`
}
