import sql, { join, raw, type Sql } from 'sql-template-tag'
import type { Actor } from '../../../kernel/contract/access.ts'
import type { CheckedInput } from '../../../kernel/contract/fields.ts'
import { Problem } from '../../../kernel/contract/problem.ts'
import type { Count } from '../../../kernel/server/database/query.ts'
import { rowsExportRoute } from '../../../kernel/server/lists/export.ts'
import type { ServerFeature } from '../../../kernel/server/feature.ts'
import type { Kernel } from '../../../kernel/server/kernel.ts'
import { pageIn } from '../../../kernel/server/lists/list.ts'
import { whereAll } from '../../../kernel/server/database/where.ts'
import { occursIn, searchConditions } from '../../../kernel/server/lists/search.ts'
import { notVisible } from '../../../kernel/server/records/records.ts'
import type { RowPolicies } from '../../../kernel/server/rights/row-policy.ts'
import type { Translate } from '../../../i18n/translate.ts'
import { message } from '../../../i18n/messages.ts'
import { subjectIn } from '../ledger/subjects/subject-in.ts'
import { gapsOf } from './gaps.server.ts'
import {
  type MissingNumber,
  missingNumbers,
  missingNumbersEndpoints,
  numberedBySeries,
  type Series,
} from './missing-numbers.contract.ts'
import { missingNumbersRight } from './missing-numbers-right.contract.ts'

type Query = CheckedInput<typeof missingNumbers.filters> & { search: string | null; ordering: string | null }

/** SQL for what a deleted document contained, or why a number was skipped. Evaluated only for the rows of the page. */
const deletedColumns = sql`t.skipped, (
  select json_build_object('parts', to_json(postings_of_deleted(t.of_table, was)), 'said_subject', was -> 'said_subject') from (
    select jsonb_object_agg(key, value -> 0) as was from history h, jsonb_each(h.changes) where h.id = t.entry
  ) last where was is not null) as deleted`

type Read = Omit<MissingNumber, 'text'> & {
  skipped: string | null
  /** The deleted document: day, other party, subject and amounts. */
  deleted: {
    parts: [day: string | null, party: string | null, subject: string | null, amounts: string | null]
    said_subject: unknown
  } | null
}

/** The details in one line, in the reader's language. */
function inWords({ skipped, deleted, ...row }: Read, t: Translate): MissingNumber {
  if (skipped !== null || deleted === null) return { ...row, text: skipped }
  const { parts, said_subject } = deleted
  const [day, party, subject, amounts] = parts
  const shown = [day, party, subjectIn({ subject, said_subject }, t), amounts]
  return { ...row, text: shown.filter((part) => part !== null).join(' · ') }
}

const orders: Record<string, Sql> = {
  number: sql`t.place_of_series, t.year, t.place`,
  '-number': sql`t.place_of_series, t.year desc, t.place desc`,
  deleted_at: sql`t.deleted_at nulls last, t.place_of_series, t.year, t.place`,
  '-deleted_at': sql`t.deleted_at desc nulls last, t.place_of_series, t.year, t.place`,
}

function orderOf(ordering: string | null): Sql {
  const order = orders[(ordering ?? missingNumbers.ordering).replace('serial', 'number')]
  if (!order) {
    throw new Problem(
      'bad_request',
      message('Missing numbers cannot be sorted by “{name}”.', { name: ordering ?? '' }),
    )
  }
  return order
}

const all = Object.keys(numberedBySeries) as Series[]

/**
 * The series that the user may see. Only kinds of which the user sees all documents: otherwise invisible documents
 * would count as missing.
 */
function visibleSeries(policies: RowPolicies, actor: Actor, wanted: Series | null): Series[] {
  const seen = all.filter((name) => policies.of(actor, numberedBySeries[name]) === 'all')
  if (wanted === null) return seen
  if (!seen.includes(wanted)) throw notVisible()
  return [wanted]
}

/** The missing numbers of some series, as a subquery `t`. */
function missingIn(series: readonly Series[], { search, year }: Query, t: Translate): Sql {
  const rows = series.map(
    (name) =>
      sql`select ${all.indexOf(name)}::integer as place_of_series, each.* from ${gapsOf(name, t)} each`,
  )
  // Searches the history of deleted documents, as the trash does: building the text of each would be slower.
  const occurs = occursIn(sql`concat_ws(' ', t.number, t.deleted_by, (
    select changes::text from history where id = t.entry))`)
  const where = whereAll([
    ...(year === null ? [] : [sql`t.of_year = ${year}`]),
    ...searchConditions(search, { occurs, phones: sql`''` }),
  ])
  return sql`(select * from (${join(rows, ' union all ')}) t ${where})`
}

const columns = raw('t.series, t.number, t.up_to, t.deleted_by, t.deleted_at')

function mount(kernel: Kernel): void {
  const { routes, lists, policies } = kernel
  lists.set(missingNumbers.name, { entity: missingNumbers })
  routes.query(missingNumbersEndpoints.list, async ({ query, actor, t }, db) => {
    const series = visibleSeries(policies, actor, query.series)
    if (series.length === 0) return { results: [], count: 0 }
    const { size, skip } = pageIn(query)
    const found = await db.row<{ results: Read[] } & Count>(sql`
      with found as materialized ${missingIn(series, query, t)}
      select (select count(*) from found) as count, (
        select coalesce(json_agg(to_json(shown) order by shown.id), '[]') from (
          select t.at as id, t.at as serial, ${columns}, ${deletedColumns} from (
            select *, row_number() over (order by ${orderOf(query.ordering)})::integer as at
            from found t order by at limit ${size} offset ${skip}
          ) t
        ) shown
      ) as results`)
    return { count: found?.count ?? 0, results: (found?.results ?? []).map((row) => inWords(row, t)) }
  })
  rowsExportRoute(kernel, missingNumbersEndpoints.export, async ({ query, actor, t }, db) => {
    const series = visibleSeries(policies, actor, query.series)
    const rows =
      series.length === 0
        ? []
        : await db.rows<Read>(sql`
            select ${columns}, ${deletedColumns} from ${missingIn(series, query, t)} t order by ${orderOf(query.ordering)}`)
    return { columns: missingNumbers, rows: rows.map((row) => inWords(row, t)) }
  })
}

export const missingNumbersServer: ServerFeature = { rights: [missingNumbersRight], mount }
