import { ar } from './ar.ts'
import { ckb } from './ckb.ts'
import { english } from './english.ts'
import type { Language } from './languages.ts'
import { type Translate, translator } from './translate.ts'
import { formerTexts } from './former-texts.ts'
import type { Label } from './messages.ts'

/** The translators of all languages, for the server. Browsers load only the current language. */
export const translators: Readonly<Record<Language, Translate>> = {
  en: english,
  ar: translator('ar', ar),
  ckb: translator('ckb', ckb),
}

const plain = (text: string) => text.normalize('NFC').toLowerCase()

/** Returns the texts of a label in all languages, current and earlier ones, since files may contain any of them. */
export function textsOf(label: Label): string[] {
  return [...Object.values(translators).map((t) => t(label)), ...formerTexts(label)]
}

/**
 * Whether a text is that of a label in any language, ignoring case, since files may come from users of other languages.
 */
export function isTextOf(label: Label, text: string): boolean {
  return textsOf(label).some((own) => plain(own) === plain(text))
}
