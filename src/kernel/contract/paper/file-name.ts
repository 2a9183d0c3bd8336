import { printableText } from './printable-text.ts'

/** What some system does not allow in the name of a file, or takes for a path. */
const forbidden = /[\\/:*?"<>|\n\u200e\u200f\u061c]+/g
/** File systems take 255 bytes; a letter in UTF-8 has up to four, and a name gets an ending. */
const lettersMax = 60

/** A name that every system takes for a file, made of parts; those that are missing are left out. */
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
