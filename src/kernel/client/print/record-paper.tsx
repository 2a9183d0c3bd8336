import type { PaperSay } from '../../../words/paper-say.ts'
import type { Paper } from '../../contract/paper/paper.ts'
import { useSay } from '../language/language.ts'
import { usePaperSay } from './paper-language.tsx'
import { PaperSheet } from './paper/paper-sheet.tsx'
import styles from './paper/paper.module.css'
import { PaperLoading } from './with-pictures.tsx'

/** A record to read as the paper that it is, once and in the language of whoever reads it. */
export function RecordPaper({ paperOf }: { paperOf(say: PaperSay): Paper | undefined }) {
  const say = usePaperSay(useSay().language)
  const paper = say && paperOf(say)
  return (
    <div className={styles.record}>{paper ? <PaperSheet paper={paper} size="a5" /> : <PaperLoading />}</div>
  )
}
