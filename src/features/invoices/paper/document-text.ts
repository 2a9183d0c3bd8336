import { formatMoney, formatPrice } from '../../../kernel/contract/values/formats.ts'
import type { Translate } from '../../../i18n/translate.ts'
import type { Label } from '../../../i18n/messages.ts'
import type { Labelled } from '../../../kernel/contract/paper/printable-text.ts'

/** The text for a missing value. */
export const missing: Label = 'N/A'

export function text(value: string | null, t: Translate): string {
  return value?.trim() || t(missing)
}

/** A row of the paper; none without a value. */
export function given(label: string, value: string | null): Labelled[] {
  return value?.trim() ? [{ label, value: value.trim() }] : []
}

export function inOneLine({ label, value }: Labelled): string {
  return `${label} ${inItsPlace(label, value)}`
}

const leftToRight = '\u200e'
const rightToLeftLetter = /[\p{Script=Arabic}]/u

/** A code or phone number after right-to-left text: its groups stay in their order. */
function inItsPlace(label: string, value: string): string {
  const isMixed = rightToLeftLetter.test(label) && !rightToLeftLetter.test(value)
  return isMixed ? `${leftToRight}${value}${leftToRight}` : value
}

export function money(value: number | null, t: Translate): string {
  return value === null ? t(missing) : formatMoney(value, 'USD')
}

/** A unit price, which may have more decimals than a cent. */
export function pricePerPiece(value: number | null, t: Translate): string {
  return value === null ? t(missing) : formatPrice(value)
}
