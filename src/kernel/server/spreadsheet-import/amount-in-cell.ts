import { type Label, type DisplayText, message } from '../../../i18n/messages.ts'
import { noNumber } from '../../contract/kinds/numbers/typed-number.ts'
import { type Currency, currencies } from '../../contract/values/money.ts'
import { readNumber } from '../../contract/values/read-number.ts'

/**
 * What a cell with a number says: the number in plain decimals, or why it cannot be told; of what may be one number or
 * a thousand times it also the former.
 */
export type AmountInCell = { number: string } | { reason(label: Label): DisplayText; asDecimals?: string }

const namesOfCurrencies: Record<Currency, RegExp> = {
  USD: /us\$|\$|usd|دولار|دۆلار/gi,
  IQD: /iqd|id\b|د\s*\.?\s*ع\s*\.?|دينار|دینار/gi,
}

/**
 * The number in a cell, beside the name of the currency or without it. What may be one number or a thousand times it
 * is not guessed. An amount in another currency than the field's is refused.
 */
export function amountInCell(text: string, currency: Currency | null): AmountInCell {
  let rest = text.replace(/[\u200b-\u200f\u061c\u202a-\u202e\u2066-\u2069]/g, '')
  for (const each of Object.values(currencies)) {
    const without = rest.replace(namesOfCurrencies[each], '')
    if (without !== rest && currency !== null && each !== currency) {
      return {
        reason: (label) =>
          message('{label} must be in {currency}, not {found}.', { label, found: each, currency }),
      }
    }
    rest = without
  }
  const read = readNumber(rest)
  if (read === null) return { reason: (label) => noNumber(label, rest) }
  if ('plain' in read) return { number: read.plain }
  const { asDecimals, asThousands } = read
  return {
    asDecimals,
    reason: (label) =>
      message('{label} could mean {asDecimals} or {asThousands}. Enter one of these values.', {
        label,
        asDecimals,
        asThousands,
      }),
  }
}
