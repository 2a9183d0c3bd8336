import { printableText } from './printable-text.ts'

/** Scripts, and further signs, that the fonts of our documents do not have; © ® ™ count as pictographs, but exist. */
const unknown = [
  String.raw`[^\p{scx=Latin}\p{scx=Arabic}\p{scx=Cyrillic}\p{scx=Greek}\p{scx=Hebrew}\p{scx=Zyyy}\p{scx=Zinh}]`,
  String.raw`(?![©®™])[\p{Extended_Pictographic}\u2700-\u27bf\u2e80-\ufaff\u{10000}-\u{10ffff}]`,
].join('|')

/** What gives the character before it its colour or look. */
const look = String.raw`[\ufe00-\ufe0f\u20e3\u{1f3fb}-\u{1f3ff}]`
/** One of them as people see it: with its look, and what is joined to it. Nothing follows it that could fail to match. */
const each = new RegExp(String.raw`(?:${unknown})${look}*(?:\u200d(?:${unknown})${look}*)*`, 'gu')
/** Stands for one that is left out; no text that may be printed has it. */
const gone = '\0'
/** Whatever was left out between two blanks, one blank stays. */
const gaps = new RegExp(String.raw` ?\0+(?= |$)|\0+|${look}`, 'gmu')

/** Text as the fonts of our documents can draw it: cleaned, and without the characters that they do not have. */
export function drawableText(text: string): string {
  return printableText(text).replace(each, gone).replace(gaps, '')
}

/** The characters in a text that do not come onto paper, each once. */
export function leftOffPaper(text: string): string[] {
  return [...new Set(printableText(text).match(each))]
}
