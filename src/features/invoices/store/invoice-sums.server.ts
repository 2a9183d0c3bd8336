import sql, { type Sql } from 'sql-template-tag'
import type { CheckedInput } from '../../../kernel/contract/fields.ts'
import type { Db } from '../../../kernel/server/database/query.ts'
import type { ReplyOf } from '../../../kernel/contract/endpoint.ts'
import { type ListSource } from '../../../kernel/server/lists/list.ts'
import { whereAll } from '../../../kernel/server/database/where.ts'
import { searchConditions } from '../../../kernel/server/lists/search.ts'
import { shownIn } from '../../../kernel/server/database/shown-in.ts'
import { invoice, type invoiceEndpoints } from '../invoices.contract.ts'

type InvoiceSums = ReplyOf<typeof invoiceEndpoints.totals>

type Query = CheckedInput<(typeof invoiceEndpoints.totals)['query']>

/**
 * Credit notes and cancellations within a period, for all customers or one, from the ledger; null with other filters or
 * if not all invoices are visible, since these amounts can belong to any invoice.
 */
function takenBack(db: Db, { sold, customer, date_from, date_to, ...more }: Query): Sql {
  const isWhole = Object.values(more).every((value) => value === null)
  if (sold !== true || !isWhole || db.visibleTo(invoice).length > 0) return sql`null::numeric`
  return sql`(select coalesce(-sum(e.usd), 0) from entry e
    where (e.kind = 'credit_note' or e.kind = 'invoice' and e.side <> '')
      and ${customer === null ? sql`e.customer is not null` : sql`e.customer = ${customer}`}
      and e.day between ${date_from ?? '-infinity'}::date and ${date_to ?? 'infinity'}::date)`
}

/**
 * The totals of a list over all its pages: issued invoices, and separately drafts, if any. For sales, invoices
 * cancelled later count too, and returns and the net amount are added.
 */
export async function invoiceSums(
  { db, queryCache }: ListSource,
  query: Query,
  where: readonly Sql[],
): Promise<InvoiceSums> {
  const { search, sold } = query
  const counts = sold === true ? sql`true` : sql`t.status = 'issued'`
  const statement = sql`
    select sums.*, back.usd as taken_back, sums.grand_total - back.usd as net
    from (
      select coalesce(sum(t.grand_total) filter (where ${counts}), 0) as grand_total,
        coalesce(sum(t.outstanding), 0) as outstanding,
        nullif(count(*) filter (where t.status = 'draft'), 0) as drafts,
        sum(t.grand_total) filter (where t.status = 'draft') as draft_total
      from ${shownIn(invoice)} t ${whereAll([...db.visibleTo(invoice), ...where, ...searchConditions(search, invoice)])}
    ) sums, (select ${takenBack(db, query)} as usd) back`
  return await queryCache.of(JSON.stringify([statement.text, statement.values]), async () => {
    const [sums] = await db.rows<InvoiceSums>(statement, search === null ? 'cached' : 'fresh')
    if (!sums) throw new Error('The sums of the invoices are missing.')
    return sums
  })
}

/** The conditions of the tabs; waiting includes declined, unpaid includes past due. */
export const invoicesBy = {
  all: sql`true`,
  draft: sql`t.status = 'draft'`,
  waiting: sql`t.status in ('waiting', 'declined')`,
  unpaid: sql`t.outstanding > 0`,
  past_due: sql`t.state = 'past_due'`,
  paid: sql`t.state = 'paid'`,
  cancelled: sql`t.state = 'cancelled'`,
} as const
