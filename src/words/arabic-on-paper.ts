import { wordsInArabic } from './amounts/arabic-amounts.ts'
import { ar } from './ar.ts'
import { onPaper } from './paper-say.ts'
import { speaker } from './say.ts'

/** Papers in Arabic. */
export const arabicOnPaper = onPaper(speaker('ar', ar), { words: wordsInArabic, zero: 'صفر' })
