import { printableText } from '../../../contract/paper/printable-text.ts'

const whiteSquare = '\u25a1'

/** Scripts, and further signs, that the fonts of our documents do not have; © ® ™ count as pictographs, but exist. */
const undrawable = new RegExp(
  [
    String.raw`[^\p{scx=Latin}\p{scx=Arabic}\p{scx=Cyrillic}\p{scx=Greek}\p{scx=Hebrew}\p{scx=Zyyy}\p{scx=Zinh}]`,
    String.raw`(?![©®™])[\p{Extended_Pictographic}\u2700-\u27bf\u2e80-\ufaff\u{10000}-\u{10ffff}]`,
  ].join('|'),
  'gu',
)

/**
 * Text as the fonts of our documents can draw it: cleaned, and with a white square for each character that they do
 * not have, since the compiler would leave it out without a trace.
 */
export function drawableText(text: string): string {
  return printableText(text).replace(undrawable, whiteSquare)
}
