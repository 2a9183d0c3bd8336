import sql, { join, type Sql } from 'sql-template-tag'
import type { Db } from '../../../kernel/server/database/query.ts'
import { invoice } from '../invoices.contract.ts'

/** The last price that a customer paid for each product, on issued invoices visible to the user. */
export function lastPrices(db: Db, customer: number | null): Sql {
  const conditions = [
    sql`t.customer = ${customer}::integer`,
    sql`t.status = 'issued'`,
    ...db.visibleTo(invoice),
  ]
  return sql`
    select distinct on (l.product) l.product, l.unit_price as last_price, t.invoice_date as last_on
    from invoice t join invoice_product l on l.invoice = t.id
    where l.product is not null and ${join(conditions, ' and ')}
    order by l.product, t.invoice_date desc, t.id desc, l.position desc`
}
