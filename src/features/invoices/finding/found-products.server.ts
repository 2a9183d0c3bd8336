import sql, { join, type Sql } from 'sql-template-tag'
import type { ReplyOf } from '../../../kernel/contract/endpoint.ts'
import type { CheckedInput } from '../../../kernel/contract/fields.ts'
import type { Kernel } from '../../../kernel/server/kernel.ts'
import type { Db } from '../../../kernel/server/database/query.ts'
import { pageIn, selectColumns } from '../../../kernel/server/lists/list.ts'
import { whereAll } from '../../../kernel/server/database/where.ts'
import { searchConditions } from '../../../kernel/server/lists/search.ts'
import { archiveConditions } from '../../../kernel/server/records/archive.ts'
import { product } from '../../products/products.contract.ts'
import { lastPrices } from './last-prices.server.ts'
import { findProducts, type FoundProduct } from './found-products.contract.ts'

/** The route of the product search for invoice lines. */
export function findProductsRoute({ routes }: Pick<Kernel, 'routes'>): void {
  routes.query(findProducts, async ({ query }, db) => await find(db, query))
}

type Query = CheckedInput<typeof findProducts.query>

async function find(db: Db, { search, customer, ...query }: Query): Promise<ReplyOf<typeof findProducts>> {
  const { size, skip } = pageIn(query)
  const where = whereAll([
    ...db.visibleTo(product),
    ...archiveConditions(product),
    ...searchConditions(search),
  ])
  const rows = await db.rows<FoundProduct & { count: number }>(
    sql`
      with bought as (${lastPrices(db, customer)}),
      found as (
        select t.id, ${placeOf(search)} as place, bought.last_price, bought.last_on, count(*) over () as count
        from product t
        left join bought on bought.product = t.id
        -- Said once for each product: it is asked for in several ways.
        cross join lateral (select search_normal(t.items) as name, search_normal(t.item_code) as code offset 0) called
        ${where}
        order by place, bought.last_on desc nulls last, t.id desc
        limit ${size} offset ${skip}
      )
      select ${selectColumns(product)}, found.last_price, found.last_on, found.count
      from found join product t using (id)
      order by found.place, found.last_on desc nulls last, t.id desc`,
    'fresh',
  )
  return { results: rows, count: rows[0]?.count ?? 0 }
}

/** The rank of a product for a search; lower is better. */
function placeOf(search: string | null): Sql {
  if (search === null) return sql`0`
  const all = (occurs: (word: string) => Sql) => {
    const conditions = searchConditions(search, { occurs })
    return conditions.length > 0 ? join(conditions, ' and ') : sql`true`
  }
  const beginsWord = all((word) => sql`' ' || called.name like '% ' || ltrim(search_pattern(${word}), '%')`)
  const beginsCode = sql`called.code like ltrim(search_pattern(${search}), '%')`
  // Found once by the index, instead of compared with each product.
  const coded = sql`array(select id from product where code_key(item_code) = code_key(${search}))`
  return sql`case
    when search_normal(${search}) in (called.name, called.code) or t.id = any (${coded}) then 0
    when bought.product is not null and ((${beginsWord}) or ${beginsCode}) then 1
    when ${beginsWord} then 2
    when ${all((word) => sql`called.name like search_pattern(${word})`)} then 3
    when ${beginsCode} then 4
    when ${all((word) => sql`called.name || ' ' || called.code like search_pattern(${word})`)} then 5
    when ${all((word) => sql`called.name || ' ' || called.code || ' ' || search_normal(coalesce(t.description, '')) like search_pattern(${word})`)} then 6
    else 7
  end`
}
