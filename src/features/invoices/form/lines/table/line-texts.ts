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
import { entryIn, type EntryTexts } from '../entry-texts.ts'

const refusal = 'Please enter a valid quantity.'

/** The texts in the inputs of a line: invalid input as entered, otherwise the stored numbers. */
export function textsOf({ typed, quantity, unit_price, notes }: DraftLine): EntryTexts {
  return {
    quantity: typed?.quantity ?? String(quantity),
    unit_price: typed?.unit_price ?? String(unit_price),
    notes: notes ?? '',
  }
}

/** The errors of a line's numbers. */
export function errorsOf(line: DraftLine, unit_price: PriceField) {
  const { errors } = entryIn(textsOf(line), { refusal, unit_price })
  const { quantity, unit_price: price } = errors
  return { ...(quantity && { quantity }), ...(price && { unit_price: price }) }
}

/**
 * The line with another number, the price checked by `field`; invalid input is stored as text beside the previous
 * number.
 */
export function withNumberText(
  line: DraftLine,
  name: NumberName,
  text: string,
  field: PriceField,
): DraftLine {
  const { typed: _, ...rest } = line
  const entered = { ...textsOf(line), [name]: text }
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

/** The line with its invalid price text accepted, if `field` allows it now: the decimals of prices are a setting. */
export function withPriceTaken(line: DraftLine, field: PriceField): DraftLine {
  const text = line.typed?.unit_price
  if (text === undefined) return line
  const next = withNumberText(line, 'unit_price', text, field)
  return next.typed?.unit_price === undefined ? next : line
}

/**
 * A new line of a product: quantity 1, at the customer's last price, else the list price; without one the price is
 * missing.
 */
export function lineOf(product: ChosenProduct, field: PriceField): DraftLine {
  return priced({ ...blank, ...copyOf(product) }, priceOf(product), field)
}

/** A new custom item with this text; its price is missing. */
export function lineOfText(text: string, field: PriceField): DraftLine {
  return priced({ ...blank, ...ofNoProduct(text) }, null, field)
}

const blank = { id: null, quantity: 1, unit_price: 0, total: 0, notes: null }

/** The customer's last price, else the list price. */
export function priceOf({ last_price, unit_price }: ChosenProduct): number | null {
  return last_price ?? unit_price
}

function priced(line: DraftLine, price: number | null, field: PriceField): DraftLine {
  return withNumberText(line, 'unit_price', price === null ? '' : String(price), field)
}

/** A line parsed from a text; missing values have to be entered, and a guess keeps the text it was made from. */
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

/** The line with its text as a guess, which the user has to confirm. */
export function toReview(line: DraftLine): DraftLine {
  return inPlaceOf(line, { ...line, guessed: line.product_item })
}

/** The line with its guess confirmed. */
export function withoutGuess(line: DraftLine): DraftLine {
  const { guessed: _, ...rest } = line
  return inPlaceOf(line, rest)
}

/** The line with another product; the price of a custom item stays. */
export function withProduct(line: DraftLine, product: ChosenProduct, field: PriceField): DraftLine {
  const { list_price: _, guessed: _guessed, ...rest } = line
  const next = inPlaceOf(line, { ...rest, ...copyOf(product) })
  const staysPriced = line.product === null && line.typed?.unit_price === undefined
  return staysPriced ? next : priced(next, priceOf(product), field)
}

/** The line as a custom item with the entered text. */
export function withText(line: DraftLine, text: string): DraftLine {
  const { list_price: _, guessed: _guessed, ...rest } = line
  return inPlaceOf(line, { ...rest, ...ofNoProduct(text) })
}

/** The lines with a copy of one line below it. */
export function duplicateAt(lines: readonly DraftLine[], index: number): readonly DraftLine[] {
  const line = lines[index]
  return line ? lines.toSpliced(index + 1, 0, { ...line, id: null }) : lines
}

/** The lines with one line moved up or down, if possible. */
export function moveAt(lines: readonly DraftLine[], index: number, by: 1 | -1): readonly DraftLine[] {
  const [line, other] = [lines[index], lines[index + by]]
  return line && other ? lines.with(index, other).with(index + by, line) : lines
}

/** The errors of the lines' numbers, by field name. */
export function lineErrors(
  lines: readonly DraftLine[],
  fieldOf: (line: DraftLine) => PriceField,
): FieldErrors {
  return Object.fromEntries(
    lines.flatMap((line, index) =>
      line.typed
        ? Object.entries(errorsOf(line, fieldOf(line))).map(([name, message]) => [
            `invoice_products.${index}.${name}`,
            [message],
          ])
        : [],
    ),
  )
}
