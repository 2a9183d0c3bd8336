import { wordsInArabic } from './amounts/arabic-amounts.ts'
import { ar } from './ar.ts'
import { onPaper } from './paper-translate.ts'
import { translator } from './translate.ts'

/** The translator of papers in Arabic. */
export const arabicOnPaper = onPaper(translator('ar', ar), { words: wordsInArabic, zero: 'صفر' })
