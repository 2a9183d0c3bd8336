import { ar } from './ar.ts'
import { ckb } from './ckb.ts'
import { english } from './english.ts'
import type { Language } from './languages.ts'
import { type Translate, translator } from './translate.ts'
import { formerTexts } from './former-texts.ts'
import type { Label } from './messages.ts'

/** All languages at once: for the server, which speaks to each in their own. Browsers load the one that they show. */
export const translators: Readonly<Record<Language, Translate>> = {
  en: english,
  ar: translator('ar', ar),
  ckb: translator('ckb', ckb),
}

const plain = (text: string) => text.normalize('NFC').toLowerCase()

/** What the languages say for a label, and what earlier versions said for it: files may have any of them. */
export function textsOf(label: Label): string[] {
  return [...Object.values(translators).map((t) => t(label)), ...formerTexts(label)]
}

/** Whether a text is what some language says for a label, in any case: files may come from whoever speaks another. */
export function isTextOf(label: Label, text: string): boolean {
  return textsOf(label).some((own) => plain(own) === plain(text))
}
