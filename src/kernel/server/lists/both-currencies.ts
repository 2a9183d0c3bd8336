import sql, { type Sql } from 'sql-template-tag'

/**
 * SQL for amounts of both currencies in words, such as `USD 1,250.50 · IQD 655,000`; null where neither is there. They
 * stand side by side and are never added; IQD shows no decimals when whole.
 */
export function bothCurrencies(usd: Sql, iqd: Sql): Sql {
  return sql`nullif(concat_ws(' · ',
    'USD ' || trim(to_char(${usd}, '999,999,999,999,990.00')),
    'IQD ' || trim(to_char(${iqd}, case when ${iqd} = trunc(${iqd})
      then '999,999,999,999,990' else '999,999,999,999,990.00' end))), '')`
}
