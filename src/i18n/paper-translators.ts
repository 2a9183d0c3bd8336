import { arabicOnPaper } from './arabic-on-paper.ts'
import { englishOnPaper } from './english-on-paper.ts'
import type { Language } from './languages.ts'
import type { PaperTranslate } from './paper-translate.ts'
import { soraniOnPaper } from './sorani-on-paper.ts'

/** Papers in all languages at once, for the server. */
export const paperTranslators: Readonly<Record<Language, PaperTranslate>> = {
  en: englishOnPaper,
  ar: arabicOnPaper,
  ckb: soraniOnPaper,
}
