import { lineTotal, sumOf } from '../../kernel/contract/money.ts'
import type { InvoiceLine } from './invoices.contract.ts'

/** A line while its invoice is being written; `id` is null until the line has been stored. */
export type DraftLine = Omit<InvoiceLine, 'product_item' | 'quantity' | 'unit_price' | 'total'> & {
  product_item: string
  quantity: number
  unit_price: number
  total: number
}

/** What a line takes over of the product it is made from. */
interface ChosenProduct {
  id: number
  items: string
  description: string | null
  image: string | null
  unit_price: number | null
}

/** What people say about a line: how many, and what to note. */
export interface LineEntry {
  quantity: number
  notes: string | null
}

/**
 * Adds a product. One that is in the list already is not listed twice: its quantity grows, its total follows and
 * its notes become the new ones (specification, section 4).
 */
export function addLine(
  lines: readonly DraftLine[],
  product: ChosenProduct,
  { quantity, notes }: LineEntry,
): DraftLine[] {
  const index = lines.findIndex((line) => line.product === product.id)
  const present = lines[index]
  if (present) return editLine(lines, index, { quantity: sumOf([present.quantity, quantity]), notes })
  const unit_price = product.unit_price ?? 0
  const line: DraftLine = {
    id: null,
    product: product.id,
    product_item: product.items,
    product_description: product.description,
    product_image: product.image,
    quantity,
    unit_price,
    total: lineTotal(quantity, unit_price),
    notes,
  }
  return [...lines, line]
}

/** Changes quantity and notes of one line; its total follows. */
export function editLine(
  lines: readonly DraftLine[],
  index: number,
  { quantity, notes }: LineEntry,
): DraftLine[] {
  return lines.map((line, at) =>
    at === index ? { ...line, quantity, notes, total: lineTotal(quantity, line.unit_price) } : line,
  )
}

/** Takes one line out. */
export function removeLine(lines: readonly DraftLine[], index: number): DraftLine[] {
  return lines.filter((_, at) => at !== index)
}

/**
 * The lines in a value that may have come from anywhere: a record, a form, a browser's storage of last week. What
 * is no line is left out; totals are computed anew.
 */
export function linesIn(value: unknown): DraftLine[] {
  return Array.isArray(value) ? value.flatMap((entry) => lineIn(entry) ?? []) : []
}

function lineIn(value: unknown): DraftLine | null {
  const entry: Record<string, unknown> = typeof value === 'object' && value !== null ? { ...value } : {}
  const { product_item, quantity, unit_price } = entry
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
