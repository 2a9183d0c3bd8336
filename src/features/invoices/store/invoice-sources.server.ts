import sql, { type Sql } from 'sql-template-tag'
import type { Row } from '../../../kernel/contract/entity.ts'
import { type Db, unrestricted } from '../../../kernel/server/database/query.ts'
import { selectColumns } from '../../../kernel/server/lists/list.ts'
import type { product } from '../../products/products.contract.ts'
import { blockOf, type CompanyBlock } from '../../settings/company-block.ts'
import { settings } from '../../settings/settings.contract.ts'
import type { InvoiceRecord } from '../invoices.contract.ts'

/** The customer data that an invoice copies. */
export type CustomerCopies = Pick<
  InvoiceRecord,
  'customer_name' | 'customer_address' | 'customer_code' | 'customer_phone'
>

/** The data of an invoice besides its form, from one snapshot. */
export interface InvoiceSources {
  /** The company's current day. */
  today: string
  company: CompanyBlock
  /** Null if the customer does not exist. */
  customer: CustomerCopies | null
  isCustomerArchived: boolean
  /** The existing ones among the wanted products, by key. */
  products: ReadonlyMap<number, SourceProduct>
}

type SourceProduct = Pick<Row<typeof product>, 'id' | 'image' | 'unit_price' | 'archived'>
type FoundSources = Row<typeof settings> & {
  today: string
  customer: CustomerCopies | null
  is_customer_archived: boolean
  products: SourceProduct[]
}

const customerOf = (id: number | null): Sql => sql`
  select to_jsonb(c) from (
    select name as customer_name, address as customer_address, code as customer_code, phone as customer_phone
    from customer where id = ${id}
  ) c`

// Locked, so that none is deleted before its line is stored.
const productsOf = (ids: readonly number[]): Sql => sql`
  select coalesce(jsonb_agg(p), '[]') from (
    select id, image, unit_price, archived from product where id = any(${ids}) order by id for key share
  ) p`

/** Reads everything in one statement, since each statement costs a round trip. */
export async function readSources(
  db: Db,
  customer: number | null,
  products: readonly number[],
): Promise<InvoiceSources> {
  const found = await unrestricted(db).row<FoundSources>(sql`
    select ${selectColumns(settings)}, (now() at time zone t.time_zone)::date as today,
      (${customerOf(customer)}) as customer,
      exists (select from customer where id = ${customer} and archived) as is_customer_archived, (${productsOf(products)}) as products
    from settings t`)
  if (!found) throw new Error('The settings are missing from the database.')
  return {
    today: found.today,
    company: blockOf(found),
    customer: found.customer,
    isCustomerArchived: found.is_customer_archived,
    products: new Map(found.products.map((each) => [each.id, each])),
  }
}
