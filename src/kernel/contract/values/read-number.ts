import { asciiDigits } from './text.ts'

/** A number in plain decimals. `1.000` may be one or a thousand, so it has both readings. */
export type ReadNumber = { plain: string } | { asDecimals: string; asThousands: string }

const invisible = /[\u200b-\u200f\u061c\u202a-\u202e\u2060-\u2069\ufeff]/g
/** Thousands in full groups of three, with the same separator throughout. The number does not start with 0. */
const grouped = /^[1-9]\d{0,2}(?:([ '.,])\d{3})(?:\1\d{3})*$/

/**
 * Returns the number of a text such as `1,250.50`, `1.250,50`, `1 250,5`, `1'250` or `٠٫٢٥`; null if it is no number.
 * Three digits after a comma are thousands. After a single dot they are ambiguous, unless only a 0 is before it.
 */
export function readNumber(text: string): ReadNumber | null {
  const bare = text
    .replace(invisible, '')
    .trim()
    .replaceAll('٬', ',')
    .replace(/[’ʼ]/g, "'")
    .replace(/\s/g, ' ')
  const [, minus = '', rest = ''] = /^([+-]?) ?(.*)$/.exec(bare.replace(/^−/, '-')) ?? []
  const sign = minus === '-' ? '-' : ''
  const [whole = '', fraction, ...more] = rest.split('٫').map(asciiDigits)
  if (more.length > 0) return null
  if (fraction !== undefined) return decimals(sign, whole, fraction)
  const separator = grouped.exec(whole)?.[1]
  if (separator === undefined) {
    const [, before = '', after = ''] = /^(.*?)(?:[.,](\d*))?$/.exec(whole) ?? []
    return decimals(sign, before, after, whole[before.length])
  }
  const asThousands = sign + withoutGroups(whole)
  if (separator !== '.' || whole.indexOf('.') !== whole.lastIndexOf('.')) return { plain: asThousands }
  return { asDecimals: sign + String(Number(whole)), asThousands }
}

/** Returns a number with decimals after one point. `point` must not separate its thousands too. */
function decimals(sign: string, whole: string, fraction: string, point?: string): ReadNumber | null {
  const isWhole = /^\d*$/.test(whole)
  const isGrouped = !isWhole && grouped.test(whole) && (point === undefined || !whole.includes(point))
  if ((!isWhole && !isGrouped) || !/^\d*$/.test(fraction) || whole + fraction === '') return null
  // A third decimal of 0 has no value, and would look like thousands while the user goes on typing.
  const shown = fraction.replace(/^(\d\d)0+$/, '$1')
  return { plain: `${sign}${withoutGroups(whole) || '0'}${shown && `.${shown}`}` }
}

function withoutGroups(whole: string): string {
  return whole.replace(/[ '.,]/g, '')
}

/**
 * Returns an entered number in plain decimals for a field of up to `decimalsMax` decimals; the text itself if it is no
 * number. `1.000` is 1 only in fields with at least 3 decimals.
 */
export function parseEnteredNumber(text: string, decimalsMax: number): string {
  const read = readNumber(text)
  if (read === null) return text
  if ('plain' in read) return read.plain
  return decimalsMax > 2 ? read.asDecimals : read.asThousands
}

/**
 * Returns the number of a text in plain decimals with any digits, as forms and requests contain it; null for anything
 * else.
 */
export function numberIn(value: string | number | null | undefined): number | null {
  if (typeof value === 'number') return value
  const text = asciiDigits((value ?? '').trim())
  return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(text) ? Number(text) : null
}
