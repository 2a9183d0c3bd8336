import { ar } from './ar.ts'
import { ckb } from './ckb.ts'
import { english } from './english.ts'
import type { Language } from './languages.ts'
import { type Say, speaker } from './say.ts'
import { formerTexts } from './former-texts.ts'
import type { Label } from './sentences.ts'

/** All languages at once: for the server, which speaks to each in their own. Browsers load the one that they show. */
export const speakers: Readonly<Record<Language, Say>> = {
  en: english,
  ar: speaker('ar', ar),
  ckb: speaker('ckb', ckb),
}

const plain = (text: string) => text.normalize('NFC').toLowerCase()

/** What the languages say for a label, and what earlier versions said for it: files may have any of them. */
export function textsOf(label: Label): string[] {
  return [...Object.values(speakers).map((say) => say(label)), ...formerTexts(label)]
}

/** Whether a text is what some language says for a label, in any case: files may come from whoever speaks another. */
export function isSaid(label: Label, text: string): boolean {
  return textsOf(label).some((own) => plain(own) === plain(text))
}
