import { Alert } from '@mantine/core'
import { formats } from '../../contract/values/formats.ts'
import { unprintableCharacters } from '../../contract/paper/drawable-text.ts'
import type { Paper } from '../../contract/paper/paper.ts'
import { useTranslate } from '../language/language.ts'
import styles from './paper-tools.module.css'

/** Lists the characters of a paper that our fonts lack; nothing if there are none. */
export function LeftOffPaper({ paper }: { paper: Paper }) {
  const t = useTranslate()
  const found = unprintableCharacters(textsIn(paper))
  if (found.length === 0) return null
  return (
    <Alert color="brass" className={styles.tools} data-sheet={paper.sheet} role="status">
      {t('These characters cannot be printed and are left out: {characters}', {
        characters: formats(t).list(found),
      })}
    </Alert>
  )
}

/** Returns all texts of a paper, one per line. */
function textsIn(value: unknown): string {
  if (typeof value === 'string') return value
  return typeof value === 'object' && value !== null ? Object.values(value).map(textsIn).join('\n') : ''
}
