import sql, { type Sql } from 'sql-template-tag'
import type { ReplyOf } from '../../../kernel/contract/endpoint.ts'
import { addDays } from '../../../kernel/contract/values/day.ts'
import type { Db } from '../../../kernel/server/database/query.ts'
import { whereAll } from '../../../kernel/server/database/where.ts'
import { invoice } from '../../invoices/invoices.contract.ts'
import { receiptVoucher } from '../../money/receipts/receipt-voucher.contract.ts'
import { order } from '../../orders/orders.contract.ts'
import type { weeklyReportEndpoints } from '../employee-reports.contract.ts'

type Week = ReplyOf<typeof weeklyReportEndpoints.myWeek>

/**
 * The activity of a user in the seven days that end with a day, as far as visible to them: invoices whose salesman they
 * are, money received by them, orders of their invoices that were delivered; and the number of their orders in transit
 * today.
 */
export async function weekOf(db: Db, person: number, ending: string): Promise<Week> {
  const first = addDays(ending, -6)
  const inWeek = (day: Sql) => sql`${day} between ${first}::date and ${ending}::date`
  const ownOrder = sql`t.invoice in (select id from invoice where salesman = ${person})`
  const found = await db.row<Week>(sql`
    select i.*, r.*, d.*, o.* from
      (select count(*) as issued, coalesce(sum(t.grand_total), 0) as issued_usd from invoice t
        ${whereAll([sql`t.salesman = ${person} and t.status = 'issued'`, inWeek(sql`t.invoice_date`), ...db.visibleTo(invoice)])}) i,
      (select coalesce(sum(original_usd(t)), 0) as collected_usd, coalesce(sum(original_iqd(t)), 0) as collected_iqd
        from receipt_voucher t
        ${whereAll([sql`t.created_by = ${person} and t.cancelled_at is null`, inWeek(sql`t.date`), ...db.visibleTo(receiptVoucher)])}) r,
      (select count(*) as delivered from invoice_tracker t
        ${whereAll([
          ownOrder,
          sql`exists (select from history h where h.owner_table = 'invoice_tracker' and h.owner_id = t.id
            and h.changes -> 'status' ->> 1 = 'Delivered'
            and ${inWeek(sql`(h.at at time zone (select time_zone from settings))::date`)})`,
          ...db.visibleTo(order),
        ])}) d,
      (select count(*) as open from order_with_money t
        ${whereAll([ownOrder, sql`not t.cancelled and t.status not in ('Delivered', 'Complete', 'Close')`, ...db.visibleTo(order)])}) o`)
  if (!found) throw new Error('A week is missing.')
  return found
}
