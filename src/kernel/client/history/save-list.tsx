import styles from './history.module.css'
import { SaveEntry } from './save-entry.tsx'
import type { LinkOf, Save } from './saves.ts'

interface SaveListProps {
  saves: readonly Save[]
  linkOf: LinkOf | undefined
  /** Whether these are the saves of the previous page, until the next ones are read. */
  stale: boolean
}

/** The saves of one page of a history. */
export default function SaveList({ saves, linkOf, stale }: SaveListProps) {
  return (
    <ol className={styles.saves} data-stale={stale || undefined}>
      {saves.map((save) => (
        <SaveEntry key={save.key} save={save} linkOf={linkOf} />
      ))}
    </ol>
  )
}
