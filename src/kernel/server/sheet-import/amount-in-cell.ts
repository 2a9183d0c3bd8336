import { type Label, type Said, told } from '../../../words/sentences.ts'
import { type Currency, currencies } from '../../contract/values/money.ts'
import { asciiDigits } from '../../contract/values/text.ts'

/**
 * What a cell with a number says: the number in plain decimals, or why it cannot be told; of what may be one number or
 * a thousand times it also the former.
 */
export type AmountInCell = { number: string } | { reason(label: Label): Said; asDecimals?: string }

const noNumber = { reason: (label: Label) => told('{label} must be a number.', { label }) }

const namesOfCurrencies: Record<Currency, RegExp> = {
  USD: /us\$|\$|usd|دولار|دۆلار/gi,
  IQD: /iqd|id\b|د\s*\.?\s*ع\s*\.?|دينار|دینار/gi,
}

/**
 * The number that people write as `1.250,50`, `$ 32`, `655,000` or `٠٫٢٥`. A comma before three digits groups
 * thousands, which nobody writes otherwise with two decimals; a single dot before three digits may do either, and is
 * not guessed. An amount in another currency than the field's is refused.
 */
export function amountInCell(text: string, currency: Currency | null): AmountInCell {
  let rest = asciiDigits(text.replaceAll('٫', ',').replaceAll('٬', "'")).replace(
    /[\s\u200b-\u200f\u061c\u202a-\u202e\u2066-\u2069]/g,
    '',
  )
  for (const each of Object.values(currencies)) {
    const without = rest.replace(namesOfCurrencies[each], '')
    if (without !== rest && currency !== null && each !== currency) {
      return {
        reason: (label) =>
          told('{label} is in {found}, not in {currency}.', { label, found: each, currency }),
      }
    }
    rest = without
  }
  const [, sign = '', digits = ''] = /^([+-]?)([\d.,']+)$/.exec(rest) ?? []
  if (!/\d/.test(digits)) return noNumber
  const number = plainDecimals(digits.replaceAll("'", ''))
  if (number === null) return noNumber
  return typeof number === 'string' ? { number: sign + number } : number
}

/** Null for what is no number, such as 1,2,3. */
function plainDecimals(digits: string): string | Extract<AmountInCell, { reason: unknown }> | null {
  const lastDot = digits.lastIndexOf('.')
  const lastComma = digits.lastIndexOf(',')
  if (lastDot < 0 && lastComma < 0) return digits
  const [decimal, group] = lastDot > lastComma ? ['.', ','] : [',', '.']
  const parts = digits.split(decimal)
  const isGrouped = (text: string, by: string) => new RegExp(`^\\d{1,3}(\\${by}\\d{3})+$`).test(text)
  if (parts.length > 2) return isGrouped(digits, decimal) ? digits.replaceAll(decimal, '') : null
  const [whole = '', fraction = ''] = parts
  if (whole.includes(group))
    return isGrouped(whole, group) ? decimals(whole.replaceAll(group, ''), fraction) : null
  if (fraction.length !== 3 || !/^[1-9]\d{0,2}$/.test(whole)) return decimals(whole, fraction)
  if (decimal === ',') return whole + fraction
  const asDecimals = String(Number(`${whole}.${fraction}`))
  const asThousands = `${whole}${fraction}`
  return {
    asDecimals,
    reason: (label) =>
      told('{label} could be {asDecimals} or {asThousands}. Please write one of them.', {
        label,
        asDecimals,
        asThousands,
      }),
  }
}

function decimals(whole: string, fraction: string): string {
  return `${whole || '0'}.${fraction || '0'}`
}
