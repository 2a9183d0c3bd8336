import { wordsInKurdish } from './amounts/sorani-amounts.ts'
import { ckb } from './ckb.ts'
import { onPaper } from './paper-translate.ts'
import { translator } from './translate.ts'

/** The translator of papers in Sorani Kurdish. */
export const soraniOnPaper = onPaper(translator('ckb', ckb), { words: wordsInKurdish, zero: 'سفر' })
