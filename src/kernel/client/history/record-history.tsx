import { Alert, Button, Skeleton, Text, Title } from '@mantine/core'
import { useInViewport } from '@mantine/hooks'
import { useId, useState } from 'react'
import type { Entity } from '../../contract/entity.ts'
import type { Fields } from '../../contract/fields.ts'
import { readHistory } from '../../contract/history.ts'
import { failureMessage } from '../notify.ts'
import { useRead } from '../query.ts'
import { HistoryPages } from './history-pages.tsx'
import styles from './history.module.css'
import { SaveEntry } from './save-entry.tsx'
import { type PartKind, savesIn } from './saves.ts'

interface RecordHistoryProps {
  entity: Entity
  id: number
  /** The fields to tell of, when they are not those of the entity. */
  fields?: Fields
  /** The rows that belong to the record, by table. */
  parts?: Readonly<Record<string, PartKind>>
}

/** What happened to a record, as far as the person may see it; asked for when it comes into sight. */
export function RecordHistory({ entity, id, fields = entity.fields, parts }: RecordHistoryProps) {
  const headingId = useId()
  const { ref, inViewport } = useInViewport<HTMLElement>()
  const [seen, setSeen] = useState(false)
  if (inViewport && !seen) setSeen(true)
  const [page, setPage] = useState(1)
  const read = useRead(readHistory, { query: { resource: entity.name, id, page } }, { enabled: seen })
  const saves = read.data && savesIn(read.data.results, fields, parts)
  return (
    <section ref={ref} className={styles.panel} aria-labelledby={headingId} aria-busy={!saves && !read.error}>
      <Title order={2} size="h4" id={headingId} mb="sm">
        History
      </Title>
      {!saves && read.error && (
        <Alert color="red" role="alert" title={`Error: ${failureMessage(read.error)}`}>
          <Button size="xs" variant="default" loading={read.isFetching} onClick={() => void read.refetch()}>
            Try again
          </Button>
        </Alert>
      )}
      {!saves && !read.error && <Waiting />}
      {saves?.length === 0 && (
        <Text size="sm" c="dimmed">
          There are no changes to show you.
        </Text>
      )}
      {saves && saves.length > 0 && (
        <ol className={styles.saves} data-stale={read.isPlaceholderData || undefined}>
          {saves.map((save) => (
            <SaveEntry key={save.key} save={save} />
          ))}
        </ol>
      )}
      <HistoryPages count={read.data?.count ?? 0} page={page} onChange={setPage} />
    </section>
  )
}

function Waiting() {
  return (
    <div className={styles.waiting} aria-hidden>
      <Skeleton height={14} width="38%" mb="sm" />
      <Skeleton height={12} width="62%" mb="xs" />
      <Skeleton height={12} width="50%" />
    </div>
  )
}
