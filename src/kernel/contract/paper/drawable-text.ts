import { printableText } from './printable-text.ts'

/**
 * Scripts and other characters that the fonts of our documents lack. © ® ™ count as pictographs but are in the fonts.
 */
const unknown = [
  String.raw`[^\p{scx=Latin}\p{scx=Arabic}\p{scx=Cyrillic}\p{scx=Greek}\p{scx=Hebrew}\p{scx=Zyyy}\p{scx=Zinh}]`,
  String.raw`(?![©®™])[\p{Extended_Pictographic}\u2700-\u27bf\u2e80-\ufaff\u{10000}-\u{10ffff}]`,
].join('|')

/** Modifiers that set the colour or style of the previous character. */
const look = String.raw`[\ufe00-\ufe0f\u20e3\u{1f3fb}-\u{1f3ff}]`
/**
 * One such character as the reader sees it, with its modifiers and everything joined to it. Every part after the first
 * is optional, so the match cannot backtrack.
 */
const each = new RegExp(String.raw`(?:${unknown})${look}*(?:\u200d(?:${unknown})${look}*)*`, 'gu')
/** Marks a removed character. No printable text contains it. */
const gone = '\0'
/** If everything between two blanks was removed, one blank stays. */
const gaps = new RegExp(String.raw` ?\0+(?= |$)|\0+|${look}`, 'gmu')

/** Returns a text that the fonts of our documents can draw: printable, without the characters that they lack. */
export function drawableText(text: string): string {
  return printableText(text).replace(each, gone).replace(gaps, '')
}

/** Returns the characters of a text that are not printed, each once. */
export function unprintableCharacters(text: string): string[] {
  return [...new Set(printableText(text).match(each))]
}
