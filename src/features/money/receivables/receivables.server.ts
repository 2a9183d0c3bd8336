import sql, { join, raw, type Sql } from 'sql-template-tag'
import type { ReplyOf } from '../../../kernel/contract/endpoint.ts'
import type { CheckedInput } from '../../../kernel/contract/fields.ts'
import { formatDay } from '../../../kernel/contract/values/formats.ts'
import { Problem } from '../../../kernel/contract/problem.ts'
import type { Db } from '../../../kernel/server/database/query.ts'
import { rowsExportRoute } from '../../../kernel/server/lists/export.ts'
import type { Kernel } from '../../../kernel/server/kernel.ts'
import { pageIn } from '../../../kernel/server/lists/list.ts'
import { whereAll } from '../../../kernel/server/database/where.ts'
import { paperRoute } from '../../../kernel/server/pdf/paper-route.ts'
import { searchConditions } from '../../../kernel/server/lists/search.ts'
import type { Translate } from '../../../i18n/translate.ts'
import { message } from '../../../i18n/messages.ts'
import { translators } from '../../../i18n/translators.ts'
import { companyNow, companyToday } from '../../settings/settings.server.ts'
import { type AgeFrom, ageLabels } from './ages.ts'
import { asOfDay } from '../ledger/as-of.server.ts'
import { assertSeesAll, sumsByAge } from './entries/entries.server.ts'
import { receivablesPaperEndpoints } from './paper/receivables-paper.contract.ts'
import { receivablesDocument } from './paper/receivables-document.ts'
import {
  receivables,
  type ReceivablesBy,
  receivablesEndpoints,
  receivablesRight,
} from './receivables.contract.ts'
import { statementRoutes } from './statement/statement.server.ts'
import type { ServerFeature } from '../../../kernel/server/feature.ts'

type Receivables = ReplyOf<typeof receivablesEndpoints.list>
type Query = Pick<
  CheckedInput<typeof receivablesEndpoints.list.query>,
  'by' | 'age_from' | 'salesman' | 'on' | 'search' | 'ordering'
>

/** The limit of rows on paper. An export contains all of them. */
const rowsOnPaper = 5000

const figures = [...Object.keys(ageLabels), 'on_account', 'total']
const orderings = new Set(['id', 'name', 'code', ...figures])

/** The last known name of a salesman, who may no longer be a user. */
const knownName = (key: Sql) =>
  sql`(select salesman_name from invoice where salesman = ${key} order by id desc limit 1)`

/** SQL that adds names and search texts to the sums `f`. */
const namedBy: Record<ReceivablesBy, (t: Translate) => Sql> = {
  customer: () => sql`select f.*, c.id as customer, null::integer as salesman, c.name, c.code, c.search
    from figures f join customer c on c.id = f.key`,
  salesman: (
    t,
  ) => sql`select f.*, null::integer as customer, u.id as salesman, name, null as code, search_text(name) as search
    from figures f left join users u on u.id = f.key, lateral (
      select coalesce(u.full_name, case when f.key is null then ${t('No salesman')}::text
        else ${knownName(sql`f.key`)} end, format(${t('User #{number}', { number: '%s' })}, f.key)) as name) called`,
}

/**
 * SQL of the receivables as `listed`: current, or as of a day. Unapplied credit belongs to no invoice, so by salesman
 * it is in the row without a salesman.
 */
function listed(today: string, { by, age_from, salesman, on, search }: Query, t: Translate): Sql {
  const who: ReceivablesBy = by ?? 'customer'
  const from: AgeFrom = age_from ?? 'due'
  return sql`
    with figures as materialized (
      select ${raw(who === 'customer' ? 'e.customer' : 'e.salesman')} as key, ${sumsByAge(on ?? today, from)},
        sum(e.on_account) as on_account, sum(e.owed) - sum(e.on_account) as total
      from ${on === null ? sql`open_entry` : sql`open_entry_on(${on}::date)`} e ${salesman === null ? sql`` : sql`where e.salesman = ${salesman}`}
      group by 1
    ),
    listed as materialized (
      select coalesce(t.key, 0) as id, coalesce(t.key, 0) as serial, t.customer, t.salesman, t.name, t.code,
        ${join(figures.map((name) => raw(`t.${name}`)))}
      from (${namedBy[who](t)}) t ${whereAll(searchConditions(search))}
    )`
}

function orderOf(ordering: string | null): Sql {
  const order = ordering ?? receivables('customer', 'due').ordering
  const name = order.replace(/^-/, '')
  const column = name === 'serial' ? 'id' : name
  if (!orderings.has(column))
    throw new Problem('bad_request', message('Receivables cannot be sorted by “{name}”.', { name }))
  const key = column === 'name' ? raw('name collate "und-x-icu"') : raw(column)
  return sql`${key} ${raw(order.startsWith('-') ? 'desc nulls last' : 'asc')}, id`
}

/** A page of the list with totals, in one statement: page, count and totals are of the same moment. */
async function page(
  db: Db,
  query: Query,
  { size, skip, today }: { size: number; skip: number; today: string },
  t: Translate,
): Promise<Receivables> {
  const sums = figures.map((name) => raw(`'${name}', coalesce(sum(${name}), 0)`))
  const found = await db.row<Omit<Receivables, 'on' | 'is_closed'>>(
    sql`${listed(today, query, t)}
      select count(*) as count, json_build_object(${join(sums)}) as totals, (
        select coalesce(json_agg(on_page), '[]') from (
          select * from listed order by ${orderOf(query.ordering)} limit ${size} offset ${skip}) on_page) as results
      from listed`,
  )
  if (!found) throw new Error('The receivables are missing.')
  return { ...found, ...(await asOfDay(db, query.on)) }
}

/** The list for printing, up to the limit of rows. */
async function onPaper(
  db: Db,
  query: Query,
  t: Translate,
): Promise<ReplyOf<typeof receivablesPaperEndpoints.paper>> {
  const today = await companyToday(db)
  const salesman = await db.row<{ name: string }>(
    sql`select coalesce((select full_name from users where id = ${query.salesman}), ${knownName(sql`${query.salesman}`)}) as name`,
  )
  const found = await page(db, query, { size: rowsOnPaper, skip: 0, today }, t)
  return { ...found, today, salesman_name: salesman?.name ?? null }
}

/** The routes of receivables and statements. */
function mount(kernel: Kernel): void {
  statementRoutes(kernel)
  const { routes, lists, policies } = kernel
  const shown = receivables('customer', 'due')
  lists.set(shown.name, { entity: shown })
  routes.query(receivablesEndpoints.list, async ({ query, actor, t }, db) => {
    assertSeesAll(policies, actor)
    return await page(db, query, { ...pageIn(query), today: await companyToday(db) }, t)
  })
  routes.query(receivablesPaperEndpoints.paper, async ({ query, actor, t }, db) => {
    assertSeesAll(policies, actor)
    return await onPaper(db, query, translators[query.language ?? t.language])
  })
  paperRoute(kernel, receivablesPaperEndpoints.pdf, async ({ query, actor, t }, db, translatorFor) => {
    assertSeesAll(policies, actor)
    const translate = translatorFor(t.language)
    return receivablesDocument(await onPaper(db, query, translate), query, await companyNow(db), translate)
  })
  rowsExportRoute(kernel, receivablesEndpoints.export, async ({ query, actor, t }, db) => {
    assertSeesAll(policies, actor)
    return {
      columns: receivables(query.by ?? 'customer', query.age_from ?? 'due'),
      rows: await db.rows<Receivables['results'][number]>(
        sql`${listed(await companyToday(db), query, t)} select * from listed order by ${orderOf(query.ordering)}`,
      ),
      ...(query.on !== null && { subject: formatDay(query.on) }),
    }
  })
}

export const receivablesServer: ServerFeature = { rights: [receivablesRight], mount }
