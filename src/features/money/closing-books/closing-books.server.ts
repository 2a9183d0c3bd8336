import sql, { join, type Sql } from 'sql-template-tag'
import type { ReplyOf } from '../../../kernel/contract/endpoint.ts'
import { formatDay } from '../../../kernel/contract/values/formats.ts'
import type { Db, Transaction } from '../../../kernel/server/database/query.ts'
import type { ServerFeature } from '../../../kernel/server/feature.ts'
import type { Kernel } from '../../../kernel/server/kernel.ts'
import { message } from '../../../i18n/messages.ts'
import { inOpenBooks } from '../ledger/as-of.server.ts'
import { closingBooksEndpoints } from './closing-books.contract.ts'
import { closingRight } from './closing-books-right.contract.ts'

type Decisions = ReplyOf<typeof closingBooksEndpoints.read>['decisions']
type Groups = ReplyOf<typeof closingBooksEndpoints.before>['groups']
type Kind = Groups[number]['kind']

const decisionsShown = 50
const documentsShown = 20

/** SQL for what is not in order up to a day, by kind. `document` is the table of the record. */
const notInOrder = (until: string): Readonly<Record<Kind, Sql>> => ({
  draft: sql`select 'invoice' as document, id, customer_name as label, invoice_date as date from invoice
    where status = 'draft' and invoice_date <= ${until}::date`,
  approval: sql`select 'invoice' as document, id, concat_ws(' · ', invoice_no, customer_name) as label, invoice_date as date from invoice
      where approval = 'waiting' and invoice_date <= ${until}::date
    union all
    select 'credit_note', id, concat_ws(' · ', credit_note_no, customer_name), date from credit_note
    where approval = 'waiting' and date <= ${until}::date
    union all
    select 'payment_voucher', id, concat_ws(' · ', voucher_no, "to"), date from payment_voucher
    where approval = 'waiting' and date <= ${until}::date
    union all
    select 'bad_debt', id, concat_ws(' · ', bad_debt_no, customer_name), date from bad_debt
    where approval = 'waiting' and date <= ${until}::date
    union all
    select 'petty_cash', id, concat_ws(' · ', entry_no, project_name), date from petty_cash
    where approval = 'waiting' and date <= ${until}::date
    union all
    select 'account_transfer', id, concat_ws(' · ', transfer_no, subject), date from account_transfer
    where approval = 'waiting' and date <= ${until}::date`,
  on_the_way: sql`select 'account_transfer' as document, id, subject as label, date from account_transfer t
    where in_transit(t) and date <= ${until}::date`,
  open_box: sql`select 'bank_account' as document, a.id, a.name as label, max(e.day) as date from bank_account a join entry e on e.account = a.id
    where a.kind in ('cash', 'petty') and isfinite(e.day) and e.day <= ${until}::date
      and e.day > coalesce(closed_until(a.id), '-infinity') group by a.id`,
  needs_rate: sql`select 'receipt_voucher' as document, v.id, v.from_account_name as label, v.date from receipt_voucher v
    where v.rate is null and receipt_iqd(v) > 0 and v.cancelled_on is null and v.date <= ${until}::date
      and ${inOpenBooks(sql`v.date`)}`,
  unknown_account: sql`select 'receipt_voucher' as document, v.id, v.to_account as label, v.date from receipt_voucher v
    where v.bank_account is null and v.cancelled_on is null and (receipt_usd(v) <> 0 or receipt_iqd(v) <> 0)
      and v.date <= ${until}::date and ${inOpenBooks(sql`v.date`)}
    union all
    select 'payment_voucher', p.id, p.from_field, p.date from payment_voucher p
    where p.bank_account is null and p.cancelled_on is null and takes_effect(p.approval)
      and coalesce(p.amount_usd, 0) + coalesce(p.amount_iqd, 0) <> 0 and p.date <= ${until}::date
      and ${inOpenBooks(sql`p.date`)}`,
  no_cash_box: sql`select 'petty_cash' as document, id, concat_ws(' · ', entry_no, project_name) as label, date from petty_cash p
    where account is null and cancelled_on is null and takes_effect(approval) and project_amount <> 0 and date <= ${until}::date
      and ${inOpenBooks(sql`p.date`)}`,
})

async function groupsUntil(db: Db, until: string): Promise<Groups> {
  const groups = Object.entries(notInOrder(until)).map(
    ([kind, found]) => sql`
      select ${kind}::text as kind, (select count(*) from (${found}) f)::integer as count, coalesce((
        select json_agg(f) from (select * from (${found}) f order by f.date, f.id limit ${documentsShown}) f
      ), '[]') as results`,
  )
  return await db.rows<Groups[number]>(join(groups, ' union all '))
}

async function decide(tx: Transaction, closed: boolean, until: string | null, reason: string | null) {
  await tx.run(sql`
    insert into books_close (until, reason, closed, created_by, created_by_name)
    values (${until}, ${reason}, ${closed}, acting_user_id(), acting_user_name())`)
  return until === null
    ? { message: 'All days reopened.' as const, closed_until: until }
    : {
        message: message('The books are closed through {day}.', { day: formatDay(until) }),
        closed_until: until,
      }
}

/** The routes that show, close and reopen the books. Triggers in the database enforce closed books. */
function mount({ routes }: Kernel): void {
  const { read, before, close, reopen } = closingBooksEndpoints
  routes.query(read, async (_call, db) => {
    const decisions = await db.rows<Decisions[number]>(sql`
      select id, until, closed, reason, created_at, created_by_name from books_close
      order by id desc limit ${decisionsShown}`)
    return { closed_until: decisions[0]?.until ?? null, decisions }
  })
  routes.query(before, async ({ query }, db) => ({ groups: await groupsUntil(db, query.until) }))
  routes.command(close, async ({ body }, tx) => await decide(tx, true, body.until, body.note))
  routes.command(reopen, async ({ body }, tx) => await decide(tx, false, body.until, body.reason))
}

export const closingBooksServer: ServerFeature = { rights: [closingRight], mount }
