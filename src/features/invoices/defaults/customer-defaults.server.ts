import sql, { join } from 'sql-template-tag'
import type { Row } from '../../../kernel/contract/entity.ts'
import type { ReplyOf } from '../../../kernel/contract/endpoint.ts'
import type { Kernel } from '../../../kernel/server/kernel.ts'
import { readRecord } from '../../../kernel/server/records/records.ts'
import { customer } from '../../customers/customers.contract.ts'
import { canSell } from '../../salesmen/salesmen.server.ts'
import { invoice } from '../invoices.contract.ts'
import { customerDefaults } from './customer-defaults.contract.ts'

type Last = Omit<ReplyOf<typeof customerDefaults>, 'paper_language' | 'salesman'>

const nothing: Last = {
  invoice_type: null,
  payment_method: null,
  age_days: null,
  advance_cash: null,
  invoice_no: null,
}

/** The route of a customer's last terms. */
export function customerDefaultsRoute({ routes, may }: Pick<Kernel, 'routes' | 'may'>): void {
  routes.query(customerDefaults, async ({ id }, db) => {
    const { paper_language, salesman } = await readRecord<Row<typeof customer>>(db, customer, id)
    const conditions = [sql`t.customer = ${id}`, sql`t.status = 'issued'`, ...db.visibleTo(invoice)]
    const last = await db.row<Last>(sql`
      select t.invoice_type, t.payment_method, t.age_days, t.advance_cash, t.invoice_no
      from invoice t where ${join(conditions, ' and ')}
      order by t.invoice_date desc, t.id desc limit 1`)
    const sells = salesman !== null && (await canSell(db, may, salesman))
    return { ...(last ?? nothing), salesman: sells ? salesman : null, paper_language }
  })
}
