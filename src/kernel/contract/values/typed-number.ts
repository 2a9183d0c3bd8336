import { asciiDigits } from './text.ts'

const grouped = /^[+-]?\d{1,3}(,\d{3})+(\.\d*)?$/
const plain = /^[+-]?(\d+\.?\d*|\.\d+)$/

/**
 * A number as it is typed or pasted, with ASCII digits and without blanks, direction marks and thousands
 * separators. A comma that groups no thousands stays: `12,5` must be refused and not become 125.
 */
export function typedNumber(text: string): string {
  const ascii = asciiDigits(text)
    .replace(/[\s\u200e\u200f\u061c\u2066-\u2069]/g, '')
    .replaceAll('٬', ',')
  return grouped.test(ascii) ? ascii.replaceAll(',', '') : ascii
}

/** The number in a form's value; null where there is none yet. */
export function numberIn(value: string | number | null | undefined): number | null {
  if (typeof value === 'number') return value
  const text = typedNumber(value ?? '')
  return plain.test(text) ? Number(text) : null
}
