import sql from 'sql-template-tag'
import { Problem } from '../../../kernel/contract/problem.ts'
import type { Db } from '../../../kernel/server/database/query.ts'
import type { Kernel } from '../../../kernel/server/kernel.ts'
import { paperRoute } from '../../../kernel/server/pdf/paper-route.ts'
import { recordVisible } from '../../../kernel/server/records/records.ts'
import { companyNow } from '../../settings/settings.server.ts'
import { invoiceDocument } from '../paper/invoice-document.ts'
import { readInvoice } from '../store/invoice-store.server.ts'
import { invoice, invoiceEndpoints, invoiceLine } from '../invoices.contract.ts'
import { type InvoiceOnPaper, type Revision, revisionEndpoints } from './revisions.contract.ts'

const noRevision = () => new Problem('not_found', 'This revision does not exist.')

/** A stored revision with null for fields that were added to invoices later. */
function asOfToday(record: Partial<InvoiceOnPaper>): InvoiceOnPaper {
  const nothing = Object.fromEntries(
    Object.keys(revisionEndpoints.read.reply.results.fields).map((name) => [name, null]),
  )
  const noLine = Object.fromEntries(Object.keys(invoiceLine).map((name) => [name, null]))
  const lines = (record.invoice_products ?? []).map((line) => ({ ...noLine, ...line }))
  return { ...nothing, ...record, invoice_products: lines } as InvoiceOnPaper
}

/** An earlier revision of an invoice; its paper is in the customer's current language. */
async function readRevision(db: Db, id: number, revision: number): Promise<InvoiceOnPaper> {
  const found = await db.row<{ record: Partial<InvoiceOnPaper> }>(sql`
    select r.record || jsonb_build_object('paper_language', c.paper_language) as record
    from invoice t join invoice_revision r on r.invoice = t.id and r.revision = ${revision}
      left join customer c on c.id = t.customer
    ${recordVisible(db, invoice, id)}`)
  if (found) return asOfToday(found.record)
  // A user who may not see the invoice gets its 404, which does not reveal revisions.
  await readInvoice(db, id)
  throw noRevision()
}

/** All revisions of an invoice, newest first, each with who printed it first and who changed it afterwards. */
async function revisionsOf(db: Db, id: number): Promise<Revision[]> {
  await readInvoice(db, id)
  return await db.rows<Revision>(sql`
    select each.revision, each.grand_total, each.replaced_at, p.first_at as printed_at,
      coalesce(printer.full_name, 'Person #' || p.by) as printed_by,
      coalesce(changer.full_name, 'Person #' || each.replaced_by) as replaced_by
    from (
      select revision, (record ->> 'grand_total')::numeric as grand_total, replaced_at, replaced_by
      from invoice_revision where invoice = ${id}
      union all
      select revision, grand_total, null, null from invoice where id = ${id}
    ) each
    left join printed p on p.resource = 'invoice' and p.record = ${id} and p.revision = each.revision
    left join users printer on printer.id = p.by
    left join users changer on changer.id = each.replaced_by
    order by each.revision desc`)
}

/** The routes of the paper, for the current invoice and its earlier revisions. */
export function invoicePaperRoutes(kernel: Pick<Kernel, 'routes' | 'papers' | 'pdf' | 'pool'>): void {
  const { routes } = kernel
  const { pdf, printed } = invoiceEndpoints
  paperRoute(
    kernel,
    pdf,
    async ({ id, query }, db, translatorFor) => {
      const now = await readInvoice(db, id)
      const isNow = query.revision === null || query.revision === now.revision
      const found = isNow ? now : await readRevision(db, id, query.revision ?? 0)
      const company = found.company ?? (await companyNow(db))
      const t = translatorFor(found.paper_language)
      return invoiceDocument({ invoice: found, company, balance: query.paid && isNow ? now : null, t })
    },
    { entity: invoice, endpoint: printed },
  )
  routes.query(revisionEndpoints.list, async ({ id }, db) => ({ results: await revisionsOf(db, id) }))
  routes.query(revisionEndpoints.read, async ({ id, params }, db) => {
    const revision = Number(params['revision'])
    if (!Number.isSafeInteger(revision) || revision < 1 || revision > 1_000_000_000) throw noRevision()
    return { results: await readRevision(db, id, revision) }
  })
}
