import sql, { type Sql } from 'sql-template-tag'
import type { ReplyOf } from '../../../kernel/contract/endpoint.ts'
import { type ListSource, whereAll } from '../../../kernel/server/lists/list.ts'
import { searchConditions } from '../../../kernel/server/lists/search.ts'
import { invoice, type invoiceEndpoints } from '../invoices.contract.ts'

type InvoiceSums = ReplyOf<typeof invoiceEndpoints.totals>

/** What the issued invoices of a list come to over all its pages, and apart from them its drafts, where it has any. */
export async function invoiceSums(
  { db, kept }: ListSource,
  search: string | null,
  where: readonly Sql[],
): Promise<InvoiceSums> {
  const asked = sql`
    select coalesce(sum(t.grand_total) filter (where t.status = 'issued'), 0) as grand_total,
      nullif(count(*) filter (where t.status = 'draft'), 0) as drafts,
      sum(t.grand_total) filter (where t.status = 'draft') as draft_total
    from invoice t ${whereAll([...db.seen(invoice), ...where, ...searchConditions(search, invoice)])}`
  return await kept.of(JSON.stringify([asked.text, asked.values]), async () => {
    const [sums] = await db.rows<InvoiceSums>(asked, search === null ? 'kept' : 'anew')
    if (!sums) throw new Error('The sums of the invoices are missing.')
    return sums
  })
}
