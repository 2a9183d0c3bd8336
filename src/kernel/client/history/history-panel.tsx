import { Alert, Button, Skeleton, Text } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import { lazy, type Ref, Suspense } from 'react'
import { messageOf } from '../../../i18n/messages.ts'
import { useTranslate } from '../language/language.ts'
import { failureMessage } from '../messages/notify.ts'
import { HistoryPages } from './history-pages.tsx'
import { Card } from '../card/card.tsx'
import styles from './history.module.css'
import type { LinkOf, Save } from './saves.ts'

// Loaded when a history is shown, so that forms and lists do not load it.
const SaveList = lazy(() => import('./save-list.tsx'))

interface HistoryPanelProps {
  read: Pick<
    UseQueryResult<{ count: number }>,
    'data' | 'error' | 'isFetching' | 'isPlaceholderData' | 'refetch'
  >
  /** The saves in `read`; undefined until loaded. */
  saves: readonly Save[] | undefined
  page: number
  onPage(page: number): void
  linkOf?: LinkOf | undefined
  ref?: Ref<HTMLDivElement>
}

/** A list of saves, newest first, in pages. */
export function HistoryPanel({ read, saves, page, onPage, linkOf, ref }: HistoryPanelProps) {
  const t = useTranslate()
  return (
    <div ref={ref} className={styles.panel} aria-busy={!saves && !read.error}>
      <Card title="History" below>
        {!saves && read.error && (
          <Alert
            color="red"
            role="alert"
            title={t('Error: {reason}', { reason: messageOf(failureMessage(read.error)) })}
          >
            <Button size="xs" variant="default" loading={read.isFetching} onClick={() => void read.refetch()}>
              {t('Try again')}
            </Button>
          </Alert>
        )}
        {!saves && !read.error && <Waiting />}
        {saves?.length === 0 && (
          <Text size="sm" c="dimmed">
            {t('No changes to show.')}
          </Text>
        )}
        {saves && saves.length > 0 && (
          <Suspense fallback={<Waiting />}>
            <SaveList saves={saves} linkOf={linkOf} stale={read.isPlaceholderData} />
          </Suspense>
        )}
        <HistoryPages count={read.data?.count ?? 0} page={page} onChange={onPage} />
      </Card>
    </div>
  )
}

function Waiting() {
  return (
    <div data-waiting aria-hidden>
      <Skeleton height={14} width="38%" mb="sm" />
      <Skeleton height={12} width="62%" mb="xs" />
      <Skeleton height={12} width="50%" />
    </div>
  )
}
