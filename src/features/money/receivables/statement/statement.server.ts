import sql, { type Sql } from 'sql-template-tag'
import type { ReplyOf } from '../../../../kernel/contract/endpoint.ts'
import type { CheckedInput } from '../../../../kernel/contract/fields.ts'
import { sumOf } from '../../../../kernel/contract/values/money.ts'
import type { Db } from '../../../../kernel/server/database/query.ts'
import { rowsExportRoute } from '../../../../kernel/server/lists/export.ts'
import { periodWords } from '../../../../kernel/contract/values/period-words.ts'
import type { Kernel } from '../../../../kernel/server/kernel.ts'
import { paperRoute } from '../../../../kernel/server/pdf/paper-route.ts'
import { readRecord } from '../../../../kernel/server/records/records.ts'
import type { Translate } from '../../../../i18n/translate.ts'
import { customer } from '../../../customers/customers.contract.ts'
import { companyNow, companyToday } from '../../../settings/settings.server.ts'
import { kindOfEntry } from '../../receipts/debts/balance-after.server.ts'
import { asOfDay } from '../../ledger/as-of.server.ts'
import { displayedSubjectOf } from '../../ledger/subjects/subject-message.server.ts'
import { assertSeesAll, sumsByAge } from '../entries/entries.server.ts'
import { entryRemark } from '../entries/entry-remark.ts'
import { inWords } from '../../../../kernel/contract/in-words.ts'
import { statementEndpoints, statementSpreadsheet } from './statement.contract.ts'
import { statementDocument } from './statement-document.ts'

type Account = ReplyOf<typeof statementEndpoints.account>
type Statement = ReplyOf<typeof statementEndpoints.statement>
type Entry = Statement['entries'][number]
type Days = CheckedInput<typeof statementEndpoints.statement.query>
type Message = Omit<Entry, 'remark'>

/** The limit on the screen. An export contains more. */
const entriesShown = 5000
const entriesInFile = 100_000
const paymentsShown = 8

/** A manual payment is identified by the order on which it was entered, as long as that exists. */
const documentOfEntry = sql`case when e.kind = 'typed_payment'
  then coalesce((select t.id from invoice_tracker t where t.invoice = e.invoice), e.document) else e.document end`

/**
 * SQL: a customer's entries in order, as `entries`, each with the balance after it. Entries cancelled on their own day
 * add up to 0 with their reversals, and are left out by default.
 */
const entriesOf = (id: number, withCancelled: boolean, until: string | null = null): Sql => sql`
  with entries as materialized (
    select day as date, kind as booked, ${kindOfEntry} as kind, ${documentOfEntry} as document, side, invoice, number, text,
      greatest(usd, 0) as debit, greatest(-usd, 0) as credit, iqd, rate, sum(usd) over places as balance,
      row_number() over places as place, side like '%cancelled' as reversal
    from entry e where e.customer = ${id} and ${until === null ? sql`true` : sql`e.day <= ${until}::date`} and (${withCancelled} or not exists (
      select from entry r where (r.kind, r.document, r.day, r.usd) = (e.kind, e.document, e.day, -e.usd)
        and (r.side like '%cancelled') <> (e.side like '%cancelled')))
    window places as (order by e.day, e.written_at, ${kindOfEntry}, e.document, e.side rows unbounded preceding)
  )`

const shown = sql`e.date, e.kind, e.document, e.side, e.invoice, e.number, e.text, e.debit, e.credit, e.balance, e.iqd,
  e.rate, e.reversal, ${displayedSubjectOf(sql`e.booked`, sql`e.document`)}`

/** Adds remarks to the entries in place: copying thousands would take three times as long. */
const withRemarks = (entries: readonly Message[]): Entry[] =>
  entries.map((entry) => Object.assign(entry, { remark: entryRemark(entry) }))

/** SQL: the open entries as of a day; without a day all entries, including invoices dated ahead. */
const openBy = (on: string | null): Sql => (on === null ? sql`open_entry` : sql`open_entry_on(${on}::date)`)

/** SQL: a customer's open amounts by age, as of a day or today. */
const openOn = (id: number, on: string | null, today: string): Sql => sql`(
  select row_to_json(open) from (
    select ${sumsByAge(on ?? today, 'due')}, coalesce(sum(e.on_account), 0) as on_account from ${openBy(on)} e where e.customer = ${id}) open)`

type Open = Statement['ages'] & { on_account: number }

const balanceBefore = ({ balance, debit, credit }: Message) => sumOf([balance, credit, -debit])

/** A customer's account at a glance, current or as of a day. */
async function account(db: Db, id: number, on: string | null): Promise<Account> {
  const found = await db.row<{
    balance: number
    sales: Account['sales']
    open: Open
    open_invoices: Account['open_invoices']
    last_entries: Message[]
  }>(sql`${entriesOf(id, false, on)}
    select coalesce((select sum(debit - credit) from entries), 0) as balance, (
        select json_build_object('gross', gross, 'taken_back', gross - net, 'amount', net) from (
          select coalesce(sum(debit) filter (where kind = 'invoice'), 0) as gross, coalesce(sum(debit - credit), 0) as net
          from entries where kind in ('invoice', 'credit_note')) sold
      ) as sales,
      ${openOn(id, on, await companyToday(db))} as open, (
        select coalesce(json_agg(o), '[]') from (
          select e.invoice, e.opening, e.refund, (
              select i.number from entries i
              where (i.kind, i.document) = (case when e.opening is not null then 'opening' when e.refund is not null then 'refund' else 'invoice' end,
                  coalesce(e.opening, e.refund, e.invoice)) and i.side = ''
            ) as invoice_no, e.due as due_date, sum(e.owed) as outstanding
          from ${openBy(on)} e where e.customer = ${id} and e.owed > 0 group by e.invoice, e.opening, e.refund, e.due
          order by e.due, e.invoice, e.opening, e.refund) o
        ) as open_invoices, (
        select coalesce(json_agg(p), '[]') from (
          select ${shown} from entries e where e.kind not in ('invoice', 'opening') order by e.place desc limit ${paymentsShown}
        ) p) as last_entries`)
  if (!found) throw new Error('The account of a customer is missing.')
  const { open, last_entries, ...others } = found
  const { on_account, ...ages } = open
  return { ...(await asOfDay(db, on)), ...others, on_account, ages, last_entries: withRemarks(last_entries) }
}

/** The daily rate closest to a day, if the document shows IQD. */
async function dinarRate(
  db: Db,
  on: string | null,
): Promise<Pick<Statement, 'dinar_rate' | 'dinar_rate_on'>> {
  const found =
    on === null
      ? undefined
      : await db.row<Pick<Statement, 'dinar_rate' | 'dinar_rate_on'>>(
          sql`select iqd_per_usd as dinar_rate, rate_on as dinar_rate_on from rate_and_day_near(${on}::date)`,
        )
  return found ?? { dinar_rate: null, dinar_rate_on: null }
}

/**
 * A statement for a period. One query, so that all figures are of the same moment. If there are many entries, the
 * newest `most`.
 */
async function statement(
  db: Db,
  id: number,
  { from, to, with_cancelled }: Days,
  most: number,
): Promise<Statement> {
  const { name, code, address, phone, paper_language, dinar_face } = await readRecord<Statement['customer']>(
    db,
    customer,
    id,
  )
  const today = await companyToday(db)
  const until = to === null ? sql`true` : sql`e.date <= ${to}`
  const since = from === null ? sql`true` : sql`e.date >= ${from}`
  const found = await db.row<
    Pick<Statement, 'opening' | 'closing'> & { count: number; open: Open; entries: Message[] }
  >(sql`${entriesOf(id, with_cancelled ?? false)}
    select coalesce((select sum(debit - credit) from entries e where not ${since}), 0) as opening,
      coalesce((select sum(debit - credit) from entries e where ${until}), 0) as closing,
      (select count(*) from entries e where ${since} and ${until}) as count, ${openOn(id, to, today)} as open, (
        select coalesce(json_agg(l order by place), '[]') from (
          select ${shown}, e.place from entries e where ${since} and ${until} order by e.place desc limit ${most}
        ) l) as entries`)
  if (!found) throw new Error('The statement of a customer is missing.')
  const { open, count, entries, opening, closing } = found
  const { on_account, ...ages } = open
  const [first] = entries
  const isCut = first !== undefined && count > entries.length
  return {
    customer: { name, code, address, phone, paper_language, dinar_face },
    opening: isCut ? balanceBefore(first) : opening,
    entries: withRemarks(entries),
    closing,
    ...(await dinarRate(db, dinar_face ? (to ?? today) : null)),
    left_out: count - entries.length,
    today,
    ages_on: to ?? today,
    ages,
    on_account,
  }
}

/** The rows of an exported statement: the entries between opening and closing balance. */
function sheetRows({ opening, entries, closing }: Statement, { from, to }: Days, t: Translate) {
  const line = (date: string | null, text: string, balance: number) => ({ date, text, balance })
  return [
    line(from, t('Balance brought forward'), opening),
    ...entries.map(({ remark, ...entry }) => ({
      ...entry,
      text:
        [inWords(entry.text, entry.said_subject, t), remark && t(remark)].filter(Boolean).join(' · ') || null,
    })),
    line(to, t('Closing balance'), closing),
  ]
}

/** The routes of a customer's account and statement, with PDF and export. */
export function statementRoutes(kernel: Kernel): void {
  const { routes, policies } = kernel
  routes.query(statementEndpoints.account, async ({ id, query, actor }, db) => {
    assertSeesAll(policies, actor)
    await readRecord(db, customer, id)
    return await account(db, id, query.on)
  })
  routes.query(statementEndpoints.statement, async ({ id, query, actor }, db) => {
    assertSeesAll(policies, actor)
    return await statement(db, id, query, entriesShown)
  })
  paperRoute(kernel, statementEndpoints.pdf, async ({ id, query, actor }, db, translatorFor) => {
    assertSeesAll(policies, actor)
    const found = await statement(db, id, query, entriesShown)
    return statementDocument(found, query, await companyNow(db), translatorFor(found.customer.paper_language))
  })
  rowsExportRoute(kernel, statementEndpoints.export, async ({ id, query, actor, t }, db) => {
    assertSeesAll(policies, actor)
    const found = await statement(db, id, query, entriesInFile)
    const { name, code } = found.customer
    return {
      columns: statementSpreadsheet,
      rows: sheetRows(found, query, t),
      subject: [code, name, t(periodWords(query))].join(' '),
    }
  })
}
