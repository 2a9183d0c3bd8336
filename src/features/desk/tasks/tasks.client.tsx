import { SegmentedControl, Text } from '@mantine/core'
import { useState } from 'react'
import { useRead } from '../../../kernel/client/cache/query.ts'
import { useListState } from '../../../kernel/client/entity-table/list-state.ts'
import { HistoryPages } from '../../../kernel/client/history/history-pages.tsx'
import { useTranslate } from '../../../kernel/client/language/language.ts'
import { useMay } from '../../../kernel/client/session/rights.ts'
import { Card } from '../../../kernel/client/card/card.tsx'
import { Loaded } from '../../../kernel/client/show/loaded.tsx'
import { PageHeading } from '../../../kernel/client/show/page-heading.tsx'
import { historyPageSize } from '../../../kernel/contract/endpoints/history.ts'
import { TaskForm } from './task-form.client.tsx'
import { TaskList } from './task-list.client.tsx'
import { task, taskEndpoints } from './tasks.contract.ts'
import styles from './tasks.module.css'

const filters = ['show'] as const
const views = {
  open: { done: false },
  due: { due: true },
  given: { done: false, all: true },
  done: { done: true, ordering: '-done_at' },
} as const
type View = keyof typeof views
const isView = (name: string | undefined): name is View => name !== undefined && Object.hasOwn(views, name)

/** The user's own tasks, earliest due date first, with checkboxes. */
export function Tasks() {
  const t = useTranslate()
  const { filters: set, setFilter, page, setPage } = useListState(filters)
  const view = isView(set['show']) ? set['show'] : 'open'
  const read = useRead(taskEndpoints.list, { query: { ...views[view], page, page_size: historyPageSize } })
  const mayAdd = useMay(task.resource, 'create')
  const [added, setAdded] = useState(0)
  return (
    <>
      <PageHeading title="Tasks" />
      <Card width="form" spaced>
        {mayAdd && <TaskForm key={added} onSaved={() => setAdded(added + 1)} startsHere={added > 0} />}
        <SegmentedControl
          classNames={{ root: styles.views ?? '', label: styles.view ?? '' }}
          aria-label={t('Tasks')}
          value={view}
          onChange={(name) => setFilter('show', name === 'open' ? '' : name)}
          data={[
            { value: 'open', label: t('Assigned to me') },
            { value: 'due', label: t('Due now') },
            { value: 'given', label: t('All open tasks') },
            { value: 'done', label: t('Done') },
          ]}
        />
        <Loaded read={read}>
          {({ results, count }) => (
            <div data-stale={read.isPlaceholderData || undefined}>
              {results.length === 0 ? (
                <Text size="sm" c="dimmed" role="status">
                  {view === 'done' ? t('No completed tasks.') : t('No open tasks.')}
                </Text>
              ) : (
                <TaskList tasks={results} />
              )}
              <HistoryPages count={count} page={page} onChange={setPage} />
            </div>
          )}
        </Loaded>
      </Card>
    </>
  )
}
