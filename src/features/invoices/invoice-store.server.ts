import sql, { join, raw } from 'sql-template-tag'
import type { Db, Transaction } from '../../kernel/server/database/query.ts'
import { notFoundOrSeen, recordSeen } from '../../kernel/server/records.ts'
import { selectColumns } from '../../kernel/server/list.ts'
import {
  invoice,
  type InvoiceLine,
  invoiceLine,
  type InvoiceRecord,
  type ReadLine,
} from './invoices.contract.ts'

const lineColumns = join(Object.keys(invoiceLine).map((name) => raw(`line."${name}"`)))

/** The lines of an invoice, in order; those of an issued one have nothing more to do with today's prices. */
async function readLines(db: Db, id: number): Promise<ReadLine[]> {
  return await db.rows<ReadLine>(sql`
    select ${lineColumns}, product.unit_price as list_price
    from invoice_product line
    left join product on product.id = line.product
      and exists (select from invoice where id = line.invoice and status = 'draft')
    where line.invoice = ${id} order by line.position`)
}

/** A whole invoice: head, company and lines. */
export async function readInvoice(db: Db, id: number): Promise<InvoiceRecord> {
  const head = await db.row<Omit<InvoiceRecord, 'invoice_products'>>(
    sql`select ${selectColumns(invoice)}, t.customer_code, t.customer_phone, t.company,
        has_receipts(t.id) as has_receipts
      from invoice t ${recordSeen(db, invoice, id)}`,
  )
  if (!head) throw await notFoundOrSeen(db, invoice, id)
  return { ...head, invoice_products: await readLines(db, id) }
}

/** A line as it is to be stored; its own copy of the product included. */
export type StoredLine = Omit<InvoiceLine, 'id' | 'total'> & { id: number | null; total: number }

/**
 * Makes the stored lines of an invoice the given ones: lines that came with their key are changed in place,
 * so that history tells what happened to each; the others are new, and those no longer there are deleted.
 * Answers whether that has changed anything.
 */
export async function writeLines(
  tx: Transaction,
  id: number,
  lines: readonly StoredLine[],
): Promise<boolean> {
  const kept = lines.flatMap((line) => line.id ?? [])
  const deleted = await tx.run(sql`delete from invoice_product where invoice = ${id} and id <> all (${kept})`)
  const rows = JSON.stringify(lines.map((line, position) => ({ ...line, position })))
  const columns = sql`id integer, position integer, product integer, product_item text,
    product_description text, product_image text, quantity numeric(14, 2), unit_price numeric(14, 2),
    total numeric(14, 2), notes text`
  const changed = await tx.run(sql`
    update invoice_product old set position = line.position, product = line.product,
      product_item = line.product_item, product_description = line.product_description,
      product_image = line.product_image, quantity = line.quantity, unit_price = line.unit_price,
      total = line.total, notes = line.notes
    from jsonb_to_recordset(${rows}::jsonb) as line (${columns})
    where old.id = line.id and old.invoice = ${id}
      and (old.position, old.product, old.product_item, old.product_description, old.product_image,
          old.quantity, old.unit_price, old.total, old.notes)
        is distinct from (line.position, line.product, line.product_item, line.product_description,
          line.product_image, line.quantity, line.unit_price, line.total, line.notes)`)
  const added = await tx.run(sql`
    insert into invoice_product (invoice, position, product, product_item, product_description, product_image,
      quantity, unit_price, total, notes)
    select ${id}, position, product, product_item, product_description, product_image, quantity, unit_price,
      total, notes
    from jsonb_to_recordset(${rows}::jsonb) as line (${columns})
    where id is null order by position`)
  return deleted + changed + added > 0
}
