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

/** The most decimals that a price of one piece can have; how many it may have is for the installation to say. */
export const priceDecimalsMost = 4
/** The largest price below which all that have so many decimals are told apart by a plain number. */
const largestFinePrice = 9_999_999_999.9999

/** What one piece costs in dollars; it may be finer than a cent, and what many cost is rounded to cents. */
export interface PriceField extends Common {
  kind: 'price'
  decimals: number
  /** What to say of more decimals, where that is not all that there is to say. */
  finer?: DisplayText
  /** What to say of less than nothing, where people mean another field by it. */
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
  empty: () => '',
  same: isSameNumber,
  fits: isTyped,
  words: (_, value) => (typeof value === 'number' ? formatPrice(value) : `USD ${String(value)}`),
  inTable: { sorts: true, atEnd: true },
}
