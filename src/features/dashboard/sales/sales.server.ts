import sql, { empty, type Sql } from 'sql-template-tag'
import { addDays, addMonths } from '../../../kernel/contract/values/day.ts'
import type { Db } from '../../../kernel/server/database/query.ts'
import type { DashboardPart } from '../dashboard.contract.ts'

const monthsShown = 12
const customersShown = 5

const sold = (own: number | null): Sql => (own === null ? empty : sql`and salesman = ${own}`)
const ofSold = (own: number | null): Sql =>
  own === null ? empty : sql`and invoice in (select id from invoice where salesman = ${own})`

/**
 * All sales and returns since a day, each on its own day: an invoice on its date (even if cancelled later), a credit
 * note on its date, a cancellation on the day of cancelling. So a past month never changes. With `own`, only invoices
 * of that salesman.
 */
const salesSince = (day: string, own: number | null) => sql`
  select customer, coalesce(counts_from, invoice_date) as day, grand_total as gross, 0::numeric as taken_back, 1 as invoices
  from invoice where status in ('issued', 'cancelled') and coalesce(counts_from, invoice_date) >= ${day} ${sold(own)}
  union all
  select customer, coalesce(counts_from, date), 0::numeric, total, 0 from credit_note
  where takes_effect(approval) and coalesce(counts_from, date) >= ${day} ${ofSold(own)}
  union all
  select customer, cancelled_on, 0::numeric, -total, 0 from credit_note where cancelled_on >= ${day} ${ofSold(own)}
  union all
  select customer, cancelled_on, 0::numeric, grand_total, 0 from invoice where cancelled_on >= ${day} ${sold(own)}`

/** The last twelve months including the current one, also months without sales. */
export async function sales(db: Db, today: string, own: number | null): Promise<DashboardPart<'sales'>> {
  const first = addMonths(`${today.slice(0, 7)}-01`, 1 - monthsShown)
  const months = await db.rows<DashboardPart<'sales'>['months'][number]>(sql`
    select to_char(start, 'YYYY-MM') as month, start::date as date_from,
      (start + interval '1 month - 1 day')::date as date_to,
      coalesce(sold.gross, 0) as gross, coalesce(sold.taken_back, 0) as taken_back,
      coalesce(sold.gross - sold.taken_back, 0) as amount, coalesce(sold.count, 0) as count
    from generate_series(${first}::date, ${today}::date, interval '1 month') as start
    left join (
      select date_trunc('month', day) as month, sum(gross) as gross, sum(taken_back) as taken_back,
        sum(invoices) as count
      from (${salesSince(first, own)}) actions group by 1
    ) sold on sold.month = start
    order by start`)
  return { months }
}

/** The customers with the highest net sales of the last twelve months. */
export async function topCustomers(
  db: Db,
  today: string,
  own: number | null,
): Promise<DashboardPart<'top_customers'>> {
  const date_from = addDays(addMonths(today, -monthsShown), 1)
  const results = await db.rows<DashboardPart<'top_customers'>['results'][number]>(sql`
    select top.*, coalesce((
      select customer_name from invoice where customer = top.customer and status = 'issued' order by id desc limit 1
    ), (select name from customer where id = top.customer)) as customer_name
    from (
      select customer, sum(gross) as gross, sum(taken_back) as taken_back, sum(gross - taken_back) as amount,
        sum(invoices) as count
      from (${salesSince(date_from, own)}) actions where day <= ${today}
      group by customer having sum(gross - taken_back) > 0 order by amount desc, customer limit ${customersShown}
    ) top order by amount desc, customer`)
  return { date_from, date_to: today, results }
}
