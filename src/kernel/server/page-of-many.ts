import sql, { empty, raw, type Sql } from 'sql-template-tag'
import { holdsNow, stillHolds } from './changed-since.ts'
import { type CountedPage, type Filter, pageOfFew, type PageOfKeys } from './counted-page.ts'
import { type Counted, keptCount, type ListSource } from './kept-count.ts'
import type { ListOrder } from './list-order.ts'

/**
 * A page of what many match, with a count that is kept. Only the keys of the page are sorted and skipped, from the nearer
 * end; the records are joined to them afterwards. The page is right by itself, whatever is kept: keys and records are
 * read in one statement, and from the far end only if the count holds in that statement. `sorted` is the order by which
 * the database finds all keys before it sorts them, where there are so many at most.
 */
export async function pageOfMany<Row>(
  source: ListSource,
  page: PageOfKeys,
  filter: Filter,
  sorted: { upTo: number; order: ListOrder },
): Promise<CountedPage<Row>> {
  const { entity, columns, size, skip } = page
  const { where, plan } = filter
  const table = raw(`"${entity.name}"`)
  const asked = sql`from ${table} t ${where}`
  const read = async (direction: keyof ListOrder, first: number, rows: number, counted: Counted) => {
    const order = counted.count <= sorted.upTo ? sorted.order : page.order
    const keys = sql`select t.id ${asked} order by ${order[direction]} limit ${rows} offset ${first}`
    return await source.db.rows<Row>(
      sql`select ${columns} from (${keys}) page join ${table} t using (id)
        ${direction === 'backward' ? sql`where ${stillHolds(counted)}` : empty} order by ${page.order.forward}`,
      plan,
    )
  }

  const count = keptCount(source, asked, plan)
  let known = await count.known()
  if (skip > known.count / 2) {
    const rowsOnPage = rowsOf(page, known)
    const fromTheEnd = known.count - skip - rowsOnPage
    const results = rowsOnPage > 0 ? await read('backward', fromTheEnd, rowsOnPage, known) : []
    if (results.length > 0 || (await holdsNow(source.db, known))) return { results, count: known.count }
    known = await count.anew()
  }
  const results = await read('forward', skip, size, known)
  if (results.length === rowsOf(page, known)) return { results, count: known.count }
  // Others have written between the two.
  return (await pageOfFew(source.db, page, filter)) ?? { results: [], count: (await count.anew()).count }
}

/** A page of a search whose records stand in their own order, which `keys` has, each with its `place` in it. */
export async function pageByMatch<Row>(
  source: ListSource,
  page: PageOfKeys,
  keys: Sql,
  where: Sql,
): Promise<CountedPage<Row>> {
  const table = raw(`"${page.entity.name}"`)
  const count = keptCount(source, sql`from ${table} t ${where}`, 'anew')
  const known = await count.known()
  const results = await source.db.rows<Row>(
    sql`select ${page.columns} from (${keys}) page join ${table} t using (id) order by page.place, t.id desc`,
    'anew',
  )
  return { results, count: results.length === rowsOf(page, known) ? known.count : (await count.anew()).count }
}

/** How many rows a page has in a list of so many records. */
function rowsOf({ size, skip }: PageOfKeys, { count }: Counted): number {
  return Math.max(0, Math.min(size, count - skip))
}
