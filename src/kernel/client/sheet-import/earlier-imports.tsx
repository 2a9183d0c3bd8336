import { Group, Pagination, Stack, Text, Title } from '@mantine/core'
import { useState } from 'react'
import type { ImportEndpoints, ImportRun, SheetImport } from '../../contract/import.ts'
import { useRead } from '../query.ts'
import { formatInstant } from '../../contract/format-instant.ts'
import { grouped } from './count-in-words.ts'
import styles from './sheet-import.module.css'
import { UndoButton } from './undo-button.tsx'

const pageSize = 10

/** What was imported before, with the way back. */
export function EarlierImports({ sheet, endpoints }: { sheet: SheetImport; endpoints: ImportEndpoints }) {
  const [page, setPage] = useState(1)
  const { data } = useRead(endpoints.earlier, { query: { page, page_size: pageSize } })
  if (!data || data.count === 0) return null
  const pages = Math.ceil(data.count / pageSize)
  return (
    <section className={`${styles.part} ${styles.earlierPart}`} aria-labelledby="earlier-imports">
      <Title order={2} size="h5" id="earlier-imports">
        Earlier imports
      </Title>
      <ul className={styles.earlier}>
        {data.results.map((run) => (
          <li key={run.id}>
            <Stack gap={2} className={styles.fileName}>
              <Text size="sm" fw={600} truncate dir="auto">
                {run.file_name}
              </Text>
              <Text size="xs" c="dimmed">
                {formatInstant(run.created_at)}
                {run.user_name !== null && (
                  <>
                    {' by '}
                    <bdi>{run.user_name}</bdi>
                  </>
                )}
                {' · '}
                {countsOf(run)}
              </Text>
            </Stack>
            {run.undone_at === null ? (
              <UndoButton sheet={sheet} endpoints={endpoints} id={run.id} />
            ) : (
              <Text size="xs" c="dimmed" ta="end">
                Undone {formatInstant(run.undone_at)}
                {run.undone_by !== null && (
                  <>
                    {' by '}
                    <bdi>{run.undone_by}</bdi>
                  </>
                )}
              </Text>
            )}
          </li>
        ))}
      </ul>
      {pages > 1 && (
        <Group justify="flex-end">
          <Pagination
            aria-label="Pages of earlier imports"
            size="sm"
            total={pages}
            value={page}
            onChange={setPage}
          />
        </Group>
      )}
    </section>
  )
}

function countsOf({ new: created, changed, wrong }: ImportRun): string {
  const counts = [`${grouped.format(created)} new`, `${grouped.format(changed)} changed`]
  return [...counts, ...(wrong > 0 ? [`${grouped.format(wrong)} skipped`] : [])].join(', ')
}
