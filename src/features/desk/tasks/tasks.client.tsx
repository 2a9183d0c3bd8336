import { SegmentedControl, Text } from '@mantine/core'
import { useState } from 'react'
import { useRead } from '../../../kernel/client/cache/query.ts'
import { useListState } from '../../../kernel/client/entity-table/list-state.ts'
import { HistoryPages } from '../../../kernel/client/history/history-pages.tsx'
import { useSay } from '../../../kernel/client/language/language.ts'
import { useMay } from '../../../kernel/client/session/rights.ts'
import { Sheet } from '../../../kernel/client/sheet/sheet.tsx'
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
  given: { done: false, all: true },
  done: { done: true, ordering: '-done_at' },
} as const
type View = keyof typeof views
const isView = (name: string | undefined): name is View => name !== undefined && Object.hasOwn(views, name)

/** The own tasks, what is due first above; each is ticked off where it stands. */
export function Tasks() {
  const say = useSay()
  const { filters: set, setFilter, page, setPage } = useListState(filters)
  const view = isView(set['show']) ? set['show'] : 'open'
  const read = useRead(taskEndpoints.list, { query: { ...views[view], page, page_size: historyPageSize } })
  const mayAdd = useMay(task.resource, 'create')
  const [added, setAdded] = useState(0)
  return (
    <>
      <PageHeading title="Tasks" />
      <Sheet width="form" spaced>
        {mayAdd && <TaskForm key={added} onSaved={() => setAdded(added + 1)} startsHere={added > 0} />}
        <SegmentedControl
          className={styles.views}
          aria-label={say('Tasks')}
          value={view}
          onChange={(name) => setFilter('show', name === 'open' ? '' : name)}
          data={[
            { value: 'open', label: say('Assigned to me') },
            { value: 'given', label: say('All open tasks') },
            { value: 'done', label: say('Done') },
          ]}
        />
        <Loaded read={read}>
          {({ results, count }) => (
            <div data-stale={read.isPlaceholderData || undefined}>
              {results.length === 0 ? (
                <Text size="sm" c="dimmed" role="status">
                  {view === 'done' ? say('No completed tasks.') : say('No open tasks.')}
                </Text>
              ) : (
                <TaskList tasks={results} />
              )}
              <HistoryPages count={count} page={page} onChange={setPage} />
            </div>
          )}
        </Loaded>
      </Sheet>
    </>
  )
}
