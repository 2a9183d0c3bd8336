import { type Label, type DisplayText, message } from '../../../../i18n/messages.ts'
import { noNumber } from '../../../contract/kinds/numbers/typed-number.ts'
import { type Currency, currencies } from '../../../contract/values/money.ts'
import { readNumber } from '../../../contract/values/read-number.ts'

/**
 * The number in a cell in plain decimals, or the reason why it cannot be read. An ambiguous number, which could also be
 * a thousand times as large, also has its reading as decimals.
 */
export type AmountInCell = { number: string } | { reason(label: Label): DisplayText; asDecimals?: string }

const namesOfCurrencies: Record<Currency, RegExp> = {
  USD: /us\$|\$|usd|دولار|دۆلار/gi,
  IQD: /iqd|id\b|د\s*\.?\s*ع\s*\.?|دينار|دینار/gi,
}

/**
 * Reads the number in a cell, with or without the name of a currency. An ambiguous number, which could also be a
 * thousand times as large, is not guessed. An amount in another currency than the field's is refused.
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
