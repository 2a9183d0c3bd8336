import { wordsInEnglish } from './amounts/english-amounts.ts'
import { english } from './english.ts'
import { onPaper } from './paper-translate.ts'

/** The translator of papers in English. */
export const englishOnPaper = onPaper(english, { words: wordsInEnglish, zero: 'Zero' })
