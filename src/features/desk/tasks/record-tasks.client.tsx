import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useRead } from '../../../kernel/client/cache/query.ts'
import { useEverInView } from '../../../kernel/client/history/use-ever-in-view.ts'
import { useTranslate } from '../../../kernel/client/language/language.ts'
import { useMay } from '../../../kernel/client/session/rights.ts'
import { Card } from '../../../kernel/client/card/card.tsx'
import { TaskList } from './task-list.client.tsx'
import { task, taskEndpoints } from './tasks.contract.ts'
import styles from './tasks.module.css'

const TaskDialog = lazy(() => import('./task-dialog.client.tsx'))

const shownMost = 100

/** The open and completed tasks of a record, visible to all who may see the record. */
export function RecordTasks({ about }: { about: { resource: string; record: number } }) {
  const t = useTranslate()
  const { ref, seen } = useEverInView<HTMLDivElement>()
  const [isAdding, setAdding] = useState(false)
  const read = useRead(taskEndpoints.list, { query: { ...about, page_size: shownMost } }, { enabled: seen })
  const mayAdd = useMay(task.resource, 'create')
  const all = read.data?.results ?? []
  const [open, done] = [
    all.filter(({ done_at }) => done_at === null),
    all.filter(({ done_at }) => done_at !== null),
  ]
  return (
    <div ref={ref} className={styles.panel}>
      <Card title="Tasks" below>
        {open.length > 0 && <TaskList tasks={open} here />}
        {mayAdd && (
          <Button
            size="compact-md"
            variant="default"
            leftSection={<IconPlus size={16} stroke={1.8} aria-hidden />}
            onClick={() => setAdding(true)}
          >
            {t('Add task')}
          </Button>
        )}
        {done.length > 0 && (
          <details className={styles.done}>
            <summary>{t('Done')}</summary>
            <TaskList tasks={done} here />
          </details>
        )}
      </Card>
      {isAdding && (
        <Suspense>
          <TaskDialog about={about} onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </div>
  )
}
