import { arabicOnPaper } from './arabic-on-paper.ts'
import { englishOnPaper } from './english-on-paper.ts'
import type { Language } from './languages.ts'
import type { PaperTranslate } from './paper-translate.ts'
import { soraniOnPaper } from './sorani-on-paper.ts'

/** The translators of papers in all languages, for the server. */
export const paperTranslators: Readonly<Record<Language, PaperTranslate>> = {
  en: englishOnPaper,
  ar: arabicOnPaper,
  ckb: soraniOnPaper,
}
