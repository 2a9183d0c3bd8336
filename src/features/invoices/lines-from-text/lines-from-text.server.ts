import sql, { type Sql } from 'sql-template-tag'
import { fieldErrors } from '../../../kernel/contract/checks.ts'
import type { PriceField } from '../../../kernel/contract/kinds/numbers/price.ts'
import { validationProblem } from '../../../kernel/contract/problem.ts'
import type { Kernel } from '../../../kernel/server/kernel.ts'
import type { Db } from '../../../kernel/server/database/query.ts'
import { whereAll } from '../../../kernel/server/database/where.ts'
import { message } from '../../../i18n/messages.ts'
import { archiveConditions } from '../../../kernel/server/records/archive.ts'
import { product } from '../../products/products.contract.ts'
import { priceWithDecimals } from '../../settings/price-decimals.ts'
import { settings } from '../../settings/settings.contract.ts'
import { priceDecimals } from '../../settings/settings.server.ts'
import { lastPrices } from '../finding/last-prices.server.ts'
import { invoiceLine } from '../invoices.contract.ts'
import { type LineFromText, linesFromText, textLinesMax } from './lines-from-text.contract.ts'
import { type Reading, type TextLine, textLines } from './text-lines.ts'

/** The route that parses lines. */
export function linesFromTextRoute({ routes, may }: Pick<Kernel, 'routes' | 'may'>): void {
  routes.operation(linesFromText, async ({ body, actor }, db) => {
    const lines = textLines(body.text)
    if (lines.length > textLinesMax) {
      throw validationProblem({
        text: [message('Paste at most {most} lines at a time.', { most: textLinesMax })],
      })
    }
    const mayChange = may(actor, settings.resource, 'update')
    const price = priceWithDecimals(invoiceLine.unit_price, await priceDecimals(db), mayChange)
    return { lines: await understood(db, lines, body.customer, price) }
  })
}

/** The product found for an item of a text. */
interface Known {
  item: string
  id: number
  items: string
  description: string | null
  image: string | null
  unit_price: number | null
  last_price: number | null
  /** Whether the item is exactly its code or name, and no other product has it. */
  isCalledSo: boolean
}

async function understood(
  db: Db,
  lines: readonly TextLine[],
  customer: number | null,
  price: PriceField,
): Promise<LineFromText[]> {
  const items = lines.flatMap(({ readings }) => readings.map(({ item }) => item))
  const called = await known(db, customer, items, calledSo)
  const unknown = lines.filter(({ readings }) => !readings.some(({ item }) => called.has(item)))
  const alike = await known(
    db,
    customer,
    unknown.map(({ readings: [{ item }] }) => item),
    calledLike,
  )
  return lines.map(({ text, readings }) => {
    const reading = readings.find(({ item }) => called.has(item)) ?? readings[0]
    return lineOf(text, reading, called.get(reading.item) ?? alike.get(reading.item), price)
  })
}

function lineOf(
  text: string,
  reading: Reading,
  found: Known | undefined,
  priceField: PriceField,
): LineFromText {
  const asked = priceField.decimals > 2 ? reading.fine_price : reading.unit_price
  const wrong = fieldErrors(
    { quantity: invoiceLine.quantity, unit_price: priceField },
    { quantity: reading.quantity ?? 1, unit_price: asked ?? 0 },
  )
  const quantity = wrong['quantity'] ? null : reading.quantity
  return {
    text,
    product: found?.id ?? null,
    // Without a product, the user chooses one.
    product_item: found?.items ?? reading.item,
    product_description: found?.description ?? null,
    product_image: found?.image ?? null,
    quantity,
    // A price that is refused stays as it was read: the table says what is wrong with it, and another one would be believed.
    unit_price: asked ?? found?.last_price ?? found?.unit_price ?? null,
    list_price: found?.unit_price ?? null,
    sure:
      found?.isCalledSo === true && reading.isPlain && quantity !== null && Object.keys(wrong).length === 0,
  }
}

/** Which products an item names, which of them comes first, and whether that is exactly so. */
interface Naming {
  condition: Sql
  first: Sql
  isExact: boolean
}

const codedSo = sql`code_key(t.item_code) = code_key(wanted.item)`
/** Products with exactly this code or name, or a code that looks the same. */
const calledSo: Naming = {
  condition: sql`(${codedSo} or search_normal(wanted.item) in (search_normal(t.item_code), search_normal(t.items)))`,
  first: sql`${codedSo} desc, search_normal(t.item_code) = search_normal(wanted.item) desc,`,
  isExact: true,
}
/** Products whose name and code contain all words. */
const calledLike: Naming = {
  condition: sql`
    t.search like search_pattern(wanted.word)
    and search_normal(t.items || ' ' || t.item_code) like all (
      select search_pattern(word) from regexp_split_to_table(wanted.item, '\\s+') word)`,
  first: sql``,
  isExact: false,
}

/** The most probable product for each item: code before name, then the shortest name, then the newest. */
async function known(
  db: Db,
  customer: number | null,
  items: readonly string[],
  { condition, first, isExact }: Naming,
): Promise<Map<string, Known>> {
  if (items.length === 0) return new Map()
  const rows = await db.rows<Known>(
    sql`
      with bought as (${lastPrices(db, customer)})
      select wanted.item, found.id, found.items, found.description, found.image, found.unit_price,
        bought.last_price, ${isExact}::boolean and found.count = 1 as "isCalledSo"
      from (
        select item, (select word from regexp_split_to_table(item, '\\s+') word order by length(word) desc limit 1) as word
        from unnest(${[...new Set(items)]}::text[]) item
      ) wanted
      cross join lateral (
        select t.id, t.items, t.description, t.image, t.unit_price, count(*) over () as count
        from product t
        ${whereAll([...db.visibleTo(product), ...archiveConditions(product), condition])}
        order by ${first} length(t.items), t.id desc
        limit 1
      ) found
      left join bought on bought.product = found.id`,
    'fresh',
  )
  return new Map(rows.map((row) => [row.item, row]))
}
