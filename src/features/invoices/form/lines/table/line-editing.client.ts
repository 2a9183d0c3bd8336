import { createContext, type RefObject, use } from 'react'
import { flushSync } from 'react-dom'
import { call } from '../../../../../kernel/client/calls/call.ts'
import { createStore, type Store } from '../../../../../kernel/client/entity-form/store/form-store.ts'
import { numberIn, readNumber } from '../../../../../kernel/contract/values/read-number.ts'
import { findProducts } from '../../../finding/found-products.contract.ts'
import { type DraftLine, keyOf, type NumberName } from '../../../invoice-lines.ts'
import type { InvoiceForm } from '../../use-invoice-form.client.ts'
import type { Product } from '../found-products.client.tsx'
import { createKeyPace, mayBeBarcode } from './scanned-code.ts'
import {
  duplicateAt,
  lineOf,
  lineOfText,
  moveAt,
  toReview,
  withProduct,
  withText,
  withoutGuess,
  withNumberText,
} from './line-texts.ts'

/** The key of a line, or the empty row below the lines. */
export type RowName = number | 'new'
export type CellName = 'item' | NumberName

/** The cell that is being edited and shown as an input; all others are text. */
export interface Active {
  row: RowName | null
  cell: CellName
}

const order: readonly CellName[] = ['item', 'quantity', 'unit_price']

/** How a text that is no product is kept. */
export interface KeptText {
  /** Whether the user chose to; otherwise the line has to be reviewed. */
  isChosen: boolean
  /** Whether the focus moves elsewhere. */
  isLeaving: boolean
}

/** Actions on a line outside the table. */
interface LineActions {
  edit(line: DraftLine): void
  remove(line: DraftLine): void
  /** Creates a product that was not found. */
  create(typed: string): void
}

export type LineEditing = ReturnType<typeof createLineEditing>

/** Edits the lines of a form in their table. The same object for the lifetime of the form. */
export function createLineEditing(
  form: InvoiceForm,
  table: RefObject<HTMLElement | null>,
  actions: LineActions,
) {
  const active: Store<Active> = createStore<Active>({ row: null, cell: 'item' })
  const indexOf = (row: RowName) => form.linesNow().findIndex((line) => keyOf(line) === row)

  /** Activates a cell, after the current event: the table may be rendered again only then. */
  const go = (row: RowName, cell: CellName) =>
    queueMicrotask(() => {
      flushSync(() => active.change({ row, cell }))
      const place = table.current?.querySelector(`[data-row="${row}"] [data-cell="${cell}"]`)
      const input = place?.querySelector<HTMLElement>('input') ?? place?.querySelector<HTMLElement>('button')
      input?.focus()
    })
  /** The row `by` places below another one; null beyond the ends. */
  const rowAfter = (row: RowName, by: 1 | -1): RowName | null => {
    const lines = form.linesNow()
    const at = row === 'new' ? lines.length : indexOf(row)
    const next = lines[at + by]
    if (next) return keyOf(next)
    return at + by === lines.length ? 'new' : null
  }
  const change = (row: RowName, to: (line: DraftLine) => DraftLine) => {
    const lines = form.linesNow()
    const [index, line] = [indexOf(row), lines[indexOf(row)]]
    if (line) form.changeLines(lines.with(index, to(line)))
  }
  const append = (line: DraftLine): number => {
    const key = keyOf(line)
    form.changeLines([...form.linesNow(), line])
    return key
  }
  /** Swaps a line with its neighbour. */
  const moveLine = (row: RowName, by: 1 | -1) => form.changeLines(moveAt(form.linesNow(), indexOf(row), by))
  /** The customer whose previously bought products are listed first. */
  const customerNow = (): { customer?: number } => {
    const customer = numberIn(form.store.now().values.customer)
    return customer === null ? {} : { customer }
  }
  /** The product with this code; null if there is none or the request fails. */
  const withCode = async (code: string): Promise<Product | null> => {
    const query = { ...customerNow(), search: code }
    const found = await call(findProducts, { query }).catch(() => null)
    return found?.results.find((row) => row.item_code.toLowerCase() === code.toLowerCase()) ?? null
  }
  const choose = (row: RowName, product: Product) => {
    if (row !== 'new') change(row, (line) => withProduct(line, product, form.priceField(line)))
    go(row === 'new' ? append(lineOf(product, form.priceField())) : row, 'quantity')
  }
  const pace = createKeyPace()
  const priceless = (row: RowName) => form.linesNow()[indexOf(row)]?.typed?.unit_price === ''

  return {
    ...actions,
    active,
    priceField: form.priceField,
    customerNow,
    pressed: pace.pressed,
    go,
    /** Deactivates a cell that has lost the focus. */
    leave: (row: RowName, cell: CellName) => {
      const now = active.now()
      if (now.row === row && now.cell === cell) active.change({ row: null })
    },
    /** Moves to the next cell, perhaps the first one of the next row. */
    nextCell: (row: RowName, cell: CellName) => {
      const next = order[order.indexOf(cell) + 1]
      if (next && row !== 'new') go(row, next)
      else go(rowAfter(row, 1) ?? 'new', 'item')
    },
    /**
     * Enter in a number: moves to the new line, or first to a missing price. A product code entered as a quantity, for
     * example by a scanner, starts the next line.
     */
    enter: async (row: RowName, cell: CellName, text: string, key: KeyboardEvent) => {
      const mayBeCode =
        cell === 'quantity' && (readNumber(text) === null || mayBeBarcode(text) || pace.wasScanned(text, key))
      const scanned = mayBeCode && text !== '' ? await withCode(text) : null
      if (scanned) {
        change(row, (line) => withNumberText(line, 'quantity', '1', form.priceField(line)))
        choose('new', scanned)
      } else if (cell === 'quantity' && priceless(row)) go(row, 'unit_price')
      else go('new', 'item')
    },
    /** Moves to the same cell of the row above or below; returns whether there is one. */
    moveVertically: (row: RowName, cell: CellName, by: 1 | -1): boolean => {
      const next = rowAfter(row, by)
      if (next !== null) go(next, next === 'new' ? 'item' : cell)
      return next !== null
    },
    type: (row: RowName, name: NumberName, text: string) =>
      change(row, (line) => withNumberText(line, name, text, form.priceField(line))),
    /** Sets the product of a line, or appends a line of it, and moves to the quantity. */
    choose,
    /** Makes a line a custom item with the entered text; one that the user did not choose has to be reviewed. */
    keepText: (row: RowName, text: string, { isChosen, isLeaving }: KeptText) => {
      const made = (line: DraftLine) => (isChosen ? line : toReview(line))
      if (row !== 'new') change(row, (line) => made(withText(line, text)))
      const kept = row === 'new' ? append(made(lineOfText(text, form.priceField()))) : row
      if (!isLeaving) go(kept, 'quantity')
    },
    confirm: (row: RowName) => change(row, withoutGuess),
    duplicate: (row: RowName) => {
      const index = indexOf(row)
      if (index < 0) return
      form.changeLines(duplicateAt(form.linesNow(), index))
      const copy = form.linesNow()[index + 1]
      if (copy) go(keyOf(copy), 'quantity')
    },
    move: (row: RowName, cell: CellName, by: 1 | -1) => {
      if (indexOf(row) < 0) return
      moveLine(row, by)
      go(row, cell)
    },
    moveLine,
  }
}

export const LineEditingContext = createContext<LineEditing | null>(null)

/** The editing of the table around a cell; throws outside of one. */
export function useLineEditing(): LineEditing {
  const editing = use(LineEditingContext)
  if (!editing) throw new Error('A cell of lines stands outside of their table.')
  return editing
}
