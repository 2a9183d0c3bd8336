const lineEnds = /\r\n?|[\u0085\u2028\u2029]/g

/**
 * What a printed text must not contain: control characters, lone surrogates (which are not Unicode text), and the
 * invisible marks that embed, override or isolate a direction, with which a name can reorder the amount beside it.
 * Joiners and plain direction marks stay: Persian and Kurdish spelling needs them, and they reorder nothing.
 */
const unprintable = /(?!\n)[\p{Cc}\p{Cs}\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu

/** An isolated part without Arabic letters. */
const isolated = /\u2068([^\u2068\u2069\p{Script=Arabic}]*)\u2069/gu

/** Returns a user's text as it can be printed: unprintable characters removed, tabs as blanks, line ends as `\n`. */
export function printableText(text: string): string {
  return (
    text
      .replace(lineEnds, '\n')
      .replaceAll('\t', ' ')
      // After an Arabic comma an enumeration continues from right to left.
      .replaceAll('\u2069، ', '\u2069\u200f، ')
      // Plain direction marks, which paper keeps, keep a number's sign on its side.
      .replace(isolated, '\u200e$1\u200e')
      .replace(unprintable, '')
  )
}

/** Returns the lines of a text that are not blank. */
export function linesOf(value: string | null): string[] {
  return (value ?? '').split(/\r\n?|\n/).flatMap((line) => line.trim() || [])
}

/** A label and its value, as printed on a document. */
export interface Labelled {
  label: string
  value: string
}
