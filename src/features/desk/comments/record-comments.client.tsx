import { Text } from '@mantine/core'
import { useState } from 'react'
import { useRead } from '../../../kernel/client/cache/query.ts'
import { HistoryPages } from '../../../kernel/client/history/history-pages.tsx'
import { useEverInView } from '../../../kernel/client/history/use-ever-in-view.ts'
import { useTranslate } from '../../../kernel/client/language/language.ts'
import { useMay } from '../../../kernel/client/session/rights.ts'
import { Card } from '../../../kernel/client/card/card.tsx'
import { historyPageSize } from '../../../kernel/contract/endpoints/history.ts'
import { CommentEntry } from './comment-entry.client.tsx'
import { CommentForm } from './comment-form.client.tsx'
import { comment, commentEndpoints } from './comments.contract.ts'
import styles from './comments.module.css'

/** The comments of a record, newest first like its history, below the form of a new one. */
export function RecordComments({ about }: { about: { resource: string; record: number } }) {
  const t = useTranslate()
  const { ref, seen } = useEverInView<HTMLDivElement>()
  const [page, setPage] = useState(1)
  const query = { ...about, page, page_size: historyPageSize }
  const read = useRead(commentEndpoints.list, { query }, { enabled: seen })
  const mayWrite = useMay(comment.resource, 'create')
  return (
    <div ref={ref} className={styles.panel}>
      <Card title="Comments" below>
        {mayWrite && <CommentForm about={about} onSent={() => setPage(1)} />}
        {read.data?.count === 0 && !mayWrite && (
          <Text size="sm" c="dimmed">
            {t('No comments yet')}
          </Text>
        )}
        {read.data && read.data.count > 0 && (
          <ol className={styles.comments} data-stale={read.isPlaceholderData || undefined}>
            {read.data.results.map((each) => (
              <CommentEntry key={each.id} comment={each} />
            ))}
          </ol>
        )}
        <HistoryPages count={read.data?.count ?? 0} page={page} onChange={setPage} />
      </Card>
    </div>
  )
}
