import { printableText } from './printable-text.ts'

/** Scripts, and further signs, that the fonts of our documents do not have; © ® ™ count as pictographs, but exist. */
const unknown = [
  String.raw`[^\p{scx=Latin}\p{scx=Arabic}\p{scx=Cyrillic}\p{scx=Greek}\p{scx=Hebrew}\p{scx=Zyyy}\p{scx=Zinh}]`,
  String.raw`(?![©®™])[\p{Extended_Pictographic}\u2700-\u27bf\u2e80-\ufaff\u{10000}-\u{10ffff}]`,
].join('|')

/** One of them, as people see it: with what gives it its colour or look, and what is joined to it. */
const look = String.raw`[\ufe00-\ufe0f\u20e3\u{1f3fb}-\u{1f3ff}]`
const one = String.raw`(?:${unknown})${look}*(?:\u200d(?:${unknown})${look}*)*`
const each = new RegExp(one, 'gu')
/** Whatever stands there, the blanks around it are one. */
const some = new RegExp(String.raw` ?(?:${one})+(?= |$)|(?:${one})+|${look}`, 'gmu')

/** Text as the fonts of our documents can draw it: cleaned, and without the characters that they do not have. */
export function drawableText(text: string): string {
  return printableText(text).replace(some, '')
}

/** The characters in a text that do not come onto paper, each once. */
export function leftOffPaper(text: string): string[] {
  return [...new Set(printableText(text).match(each))]
}
