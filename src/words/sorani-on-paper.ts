import { wordsInKurdish } from './amounts/sorani-amounts.ts'
import { ckb } from './ckb.ts'
import { onPaper } from './paper-say.ts'
import { speaker } from './say.ts'

/** Papers in Sorani Kurdish. */
export const soraniOnPaper = onPaper(speaker('ckb', ckb), { words: wordsInKurdish, zero: 'سفر' })
