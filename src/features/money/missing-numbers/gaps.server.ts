import sql, { raw, type Sql } from 'sql-template-tag'
import type { Translate } from '../../../i18n/translate.ts'
import { numberedBySeries, type Series } from './missing-numbers.contract.ts'

/**
 * Up to this many skipped numbers in a row are listed one by one. Skipping more requires confirmation when the document
 * is created.
 */
const listedOneByOne = 1000

interface Numbering {
  column: string
  day: string
  /** The prefix of numbers that restart each year. */
  prefix?: string
}

const numbering: Record<Series, Numbering> = {
  receipt: { column: 'voucher_no', day: 'date' },
  payment: { column: 'voucher_no', day: 'date' },
  transfer: { column: 'transfer_no', day: 'date' },
  petty_cash: { column: 'entry_no', day: 'date' },
  credit_note: { column: 'credit_note_no', day: 'date', prefix: 'CN' },
  invoice: { column: 'invoice_no', day: 'invoice_date', prefix: 'INV' },
  bad_debt: { column: 'bad_debt_no', day: 'date', prefix: 'WO' },
}

/** SQL that reads and formats a number: its year (0 if the series does not restart), its position and its text. */
function readAs({ prefix }: Numbering) {
  if (prefix === undefined) {
    return {
      year: () => sql`0`,
      place: (code: Sql) => sql`${code}::integer`,
      isOne: (code: Sql) => sql`${code}::integer <= highest_in_series()`,
      code: (_year: Sql, place: Sql) => sql`${place}::text`,
    }
  }
  return {
    year: (code: Sql) => sql`split_part(${code}, '-', 2)::integer`,
    place: (code: Sql) => sql`split_part(${code}, '-', 3)::integer`,
    isOne: (code: Sql) => sql`${code} ~ ${`^${prefix}-\\d{4}-\\d{5,9}$`}`,
    code: (year: Sql, place: Sql) =>
      sql`format('%s-%s-%s', ${prefix}::text, ${year}, lpad(${place}::text, greatest(5, length(${place}::text)), '0'))`,
  }
}

/**
 * The missing numbers of a series, as a subquery: all numbers from 1 to the last one given that no document has. A
 * deleted number has the id of its history entry; a skipped number has the document with the next number.
 */
export function gapsOf(series: Series, t: Translate): Sql {
  const its = numbering[series]
  const { name } = numberedBySeries[series]
  const { year, place, isOne, code } = readAs(its)
  const [table, column] = [raw(`"${name}"`), raw(`t."${its.column}"`)]
  const deleted = sql`d.code`
  const numberThen = raw(`h.changes -> '${its.column}' ->> 0`)
  const dayThen = raw(`h.changes -> '${its.day}' ->> h.side`)
  const skipped = t('Skipped when {number} was created.', { number: '%s' })
  return sql`(
    with known as (
      select ${year(column)} as year, ${place(column)} as place, t.id as document, null::bigint as entry
      from ${table} t where ${column} is not null and ${isOne(column)}
      union all
      select ${year(deleted)}, ${place(deleted)}, d.record_id, d.id from (
        select distinct on (${numberThen}) h.id, h.record_id, ${numberThen} as code
        from history h where h.action = 'delete' and h.table_name = ${name}
        order by ${numberThen}, h.id desc
      ) d
      where d.code is not null and ${isOne(deleted)} and not exists (
        select from ${table} t where ${column} = ${its.prefix === undefined ? sql`d.code::integer` : deleted})
      union all
      select year, value + 1, null, null from counter where series = ${series}
    ),
    placed as (
      select * from (select *, lag(place, 1, 0) over (partition by year order by place) as before from known) every
      where entry is not null or place > before + 1
    ),
    missing as (
      select year, place, place as last, place as next, document, entry from placed where entry is not null
      union all
      select year, first, case when place - before > ${listedOneByOne + 1} then place - 1 else first end, place, document, null
      from placed, lateral generate_series(before + 1,
        case when place - before > ${listedOneByOne + 1} then before + 1 else place - 1 end) first
      where place > before + 1
    )
    select ${series}::text as series, m.year, m.place, ${code(sql`m.year`, sql`m.place`)} as number,
      case when m.last > m.place then ${code(sql`m.year`, sql`m.last`)} end as up_to,
      h.user_name as deleted_by, h.at as deleted_at,
      ${its.prefix === undefined ? sql`extract(year from (${dayThen})::date)::integer` : sql`m.year`} as of_year,
      ${name}::text as of_table, m.entry,
      case when m.entry is null and m.document is not null
        then format(${skipped}::text, ${code(sql`m.year`, sql`m.next`)}) end as skipped
    from missing m left join lateral (
      select user_name, at, changes, 0 as side from history where id = m.entry
      union all
      (select user_name, at, changes, 1 from history
      where m.entry is null and owner_table = ${name} and owner_id = m.document and table_name = ${name} and record_id = m.document
        and action = 'insert' order by id limit 1)
    ) h on true
  )`
}
