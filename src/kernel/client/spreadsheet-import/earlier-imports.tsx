import { Group, Stack, Text, Title } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { translateParts } from '../../../i18n/translate.ts'
import { type DisplayText, message, messageList } from '../../../i18n/messages.ts'
import type { ImportEndpoints, ImportRun, SpreadsheetImport } from '../../contract/endpoints/import.ts'
import { useTranslate } from '../language/language.ts'
import { CardEntry, CardList } from '../card/card-list.tsx'
import { useRead } from '../cache/query.ts'
import { formatInstant } from '../../contract/values/formats.ts'
import styles from './spreadsheet-import.module.css'
import { UndoButton } from './undo-button.tsx'

const Pages = lazy(() => import('../show/pages.tsx'))

const pageSize = 10

/** The list of earlier imports, with undo. */
export function EarlierImports({
  sheet,
  endpoints,
}: {
  sheet: SpreadsheetImport
  endpoints: ImportEndpoints
}) {
  const t = useTranslate()
  const [page, setPage] = useState(1)
  const { data } = useRead(endpoints.earlier, { query: { page, page_size: pageSize } })
  if (!data || data.count === 0) return null
  const pages = Math.ceil(data.count / pageSize)
  return (
    <section className={`${styles.part} ${styles.earlierPart}`} aria-labelledby="earlier-imports">
      <Title order={2} size="h5" id="earlier-imports">
        {t('Import history')}
      </Title>
      <CardList>
        {data.results.map((run) => (
          <CardEntry
            key={run.id}
            beside={
              run.undone_at === null ? (
                <UndoButton sheet={sheet} endpoints={endpoints} id={run.id} />
              ) : (
                <Text size="xs" c="dimmed" ta="end">
                  {run.undone_by === null
                    ? t('Undone on {when}', { when: formatInstant(run.undone_at) })
                    : translateParts(t, 'Undone by {who} on {when}', {
                        when: (
                          <bdi key="when" dir="ltr">
                            {formatInstant(run.undone_at)}
                          </bdi>
                        ),
                        who: <bdi key="who">{run.undone_by}</bdi>,
                      })}
                </Text>
              )
            }
          >
            <Stack gap={2}>
              <Text size="sm" fw={600} truncate dir="auto" w="fit-content" maw="100%">
                {run.file_name}
              </Text>
              <Text size="xs" c="dimmed">
                {run.user_name === null ? (
                  <bdi dir="ltr">{formatInstant(run.created_at)}</bdi>
                ) : (
                  translateParts(t, '{when} by {who}', {
                    when: (
                      <bdi key="when" dir="ltr">
                        {formatInstant(run.created_at)}
                      </bdi>
                    ),
                    who: <bdi key="who">{run.user_name}</bdi>,
                  })
                )}
                {' · '}
                {t(countsOf(run))}
              </Text>
            </Stack>
          </CardEntry>
        ))}
      </CardList>
      {pages > 1 && (
        <Group justify="flex-end">
          <Suspense>
            <Pages label="Pages of import history" total={pages} page={page} onChange={setPage} />
          </Suspense>
        </Group>
      )}
    </section>
  )
}

function countsOf({ new: created, changed, wrong }: ImportRun): DisplayText {
  return messageList([
    message('{count} new', { count: created }),
    message('{count} changed', { count: changed }),
    ...(wrong > 0 ? [message('{count} skipped', { count: wrong })] : []),
  ])
}
