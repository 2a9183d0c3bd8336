import type { Forms } from './catalog.ts'
import { grouped } from './grouped.ts'
import { type Language, languages } from './languages.ts'
import {
  isMessage,
  type Label,
  type Rest,
  type DisplayText,
  type MessageKey,
  type Value,
} from './messages.ts'

/** What one language says for the sentences; in English, what is left out says itself. */
export type Catalog = Readonly<Partial<Record<MessageKey, string | Forms>>>

/** Says sentences in one language. */
export interface Translate {
  (text: DisplayText): string
  <S extends MessageKey>(key: S, ...values: Rest<S>): string
  readonly language: Language
}

/** A piece of a sentence: its own words, or the name of a value. */
type Piece = { words: string } | { name: string }

// Where a browser has no rules of its own for Sorani, English ones are the same: one, and all else.
const rules: Readonly<Record<Language, Intl.PluralRules>> = {
  en: new Intl.PluralRules('en'),
  ar: new Intl.PluralRules('ar'),
  ckb: new Intl.PluralRules(['ckb', 'en']),
}

/** The words of a sentence before any value stands in them, in the form that its `count` asks for. */
function wordsOf(catalog: Catalog, language: Language, key: MessageKey, count: unknown): string {
  const found = (Object.hasOwn(catalog, key) ? catalog[key] : undefined) ?? key
  if (typeof found === 'string') return found
  const form = rules[language].select(typeof count === 'number' ? count : Number(count))
  return found[form] ?? found.other
}

/** A sentence taken apart at its values. */
function piecesOf(words: string): Piece[] {
  return words.split(/\{(\w+)\}/).map((part, place) => (place % 2 === 0 ? { words: part } : { name: part }))
}

/**
 * Counts have their thousands apart, as everywhere; other numbers are limits and the like. Among words from right to
 * left, what comes from outside keeps its own direction and moves nothing around it; what begins with such a value has no
 * direction of its own, which would count as from left to right, and was said in this language.
 */
function shown(name: string, value: Value | undefined, t: Translate): string {
  if (isMessage(value) && value.key !== '{text}') return t(value)
  if (name === 'label' && typeof value === 'string') return t(value as Label)
  const text =
    typeof value === 'number' && name === 'count'
      ? grouped.format(value)
      : String((isMessage(value) ? value.values['text'] : value) ?? '')
  if (languages[t.language].direction !== 'rtl') return text
  return `${text.startsWith('\u2068') ? '\u2067' : '\u2068'}${text}\u2069`
}

/** How one language says sentences. Text that no catalogue knows is somebody's own, or said already, and stays. */
export function translator(language: Language, catalog: Catalog): Translate {
  function t(text: DisplayText | MessageKey, values: Readonly<Record<string, Value>> = {}): string {
    if (isMessage(text)) return text.key === '{text}' ? String(text.values['text']) : t(text.key, text.values)
    return piecesOf(wordsOf(catalog, language, text, values['count']))
      .map((piece) => ('words' in piece ? piece.words : shown(piece.name, values[piece.name], says)))
      .join('')
  }
  const says: Translate = Object.assign(t, { language })
  return says
}

/** Stands around the name of a value that is no text; no text of ours or of people holds it. */
const mark = '\ue000'
const marks = new RegExp(`\u2068?${mark}(\\w+)${mark}\u2069?`)

/** A sentence in pieces, its values by their names: for what stands in it as more than text. */
export function inPieces<T extends object>(
  t: Translate,
  key: MessageKey,
  values: Readonly<Record<string, T>>,
): (string | T)[] {
  const marked = Object.fromEntries(Object.keys(values).map((name) => [name, `${mark}${name}${mark}`]))
  return t({ key, values: marked })
    .split(marks)
    .map((part, place) => (place % 2 === 0 ? part : (values[part] ?? '')))
    .filter((part) => part !== '')
}
