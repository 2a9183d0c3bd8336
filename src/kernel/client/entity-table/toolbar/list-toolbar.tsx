import { lazy, type ReactNode, Suspense, useState } from 'react'
import { sentencesOf } from '../../../contract/entity-sentences.ts'
import type { Fields } from '../../../contract/fields.ts'
import type { DrawnColumn } from '../table/columns/columns.ts'
import { FilterButton } from '../filters/filter-button.tsx'
import { FilterChips } from '../filters/filter-chips.tsx'
import { SearchBox } from './search-box.tsx'
import styles from './toolbar.module.css'
import type { EntityList } from '../use-entity-list.ts'

// Only the few lists that show filters beside the search load them.
const FiltersInSight = lazy(() => import('../filters/filters-in-sight.tsx'))

/** The number of chips that fit into the line, by the width of the list. */
const chipsAtMost = (widthPx: number) => (widthPx < 960 ? 2 : 3)

interface ListToolbarProps<F extends Fields> {
  list: Pick<EntityList<F>, 'entity' | 'state'>
  /** The columns to order by where there are no headings. */
  columns: readonly DrawnColumn<F>[]
  width: number
  /** Whether filters and order open in a drawer. */
  narrow: boolean
  /** Filters that are shown elsewhere, such as by a tab. */
  without?: readonly string[]
  /** Further buttons at the end of the line. */
  tools: ReactNode
}

const none: readonly string[] = []

/** The line above the rows: search, filters, chips, and the buttons of the list. */
export function ListToolbar<F extends Fields>(props: ListToolbarProps<F>) {
  const { list, columns, width, narrow, without = none, tools } = props
  const { entity, state } = list
  const [opened, setOpened] = useState(false)
  const inSight = narrow ? none : (entity.filtersInSight ?? none)
  const hasMore = Object.keys(entity.filters).some((name) => !inSight.includes(name))
  return (
    <div className={styles.tools} data-narrow={narrow || undefined}>
      <SearchBox label={sentencesOf(entity).search} state={state} />
      {inSight.length > 0 && (
        <Suspense fallback={<div className={styles.inSight} />}>
          <FiltersInSight names={inSight} list={list} />
        </Suspense>
      )}
      {(hasMore || narrow) && (
        <FilterButton list={list} columns={columns} narrow={narrow} opened={opened} onOpen={setOpened} />
      )}
      <FilterChips
        list={list}
        without={[...without, ...inSight]}
        most={narrow ? Infinity : chipsAtMost(width)}
        onMore={() => setOpened(true)}
      />
      <div className={styles.end}>{tools}</div>
    </div>
  )
}
