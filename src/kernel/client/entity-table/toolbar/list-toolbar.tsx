import type { ReactNode } from 'react'
import { sentencesOf } from '../../../contract/entity-sentences.ts'
import type { Fields } from '../../../contract/fields.ts'
import type { DrawnColumn } from '../table/columns/columns.ts'
import { FilterChips } from '../filters/filter-chips.tsx'
import { FilterInput } from '../filters/filter-input.tsx'
import { FiltersButton } from '../filters/filters-button.tsx'
import { SearchBox } from './search-box.tsx'
import styles from './toolbar.module.css'
import type { EntityList } from '../use-entity-list.ts'

interface ListToolbarProps<F extends Fields> {
  list: Pick<EntityList<F>, 'entity' | 'state'>
  /** What the list can be ordered by where there are no headings. */
  columns: readonly DrawnColumn<F>[]
  /** Whether the filters, and the order, are behind one button. */
  narrow: boolean
  tools: ReactNode
}

/** Search, filters and what is set of them. */
export function ListToolbar<F extends Fields>({ list, columns, narrow, tools }: ListToolbarProps<F>) {
  const { entity, state } = list
  return (
    <div className={styles.toolbar}>
      <div className={styles.tools} data-narrow={narrow || undefined}>
        <SearchBox label={sentencesOf(entity).search} state={state} />
        {narrow ? (
          <FiltersButton list={list} columns={columns} />
        ) : (
          Object.entries(entity.filters).map(([name, field]) => (
            <FilterInput
              key={name}
              field={field}
              value={state.filters[name] ?? ''}
              onChange={(value) => state.setFilter(name, value)}
            />
          ))
        )}
        {tools}
      </div>
      <FilterChips list={list} />
    </div>
  )
}
