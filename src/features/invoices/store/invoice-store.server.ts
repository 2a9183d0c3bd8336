import sql, { empty, join, raw, type Sql } from 'sql-template-tag'
import { nextNumbers } from '../../../kernel/server/records/counter.ts'
import type { Db, Transaction } from '../../../kernel/server/database/query.ts'
import { selectColumns } from '../../../kernel/server/lists/list.ts'
import { whereAll } from '../../../kernel/server/database/where.ts'
import { notFoundOrVisible, notVisible, recordVisible } from '../../../kernel/server/records/records.ts'
import { shownIn } from '../../../kernel/server/database/shown-in.ts'
import type { InvoiceSources } from './invoice-sources.server.ts'
import {
  invoice,
  type InvoiceLine,
  invoiceLine,
  type InvoiceRecord,
  type ReadLine,
} from '../invoices.contract.ts'

const lineColumns = join(Object.keys(invoiceLine).map((name) => raw(`line."${name}"`)))
const besidesHead = sql`t.customer_code, t.customer_phone, t.company, t.dinar_rate, t.dinar_rate_on,
  (select paper_language from customer where id = t.customer) as paper_language`

/** The lines of the invoice `t`, in order; only a draft's lines include current prices. */
const linesOfIt = sql`
  select coalesce(jsonb_agg(to_jsonb(of_it) - 'position' order by position), '[]') from (
    select ${lineColumns}, line.position, product.unit_price as list_price,
      case when t.status <> 'draft' then (
        select coalesce(sum(quantity), 0) from credited_line where invoice_product = line.id) end as credited
    from invoice_product line left join product on product.id = line.product and t.status = 'draft'
    where line.invoice = t.id
  ) of_it`

/** The outstanding amount of a new invoice; 0 for a draft. */
const asked = sql`case t.status when 'issued' then t.grand_total else 0 end`
const asksFor = {
  paid: sql`0`,
  outstanding: asked,
  due_date: sql`case t.status when 'issued' then t.invoice_date + t.age_days end`,
  state: sql`invoice_state(t.status, ${asked}, 0, t.invoice_date + t.age_days, company_today())`,
}

/** A whole invoice from one snapshot: fields, company and lines. */
export async function readInvoice(db: Db, id: number): Promise<InvoiceRecord> {
  const found = await db.row<InvoiceRecord>(sql`
    select ${selectColumns(invoice)}, ${besidesHead}, t.settled, t.credited, has_settlements(t.id) as has_receipts,
      credited_total(t.id) as taken_back, (${linesOfIt}) as invoice_products
    from ${shownIn(invoice)} t ${recordVisible(db, invoice, id)}`)
  if (!found) throw await notFoundOrVisible(db, invoice, id)
  return found
}

/** A line to be stored, including its copy of the product. */
export type StoredLine = Omit<InvoiceLine, 'id' | 'total'> & {
  id: number | null
  total: number
  /** The list price; for a custom item its own price. */
  list_price: number
}

/** The list prices of an invoice's stored lines, by key; older lines without one have their own price. */
export async function listPricesOf(db: Db, id: number): Promise<ReadonlyMap<number, number>> {
  const rows = await db.rows<{ id: number; list_price: number }>(
    sql`select id, coalesce(list_price, unit_price) as list_price from invoice_product where invoice = ${id}`,
  )
  return new Map(rows.map((line) => [line.id, line.list_price]))
}

/** An invoice to be stored. */
export interface InvoiceToStore {
  head: Readonly<Record<string, unknown>> & Pick<InvoiceRecord, 'status'>
  lines: readonly StoredLine[]
  /** Null if it keeps its numbers or has none. */
  numberedIn: number | null
  sources: InvoiceSources
}

const setColumns = [
  'position',
  'product',
  'product_item',
  'product_description',
  'product_image',
  'quantity',
  'unit_price',
  'list_price',
  'total',
  'notes',
]
const rowOf = (table: string) => raw(setColumns.map((name) => `${table}.${name}`).join(', '))
const columnList = raw(setColumns.join(', '))

/** The sent lines as a table. */
function rowsOf(lines: readonly StoredLine[]): Sql {
  return sql`jsonb_to_recordset(${JSON.stringify(lines.map((line, position) => ({ ...line, position })))}::jsonb)
    as line (id integer, position integer, product integer, product_item text, product_description text,
      product_image text, quantity numeric(14, 2), unit_price numeric(16, 4), list_price numeric(16, 4), total numeric(14, 2), notes text)`
}

/** The next numbers of a year as `invoice_no` and `order_no`. */
function numbersOf(year: number): Sql {
  const number = (series: string, prefix: string) => sql`
    max(${`${prefix}-${year}-`}::text || lpad(value::text, greatest(5, length(value::text)), '0'))
      filter (where series = ${series})`
  return sql`
    numbered as (${nextNumbers(['invoice', 'order'], year)}),
    numbers as (
      select ${number('invoice', 'INV')} as invoice_no, ${number('order', 'ORD')} as order_no from numbered
    ),`
}

/**
 * Stores a new invoice with its lines, numbers and dependent data (`follows`, from the row `head`) in one statement.
 */
export async function insertInvoice(
  tx: Transaction,
  { head, lines, numberedIn, sources }: InvoiceToStore,
  follows: Sql,
): Promise<InvoiceRecord> {
  const columns = Object.entries(head)
  const isNumbered = numberedIn !== null
  const stored = await tx.row<InvoiceRecord>(sql`
    with ${isNumbered ? numbersOf(numberedIn) : empty}
    head as (
      insert into invoice (${raw(columns.map(([name]) => `"${name}"`).join(', '))}
        ${raw(isNumbered ? ', invoice_no, order_no' : '')})
      values (${join(columns.map(([, value]) => value))}
        ${raw(isNumbered ? ', (select invoice_no from numbers), (select order_no from numbers)' : '')})
      returning *
    ),
    line as (
      insert into invoice_product (invoice, ${columnList})
      select head.id, ${rowOf('line')} from head, ${rowsOf(lines)} order by position
      returning *
    )
    ${isNumbered ? sql`, following as (${follows})` : empty}
    select ${selectColumns(invoice, asksFor)}, ${besidesHead}, false as has_receipts, 0 as settled, 0 as credited, 0 as taken_back,
      (select coalesce(jsonb_agg(to_jsonb(of_it) - 'position' order by position), '[]')
        from (select ${lineColumns}, line.position from line) of_it) as invoice_products
    from head t ${whereAll(tx.visibleTo(invoice))}`)
  if (!stored) throw notVisible()
  return { ...stored, invoice_products: stored.invoice_products.map((line) => priced(line, stored, sources)) }
}

/** A line with the current list price, for a draft. */
function priced(line: ReadLine, { status }: InvoiceRecord, { products }: InvoiceSources): ReadLine {
  const product = status === 'draft' ? products.get(line.product ?? 0) : undefined
  return { ...line, list_price: product?.unit_price ?? null, credited: status === 'draft' ? null : 0 }
}

/**
 * Updates a stored invoice in one statement: lines with a key are updated in place, so that the history shows the
 * changes of each; others are inserted, missing ones deleted. The version increases if anything changed, lines
 * included. The statement deletes, updates and inserts in this order, each waiting for the previous, so the history has
 * the same order.
 */
export async function updateInvoice(
  tx: Transaction,
  id: number,
  { head, lines, numberedIn }: InvoiceToStore,
): Promise<void> {
  const kept = lines.flatMap((line) => line.id ?? [])
  const columns = Object.entries(head).map(([name, value]) => sql`${raw(`"${name}"`)} = ${value}`)
  const numbers =
    numberedIn === null
      ? empty
      : sql`, invoice_no = (select invoice_no from numbers), order_no = (select order_no from numbers)`
  await tx.run(sql`
    with ${numberedIn === null ? empty : numbersOf(numberedIn)}
    sent as materialized (select * from ${rowsOf(lines)}),
    deleted as (delete from invoice_product where invoice = ${id} and id <> all (${kept}) returning id),
    changed as (
      update invoice_product old set (${columnList}) = row(${rowOf('line')})
      from sent line, (select count(*) from deleted) before
      where old.id = line.id and old.invoice = ${id} and (${rowOf('old')}) is distinct from (${rowOf('line')})
      returning old.id
    ),
    added as (
      insert into invoice_product (invoice, ${columnList})
      select ${id}, ${rowOf('line')} from sent line, (select count(*) from changed) before
      where id is null order by position
      returning id
    ),
    written as (select id from deleted union all select id from changed union all select id from added)
    update invoice set ${join(columns)} ${numbers},
      updated_at = case when (select count(*) from written) > 0 then clock_timestamp() else updated_at end
    where id = ${id}`)
}
