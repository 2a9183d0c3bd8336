import type { Label, DisplayText } from '../../../../i18n/messages.ts'
import { type Common, declared, type Declared } from '../../fields.ts'
import { formatPrice } from '../../values/formats.ts'
import { largestAmount } from '../../values/money.ts'
import { isTyped } from '../texts/typed-text.ts'
import type { KindOfField } from '../kind.ts'
import {
  hasDecimals,
  isSameNumber,
  numberFrom,
  type NumberValues,
  rangeRefusal,
  tooFine,
} from './typed-number.ts'

/** The most decimals that a unit price can have. A setting of the installation limits them further. */
export const priceDecimalsMost = 4
/** The largest price for which a JavaScript number distinguishes all values with that many decimals. */
const largestFinePrice = 9_999_999_999.9999

/** A unit price in dollars. It may have fractions of a cent; line totals are rounded to cents. */
export interface PriceField extends Common {
  kind: 'price'
  decimals: number
  /** The message for too many decimals, if the default is not enough. */
  finer?: DisplayText
  /** The message for a negative price, if the user probably needs another field. */
  below?: DisplayText
}

declare module '../../fields.ts' {
  interface Kinds<F> {
    price: { field: PriceField; values: NumberValues }
  }
}

export function price(label: Label, options: Pick<PriceField, 'below'> = {}): Declared<PriceField> {
  return { kind: 'price', label, decimals: priceDecimalsMost, ...options, ...declared }
}

export const priceKind: KindOfField<PriceField> = {
  clean: (_, raw) => numberFrom(raw),
  refusal({ label, decimals, finer, below }, value) {
    if (below && typeof value === 'number' && value < 0) return below
    const most = hasDecimals(value, 2) ? largestAmount : largestFinePrice
    const refusal = rangeRefusal(label, value, 0, most)
    return refusal ?? (hasDecimals(value, decimals) ? undefined : (finer ?? tooFine(label, decimals)))
  },
  emptyFormValue: () => '',
  same: isSameNumber,
  accepts: isTyped,
  toText: (_, value) => (typeof value === 'number' ? formatPrice(value) : `USD ${String(value)}`),
  inTable: { sorts: true, atEnd: true },
}
