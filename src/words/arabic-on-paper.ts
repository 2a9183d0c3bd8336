import { wordsInArabic } from './amounts/arabic-amounts.ts'
import { ar } from './ar.ts'
import { onPaper } from './paper-say.ts'
import { translator } from './say.ts'

/** Papers in Arabic. */
export const arabicOnPaper = onPaper(translator('ar', ar), { words: wordsInArabic, zero: 'صفر' })
