const lineEnds = /\r\n?|[\u0085\u2028\u2029]/g

/**
 * What a printed text must not contain: control characters, lone surrogates (they are not Unicode text), and the
 * invisible marks that embed, override or isolate a direction, with which a name can reorder the amount beside it.
 * The joiners and the plain direction marks stay: Persian and Kurdish spelling needs them, and they reorder nothing.
 */
const unprintable = /(?!\n)[\p{Cc}\p{Cs}\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu

/** What stands apart among words of the other direction, and has no letters of that direction itself. */
const isolated = /\u2068([^\u2068\u2069\p{Script=Arabic}]*)\u2069/gu

/** People's text as it may be printed: unprintable characters removed, tabs as blanks, line ends as `\n`. */
export function printableText(text: string): string {
  return (
    text
      .replace(lineEnds, '\n')
      .replaceAll('\t', ' ')
      // What stands in a row goes on from right to left, where its comma does.
      .replaceAll('\u2069، ', '\u2069\u200f، ')
      // A number keeps its signs on their sides by the plain marks, which paper keeps.
      .replace(isolated, '\u200e$1\u200e')
      .replace(unprintable, '')
  )
}

/** The lines of a text that say something. */
export function linesOf(value: string | null): string[] {
  return (value ?? '').split(/\r\n?|\n/).flatMap((line) => line.trim() || [])
}

/** A short fact as a document prints it. */
export interface Labelled {
  label: string
  value: string
}
