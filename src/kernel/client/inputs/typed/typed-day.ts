import { isDay } from '../../../contract/values/day.ts'
import { asciiDigits } from '../../../contract/values/text.ts'

/**
 * A date as it is typed, `20/11/2026` with any digits and with `/`, `.`, `-` or blanks between, as `2026-11-20`;
 * also when year comes first. Null when it is no real date yet.
 */
export function typedDay(text: string): string | null {
  const parts = asciiDigits(text)
    .replace(/[\u200e\u200f\u061c]/g, '')
    .trim()
    .split(/[/.\-\s]+/)
  if (parts.length !== 3) return null
  const [year = '', month = '', day = ''] = parts[0]?.length === 4 ? parts : parts.toReversed()
  if (!/^\d{4}$/.test(year)) return null
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isDay(iso) ? iso : null
}
