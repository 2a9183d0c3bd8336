import { asciiDigits } from './text.ts'

/** A number in plain decimals; of `1.000`, which may be one or a thousand, both. */
export type ReadNumber = { plain: string } | { asDecimals: string; asThousands: string }

const invisible = /[\u200b-\u200f\u061c\u202a-\u202e\u2060-\u2069\ufeff]/g
/** Thousands by one sign throughout, in full groups of three; none begins with 0. */
const grouped = /^[1-9]\d{0,2}(?:([ '.,])\d{3})(?:\1\d{3})*$/

/**
 * The number that people write as `1,250.50`, `1.250,50`, `1 250,5`, `1'250` or `٠٫٢٥`; null for what is none. Three
 * digits behind a comma are thousands; behind a single dot they may be either, unless nothing but a 0 stands before.
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

/** A number with decimals behind one point; `point` does not also part its thousands. */
function decimals(sign: string, whole: string, fraction: string, point?: string): ReadNumber | null {
  const isWhole = /^\d*$/.test(whole)
  const isGrouped = !isWhole && grouped.test(whole) && (point === undefined || !whole.includes(point))
  if ((!isWhole && !isGrouped) || !/^\d*$/.test(fraction) || whole + fraction === '') return null
  // A third decimal of 0 says nothing, and would look like thousands when it is typed on.
  const shown = fraction.replace(/^(\d\d)0+$/, '$1')
  return { plain: `${sign}${withoutGroups(whole) || '0'}${shown && `.${shown}`}` }
}

function withoutGroups(whole: string): string {
  return whole.replace(/[ '.,]/g, '')
}

/**
 * What was typed into a field of so many decimals, in plain decimals; the text itself where it is no number. `1.000` is
 * one only where a third decimal can be meant.
 */
export function typedNumber(text: string, decimalsMost: number): string {
  const read = readNumber(text)
  if (read === null) return text
  if ('plain' in read) return read.plain
  return decimalsMost > 2 ? read.asDecimals : read.asThousands
}

/** A number in plain decimals, in any digits, as forms hold it and calls carry it; null for anything else. */
export function numberIn(value: string | number | null | undefined): number | null {
  if (typeof value === 'number') return value
  const text = asciiDigits((value ?? '').trim())
  return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(text) ? Number(text) : null
}
