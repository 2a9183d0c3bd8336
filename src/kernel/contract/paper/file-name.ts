import { printableText } from './printable-text.ts'

/** Characters that some file systems forbid in file names or treat as path separators. */
const forbidden = /[\\/:*?"<>|\n\u200e\u200f\u061c]+/g
/** File systems allow 255 bytes. A character in UTF-8 has up to four, and the name gets an extension. */
const lettersMax = 60

/** Returns a file name that every system accepts, joined from the parts that are not null. */
export function fileName(...parts: readonly (string | null)[]): string {
  const words = parts.flatMap(
    (part) =>
      printableText(part ?? '')
        .replace(forbidden, ' ')
        .trim() || [],
  )
  const name = words.join(' ').replaceAll(/\s+/g, ' ')
  return Array.from(name)
    .slice(0, lettersMax)
    .join('')
    .replace(/[. ]+$/, '')
}
