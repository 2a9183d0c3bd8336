import type { PriceField } from '../../../../../kernel/contract/kinds/numbers/price.ts'
import { numberIn } from '../../../../../kernel/contract/values/read-number.ts'
import type { FieldErrors } from '../../../../../kernel/contract/problem.ts'
import {
  type ChosenProduct,
  copyOf,
  type DraftLine,
  inPlaceOf,
  type NumberName,
  ofNoProduct,
} from '../../../invoice-lines.ts'
import type { LineFromText } from '../../../lines-from-text/lines-from-text.contract.ts'
import { entryIn, type TypedEntry } from '../typed-entry.ts'

const refusal = 'Please enter a valid quantity.'

/** What the inputs of a line show: what was typed and is no number yet, else its numbers. */
export function typedIn({ typed, quantity, unit_price, notes }: DraftLine): TypedEntry {
  return {
    quantity: typed?.quantity ?? String(quantity),
    unit_price: typed?.unit_price ?? String(unit_price),
    notes: notes ?? '',
  }
}

/** What is wrong with the numbers of a line. */
export function refusalsOf(line: DraftLine, unit_price: PriceField) {
  const { errors } = entryIn(typedIn(line), { refusal, unit_price })
  const { quantity, unit_price: price } = errors
  return { ...(quantity && { quantity }), ...(price && { unit_price: price }) }
}

/** The line with another number, a price as `field` has it; what is none yet stays as it was typed, beside the number of before. */
export function withTyped(line: DraftLine, name: NumberName, text: string, field: PriceField): DraftLine {
  const { typed: _, ...rest } = line
  const entered = { ...typedIn(line), [name]: text }
  const { errors } = entryIn(entered, { refusal, unit_price: field })
  const quantity = errors.quantity ? null : numberIn(entered.quantity)
  const unit_price = errors.unit_price ? null : numberIn(entered.unit_price)
  const typed = {
    ...(quantity === null && { quantity: entered.quantity }),
    ...(unit_price === null && { unit_price: entered.unit_price }),
  }
  return inPlaceOf(line, {
    ...rest,
    quantity: quantity ?? line.quantity,
    unit_price: unit_price ?? line.unit_price,
    ...(Object.keys(typed).length > 0 && { typed }),
  })
}

/** The line with the price that was typed and was none, where `field` takes it now: how fine prices are is a setting. */
export function withPriceTaken(line: DraftLine, field: PriceField): DraftLine {
  const text = line.typed?.unit_price
  if (text === undefined) return line
  const next = withTyped(line, 'unit_price', text, field)
  return next.typed?.unit_price === undefined ? next : line
}

/** A new line of a product, one of it for what the customer paid last, else for its own price; one without asks for it. */
export function lineOf(product: ChosenProduct, field: PriceField): DraftLine {
  return priced({ ...blank, ...copyOf(product) }, priceOf(product), field)
}

/** A new line of what was typed and is no product: its price is asked for. */
export function lineOfText(text: string, field: PriceField): DraftLine {
  return priced({ ...blank, ...ofNoProduct(text) }, null, field)
}

const blank = { id: null, quantity: 1, unit_price: 0, total: 0, notes: null }

/** What a product is sold for. */
export function priceOf({ last_price, unit_price }: ChosenProduct): number | null {
  return last_price ?? unit_price
}

function priced(line: DraftLine, price: number | null, field: PriceField): DraftLine {
  return withTyped(line, 'unit_price', price === null ? '' : String(price), field)
}

/** A line as it was read in a text; what the text does not say is asked for, and a guess says what it was made from. */
export function lineFromText(read: LineFromText, field: PriceField): DraftLine {
  const { product, product_item, product_description, product_image, list_price } = read
  const what = { product, product_item, product_description, product_image }
  const line = {
    ...blank,
    ...what,
    ...(list_price !== null && { list_price }),
    ...(read.quantity !== null && { quantity: read.quantity }),
    ...(!read.sure && { guessed: read.text }),
  }
  return priced(line, read.unit_price, field)
}

/** The line, looked at and found right. */
export function withoutGuess(line: DraftLine): DraftLine {
  const { guessed: _, ...rest } = line
  return inPlaceOf(line, rest)
}

/** The line for another product; a price that was said for no product stays. */
export function withProduct(line: DraftLine, product: ChosenProduct, field: PriceField): DraftLine {
  const { list_price: _, guessed: _guessed, ...rest } = line
  const next = inPlaceOf(line, { ...rest, ...copyOf(product) })
  const staysPriced = line.product === null && line.typed?.unit_price === undefined
  return staysPriced ? next : priced(next, priceOf(product), field)
}

/** The line for what was typed in the place of its product. */
export function withText(line: DraftLine, text: string): DraftLine {
  const { list_price: _, guessed: _guessed, ...rest } = line
  return inPlaceOf(line, { ...rest, ...ofNoProduct(text) })
}

/** The lines with a copy of one of them below it. */
export function duplicateAt(lines: readonly DraftLine[], index: number): readonly DraftLine[] {
  const line = lines[index]
  return line ? lines.toSpliced(index + 1, 0, { ...line, id: null }) : lines
}

/** The lines with one of them a place higher or lower, where there is one. */
export function moveAt(lines: readonly DraftLine[], index: number, by: 1 | -1): readonly DraftLine[] {
  const [line, other] = [lines[index], lines[index + by]]
  return line && other ? lines.with(index, other).with(index + by, line) : lines
}

/** What is wrong with the lines' numbers, by the names of their fields. */
export function lineErrors(
  lines: readonly DraftLine[],
  fieldOf: (line: DraftLine) => PriceField,
): FieldErrors {
  return Object.fromEntries(
    lines.flatMap((line, index) =>
      line.typed
        ? Object.entries(refusalsOf(line, fieldOf(line))).map(([name, message]) => [
            `invoice_products.${index}.${name}`,
            [message],
          ])
        : [],
    ),
  )
}
