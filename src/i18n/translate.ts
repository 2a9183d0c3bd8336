import type { Forms } from './catalog.ts'
import { grouped, groupedLimit } from './grouped.ts'
import { type Language, languages } from './languages.ts'
import {
  isMessage,
  type Label,
  type Rest,
  type DisplayText,
  type MessageKey,
  type Value,
} from './messages.ts'

/** The texts of one language by message key. In English a missing key is its own text. */
export type Catalog = Readonly<Partial<Record<MessageKey, string | Forms>>>

/** Translates texts into one language. */
export interface Translate {
  (text: DisplayText): string
  <S extends MessageKey>(key: S, ...values: Rest<S>): string
  readonly language: Language
}

/** A piece of a text: literal words, or the name of a value. */
type Piece = { words: string } | { name: string }

// Browsers without Sorani plural rules use the English ones, which are the same: one, and other.
const rules: Readonly<Record<Language, Intl.PluralRules>> = {
  en: new Intl.PluralRules('en'),
  ar: new Intl.PluralRules('ar'),
  ckb: new Intl.PluralRules(['ckb', 'en']),
}

/** Returns the text of a message before its values are filled in, in the plural form of its `count`. */
function textOf(catalog: Catalog, language: Language, key: MessageKey, count: unknown): string {
  const found = (Object.hasOwn(catalog, key) ? catalog[key] : undefined) ?? key
  if (typeof found === 'string') return found
  const form = rules[language].select(typeof count === 'number' ? count : Number(count))
  return found[form] ?? found.other
}

/** Splits a text at its values. */
function piecesOf(words: string): Piece[] {
  return words.split(/\{(\w+)\}/).map((part, place) => (place % 2 === 0 ? { words: part } : { name: part }))
}

/** The values that are formatted, by name. Other numbers are shown digit by digit. */
const formats: Readonly<Record<string, Intl.NumberFormat>> = {
  count: grouped,
  min: groupedLimit,
  max: groupedLimit,
  most: groupedLimit,
}

/**
 * Formats a value. Counts and limits have thousands separators. In right-to-left text, foreign text is isolated, so it
 * keeps its direction and moves nothing around it. Translated text that starts with such an isolate would have no
 * direction of its own and count as left-to-right, so its direction is set explicitly.
 */
function shown(name: string, value: Value | undefined, t: Translate): string {
  if (isMessage(value) && value.key !== '{text}') return t(value)
  if (name === 'label' && typeof value === 'string') return t(value as Label)
  const text =
    typeof value === 'number'
      ? (formats[name]?.format(value) ?? String(value))
      : String((isMessage(value) ? value.values['text'] : value) ?? '')
  if (languages[t.language].direction !== 'rtl') return text
  return `${text.startsWith('\u2068') ? '\u2067' : '\u2068'}${text}\u2069`
}

/**
 * Returns the translator of a language. Text that no catalog has is user text or already translated, and stays
 * unchanged.
 */
export function translator(language: Language, catalog: Catalog): Translate {
  function t(text: DisplayText | MessageKey, values: Readonly<Record<string, Value>> = {}): string {
    if (isMessage(text)) return text.key === '{text}' ? String(text.values['text']) : t(text.key, text.values)
    return piecesOf(textOf(catalog, language, text, values['count']))
      .map((piece) => ('words' in piece ? piece.words : shown(piece.name, values[piece.name], translate)))
      .join('')
  }
  const translate: Translate = Object.assign(t, { language })
  return translate
}

/** Surrounds the name of a value that is not text. No text contains this character. */
const mark = '\ue000'
const marks = new RegExp(`\u2068?${mark}(\\w+)${mark}\u2069?`)

/** Returns a message in pieces with its values in between, for values that are elements instead of text. */
export function translateParts<T extends object>(
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
