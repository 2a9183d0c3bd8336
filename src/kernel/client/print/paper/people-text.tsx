import { drawableText } from '../../../contract/paper/drawable-text.ts'

const sorani = /[ڕڵێۆەڤ]/
const arabic = /\p{Script=Arabic}/u

/** Returns the language whose letter shapes suit a text in Arabic script. */
function languageOf(text: string): string | undefined {
  if (sorani.test(text)) return 'ckb'
  return arabic.test(text) ? 'ar' : undefined
}

/** User text on paper: each paragraph in its own direction, without characters that reorder their surroundings. */
export function PeopleText({ text, className }: { text: string; className?: string | undefined }) {
  return drawableText(text)
    .split('\n')
    .map((paragraph, index) => (
      // The index is a stable key, since paragraphs never move.
      <div key={index} dir="auto" lang={languageOf(paragraph)} className={className}>
        {paragraph}
      </div>
    ))
}

/** A short user text inside a line of ours. */
export function PeopleWord({ text }: { text: string }) {
  return <bdi lang={languageOf(text)}>{drawableText(text)}</bdi>
}
