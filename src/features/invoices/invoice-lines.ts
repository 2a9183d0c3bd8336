import { lineTotal, sumOf } from '../../kernel/contract/values/money.ts'
import type { InvoiceLine } from './invoices.contract.ts'

/** A line of an invoice in a form; `id` is null until the line is stored. */
export type DraftLine = Omit<InvoiceLine, 'product_item' | 'quantity' | 'unit_price' | 'total'> & {
  product_item: string
  quantity: number
  unit_price: number
  total: number
  /** The current list price of the product; absent without one, and for a custom item. */
  list_price?: number
  /** Invalid or incomplete input of the table, beside the previous number. */
  typed?: NumberTexts
  /** The text that the line was guessed from, until the user confirms it. */
  guessed?: string
}

/** The numbers of a line that users enter. */
export type NumberName = 'quantity' | 'unit_price'
type NumberTexts = { readonly [name in NumberName]?: string }

/** The data that a line copies from its product. */
export interface ChosenProduct {
  /** The last price that the customer paid. */
  last_price?: number | null
  id: number
  items: string
  description: string | null
  image: string | null
  unit_price: number | null
}

/** The values of a line that users enter. */
export interface LineEntry {
  quantity: number
  unit_price: number
  notes: string | null
}

/** The values of a line that can be edited; for a custom item also its text. */
export interface LineChange extends LineEntry {
  product_item?: string
}

/**
 * Adds a product. If it is already in the list, its line changes instead: the quantities are added, the total follows,
 * and the notes (specification, section 4) and the price are replaced.
 */
export function addLine(
  lines: readonly DraftLine[],
  product: ChosenProduct,
  entry: LineEntry,
): readonly DraftLine[] {
  const index = lines.findIndex((line) => line.product === product.id)
  const present = lines[index]
  if (!present) return addSeparateLine(lines, product, entry)
  return editLine(lines, index, { ...entry, quantity: sumOf([present.quantity, entry.quantity]) })
}

/** Adds a product as a line of its own, even if it is already in the list. */
export function addSeparateLine(
  lines: readonly DraftLine[],
  product: ChosenProduct,
  entry: LineEntry,
): readonly DraftLine[] {
  return [...lines, newLine(entry, copyOf(product))]
}

/** The product data of a line, copied from a product. */
export function copyOf(product: ChosenProduct) {
  return {
    product: product.id,
    product_item: product.items,
    product_description: product.description,
    product_image: product.image,
    ...(product.unit_price !== null && { list_price: product.unit_price }),
  }
}

/** Adds a custom item, such as a set-up charge. */
export function addFreeLine(
  lines: readonly DraftLine[],
  item: string,
  entry: LineEntry,
): readonly DraftLine[] {
  return [...lines, newLine(entry, ofNoProduct(item))]
}

/** Whether a line is a custom item, and not the text of a product that is still to be chosen. */
export function isCustom({ product, guessed }: Pick<DraftLine, 'product' | 'guessed'>): boolean {
  return product === null && guessed === undefined
}

/** The product data of a custom item. */
export function ofNoProduct(item: string) {
  return { product: null, product_item: item, product_description: null, product_image: null }
}

function newLine(
  { quantity, unit_price, notes }: LineEntry,
  what: Pick<DraftLine, 'product' | 'product_item' | 'product_description' | 'product_image' | 'list_price'>,
): DraftLine {
  return { id: null, ...what, quantity, unit_price, total: lineTotal(quantity, unit_price), notes }
}

/** Edits one line; its total follows. All other lines stay the same objects. */
export function editLine(
  lines: readonly DraftLine[],
  index: number,
  entry: LineChange,
): readonly DraftLine[] {
  return lines.map((line, at) => {
    if (at !== index) return line
    // The dialog returns only valid numbers.
    const { typed: _, guessed: _guessed, ...rest } = line
    return inPlaceOf(line, { ...rest, ...entry })
  })
}

/** A line that replaces another with the same key, so it keeps its focus; its total follows. */
export function inPlaceOf(line: DraftLine, next: DraftLine): DraftLine {
  const edited = { ...next, total: lineTotal(next.quantity, next.unit_price) }
  keys.set(edited, keyOf(line))
  return edited
}

/** Removes one line. */
export function removeLine(lines: readonly DraftLine[], index: number): readonly DraftLine[] {
  return lines.filter((_, at) => at !== index)
}

const keys = new WeakMap<object, number>()
let lastKey = 0

/** The key of a line while the form is open, unchanged by edits: a number that increases from line to line. */
export function keyOf(line: DraftLine): number {
  const known = keys.get(line)
  if (known !== undefined) return known
  const key = ++lastKey
  keys.set(line, key)
  return key
}

const readLines = new WeakMap<object, DraftLine | null>()
const readLists = new WeakMap<object, readonly DraftLine[]>()
const none: readonly DraftLine[] = []

/**
 * Parses lines from an untrusted value: a record, a form, or the storage of a browser. Invalid entries are dropped and
 * totals recomputed. The same value returns the same lines, so that React renders only changes.
 */
export function linesIn(value: unknown): readonly DraftLine[] {
  if (!Array.isArray(value)) return none
  const known = readLists.get(value)
  if (known) return known
  const lines = value.flatMap((entry: unknown) => lineIn(entry) ?? [])
  readLists.set(value, lines)
  return lines
}

function lineIn(value: unknown): DraftLine | null {
  if (typeof value !== 'object' || value === null) return null
  const known = readLines.get(value)
  if (known !== undefined) return known
  const line = readLine(value)
  readLines.set(value, line)
  if (line) {
    // A parsed line needs no parsing again.
    readLines.set(line, line)
    // An edited line keeps its key, and so its focus.
    const key = keys.get(value)
    if (key !== undefined) keys.set(line, key)
  }
  return line
}

function readLine(value: object): DraftLine | null {
  const entry: Record<string, unknown> = { ...value }
  const { product_item, quantity, unit_price, list_price } = entry
  const typed = numberTextsIn(entry['typed'])
  if (typeof product_item !== 'string' || !isAmount(quantity) || !isAmount(unit_price)) return null
  return {
    id: keyIn(entry['id']),
    product: keyIn(entry['product']),
    product_item,
    product_description: textIn(entry['product_description']),
    product_image: textIn(entry['product_image']),
    quantity,
    unit_price,
    total: lineTotal(quantity, unit_price),
    notes: textIn(entry['notes']),
    ...(isAmount(list_price) && { list_price }),
    ...(typed && { typed }),
    ...(typeof entry['guessed'] === 'string' && { guessed: entry['guessed'] }),
  }
}

function numberTextsIn(value: unknown): NumberTexts | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { quantity, unit_price }: { quantity?: unknown; unit_price?: unknown } = value
  return {
    ...(typeof quantity === 'string' && { quantity }),
    ...(typeof unit_price === 'string' && { unit_price }),
  }
}

function isAmount(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0
}

function keyIn(value: unknown): number | null {
  return typeof value === 'number' && Number.isInteger(value) && value > 0 ? value : null
}

function textIn(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}
