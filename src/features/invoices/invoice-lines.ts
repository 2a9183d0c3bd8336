import { lineTotal, sumOf } from '../../kernel/contract/values/money.ts'
import type { InvoiceLine } from './invoices.contract.ts'

/** A line while its invoice is being written; `id` is null until the line has been stored. */
export type DraftLine = Omit<InvoiceLine, 'product_item' | 'quantity' | 'unit_price' | 'total'> & {
  product_item: string
  quantity: number
  unit_price: number
  total: number
  /** What the product costs by itself now; left out where it costs nothing of its own, and for a free line. */
  list_price?: number
  /** What was typed into the table and is no number that a line takes, or none yet; the number of before stands beside it. */
  typed?: TypedNumbers
  /** The text that it was guessed from, until somebody has looked at it. */
  guessed?: string
}

/** What a line has of numbers that people type. */
export type NumberName = 'quantity' | 'unit_price'
type TypedNumbers = { readonly [name in NumberName]?: string }

/** What a line takes over of the product it is made from. */
export interface ChosenProduct {
  /** What the customer paid for it last. */
  last_price?: number | null
  id: number
  items: string
  description: string | null
  image: string | null
  unit_price: number | null
}

/** What people say about a line: how many, at which price, and what to note. */
export interface LineEntry {
  quantity: number
  unit_price: number
  notes: string | null
}

/** What may be changed of a line; one of no product also in what it is for. */
export interface LineChange extends LineEntry {
  product_item?: string
}

/**
 * Adds a product. One that is in the list already is not listed twice: its quantity grows, its total follows and
 * its notes become the new ones (specification, section 4), and so does its price.
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

/** Adds a product in a line of its own, whether it is in the list already or not. */
export function addSeparateLine(
  lines: readonly DraftLine[],
  product: ChosenProduct,
  entry: LineEntry,
): readonly DraftLine[] {
  return [...lines, newLine(entry, copyOf(product))]
}

/** What a line keeps of a product. */
export function copyOf(product: ChosenProduct) {
  return {
    product: product.id,
    product_item: product.items,
    product_description: product.description,
    product_image: product.image,
    ...(product.unit_price !== null && { list_price: product.unit_price }),
  }
}

/** Adds a line that is of no product, such as a set-up charge. */
export function addFreeLine(
  lines: readonly DraftLine[],
  item: string,
  entry: LineEntry,
): readonly DraftLine[] {
  return [...lines, newLine(entry, ofNoProduct(item))]
}

/** What a line keeps that is of no product. */
export function ofNoProduct(item: string) {
  return { product: null, product_item: item, product_description: null, product_image: null }
}

function newLine(
  { quantity, unit_price, notes }: LineEntry,
  what: Pick<DraftLine, 'product' | 'product_item' | 'product_description' | 'product_image' | 'list_price'>,
): DraftLine {
  return { id: null, ...what, quantity, unit_price, total: lineTotal(quantity, unit_price), notes }
}

/** Changes what people say about one line; its total follows. The others stay the same objects. */
export function editLine(
  lines: readonly DraftLine[],
  index: number,
  entry: LineChange,
): readonly DraftLine[] {
  return lines.map((line, at) => {
    if (at !== index) return line
    // The dialog takes right numbers alone.
    const { typed: _, guessed: _guessed, ...rest } = line
    return inPlaceOf(line, { ...rest, ...entry })
  })
}

/** A line that takes the place of another on the screen, and its focus; its total follows. */
export function inPlaceOf(line: DraftLine, next: DraftLine): DraftLine {
  const edited = { ...next, total: lineTotal(next.quantity, next.unit_price) }
  keys.set(edited, keyOf(line))
  return edited
}

/** Takes one line out. */
export function removeLine(lines: readonly DraftLine[], index: number): readonly DraftLine[] {
  return lines.filter((_, at) => at !== index)
}

const keys = new WeakMap<object, number>()
let lastKey = 0

/**
 * What tells a line from the others while the form is open, however it is edited: a number that grows from line to line.
 */
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
 * The lines in a value that may have come from anywhere: a record, a form, a browser's storage of last week. What
 * is no line is left out; totals are computed anew. The same value gives the same lines, so that whoever shows them
 * sees what has changed.
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
    // What has been read once is a line.
    readLines.set(line, line)
    // One that was edited keeps its place on the screen, and the focus that is in it.
    const key = keys.get(value)
    if (key !== undefined) keys.set(line, key)
  }
  return line
}

function readLine(value: object): DraftLine | null {
  const entry: Record<string, unknown> = { ...value }
  const { product_item, quantity, unit_price, list_price } = entry
  const typed = typedIn(entry['typed'])
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

function typedIn(value: unknown): TypedNumbers | undefined {
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
