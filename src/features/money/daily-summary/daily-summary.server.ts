import sql, { type Sql } from 'sql-template-tag'
import type { Actor, Resource } from '../../../kernel/contract/access.ts'
import type { Db } from '../../../kernel/server/database/query.ts'
import type { ServerFeature } from '../../../kernel/server/feature.ts'
import type { Kernel } from '../../../kernel/server/kernel.ts'
import { paperRoute } from '../../../kernel/server/pdf/paper-route.ts'
import { factorWords, roleNames } from '../../people/permissions/permissions.contract.ts'
import { companyNow, companyToday } from '../../settings/settings.server.ts'
import { plainText } from '../../../i18n/messages.ts'
import { cashClose } from '../closings/cash-closing.contract.ts'
import { receiptVoucher } from '../receipts/receipt-voucher.contract.ts'
import { groupsOfDay } from './day-groups.server.ts'
import { dailySummaryDocument } from './daily-summary-document.ts'
import { type DailySummary, dailySummaryEndpoints, type GroupLine } from './daily-summary.contract.ts'
import { dailySummaryRight } from './daily-summary-right.contract.ts'
import { shownKinds } from './line-name.ts'

/** Above this number of lines, a group is combined by user. */
const linesEach = 100
/** From this number of records of one kind in one transaction on, they count as a batch, such as an import. */
const batchFrom = 3
const blank: GroupLine = {
  resource: '',
  id: 0,
  count: 1,
  number: null,
  party: null,
  person: null,
  usd: null,
  iqd: null,
  day: null,
  reason: null,
  rate: null,
  day_rate: null,
  right: null,
  before: null,
  after: null,
}

interface Line extends Partial<GroupLine> {
  of_all: number
  usd_of_all: number
  iqd_of_all: number
}

/**
 * The lines of a group, with totals of all records. A batch becomes one line. If the group is still too long, the
 * changes of one user to one kind of record become one line. No record is left out.
 */
const grouped = (rows: Sql): Sql => sql`
  with r as (
    select l.*, row_number() over (order by l.resource, l.id) as place, count(*) over () as of_all,
      count(*) over (partition by l.resource, l.batch) as of_batch
    from (${rows}) d cross join jsonb_to_record(to_jsonb(d)) as l (resource text, id integer, number text, party text,
      day date, usd numeric, iqd numeric, person text, batch text, reason text, rate numeric, day_rate numeric,
      before text, after text)
  ), batched as (
    select *, case when of_batch >= ${batchFrom} then batch end as together,
      sum(case when of_batch >= ${batchFrom} then 0 else 1 end) over () as alone from r
  ), keyed as (
    select *, coalesce(together, case when alone > ${linesEach} then 'user' end, place::text) as line,
      together is not null or alone > ${linesEach} as is_many from batched
  )
  select l.*, coalesce(sum(usd) over (), 0) as usd_of_all, coalesce(sum(iqd) over (), 0) as iqd_of_all
  from (
    select resource, person, min(id) as id, count(*) as count, min(number) as number, min(place) as place,
      case when count(*) = 1 then min(party) end as party, sum(usd) as usd, sum(iqd) as iqd,
      case when count(*) = 1 then min(day) end as day, case when count(*) = 1 then min(reason) end as reason,
      case when count(*) = 1 then min(rate) end as rate, case when count(*) = 1 then min(day_rate) end as day_rate,
      case when count(*) = 1 then min(before) end as before, case when count(*) = 1 then min(after) end as after, of_all
    from keyed group by resource, person, line, is_many, of_all
  ) l order by place`

async function takingsOf(db: Db, date: string): Promise<DailySummary['takings']> {
  return await db.rows<DailySummary['takings'][number]>(sql`
    select t.*, amount - cancelled as net from (
      select coalesce(u.full_name, v.created_by_name) as person, coalesce(a.name, v.to_account) as account, in_currency.currency,
        count(*) filter (where e.side = '') as count,
        coalesce(sum(in_currency.brought) filter (where e.side = ''), 0) as amount,
        coalesce(sum(in_currency.brought) filter (where e.side <> ''), 0) as cancelled
      from entry e join receipt_voucher v on v.id = e.document left join bank_account a on a.id = e.account
        left join users u on u.id = v.created_by,
        lateral (values ('USD', original_usd(v)), ('IQD', original_iqd(v))) in_currency (currency, brought)
      where e.kind = 'receipt_voucher' and e.day = ${date}::date and e.side in ('', 'cancelled') and in_currency.brought > 0
      group by v.created_by, 1, 2, 3) t
    order by person, account, currency desc`)
}

async function closingsOf(db: Db, date: string): Promise<DailySummary['closings']> {
  return await db.rows<DailySummary['closings'][number]>(sql`
    select c.id, a.name as account, a.currency, c.expected, c.counted, c.difference, c.reason, c.created_by_name as person,
      c.reopened_at is not null as reopened
    from cash_close c join bank_account a on a.id = c.account where c.date = ${date}::date order by a.name, c.id`)
}

/**
 * A line about permissions, with the label of the resource. Before its first change, a role has the default
 * permissions.
 */
function namesPermission(line: Partial<GroupLine>, resources: readonly Resource[]): Partial<GroupLine> {
  const { party, number, before } = line
  if (line.resource === 'factor_rule') return { ...line, right: factorWords }
  const resource = resources.find(({ name }) => name === party)
  const atFirst = roleNames.flatMap((role) => (role === number ? (resource?.defaults[role] ?? []) : []))
  return {
    ...line,
    party: null,
    right: resource?.label ?? plainText(party ?? ''),
    before: before ?? atFirst.join(','),
  }
}

/** The daily summary, with the kinds of records that the user may see in full. */
async function dailySummaryOf(
  { policies }: Kernel,
  db: Db,
  { actor, day, resources }: { actor: Actor; day: string | null; resources: readonly Resource[] },
): Promise<DailySummary> {
  const date = day ?? (await companyToday(db))
  const isVisible = (entity: (typeof shownKinds)[number] | typeof cashClose) =>
    policies.of(actor, entity) === 'all'
  const kinds = shownKinds.filter(isVisible).map(({ name }) => name)
  const groups = []
  for (const [kind, rows] of groupsOfDay(date, kinds)) {
    const lines = await db.rows<Line>(grouped(rows))
    const [first] = lines
    groups.push({
      kind,
      count: first?.of_all ?? 0,
      usd: first?.usd_of_all ?? 0,
      iqd: first?.iqd_of_all ?? 0,
      results: lines.map(({ of_all: _all, usd_of_all: _usd, iqd_of_all: _iqd, ...line }): GroupLine => ({
        ...blank,
        ...(kind === 'permissions' ? namesPermission(line, resources) : line),
      })),
    })
  }
  return {
    date,
    takings: isVisible(receiptVoucher) ? await takingsOf(db, date) : [],
    groups,
    closings: isVisible(cashClose) ? await closingsOf(db, date) : [],
  }
}

/**
 * The routes of the daily summary. `resources` returns all resources that have permissions, including those of later
 * features.
 */
export function dailySummaryServer(resources: () => readonly Resource[]): ServerFeature {
  const mount = (kernel: Kernel): void => {
    const sheetOf = async (db: Db, actor: Actor, day: string | null) =>
      await dailySummaryOf(kernel, db, { actor, day, resources: resources() })
    kernel.routes.query(
      dailySummaryEndpoints.read,
      async ({ query, actor }, db) => await sheetOf(db, actor, query.date),
    )
    paperRoute(kernel, dailySummaryEndpoints.pdf, async ({ query, actor }, db, translatorFor) =>
      dailySummaryDocument(await sheetOf(db, actor, query.date), await companyNow(db), translatorFor(null)),
    )
  }
  return { rights: [dailySummaryRight], mount }
}
