import { NativeSelect } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Fields } from '../../contract/fields.ts'
import type { DrawnColumn } from './columns.ts'
import styles from './entity-table.module.css'
import { FilterChips } from './filter-chips.tsx'
import { FilterInput } from './filter-input.tsx'
import { SearchBox } from './search-box.tsx'
import type { EntityList } from './use-entity-list.ts'

interface ListToolbarProps<F extends Fields> {
  list: Pick<EntityList<F>, 'entity' | 'state'>
  columns: readonly DrawnColumn<F>[]
  tools: ReactNode
}

/** Search, filters and what is set of them; where the table is cards, the ordering as well. */
export function ListToolbar<F extends Fields>({ list, columns, tools }: ListToolbarProps<F>) {
  const { entity, state } = list
  return (
    <div className={styles.toolbar}>
      <div className={styles.tools}>
        <SearchBox label={`Search ${entity.plural.toLowerCase()}`} state={state} />
        {Object.entries(entity.filters).map(([name, field]) => (
          <FilterInput
            key={name}
            field={field}
            value={state.filters[name] ?? ''}
            onChange={(value) => state.setFilter(name, value)}
          />
        ))}
        {columns.length > 0 && (
          <NativeSelect
            className={styles.ordering}
            aria-label="Order by"
            value={state.ordering}
            onChange={(event) => state.setOrdering(event.currentTarget.value)}
            data={[{ value: '', label: 'Usual order' }, ...columns.flatMap(orderings)]}
          />
        )}
        {tools}
      </div>
      <FilterChips list={list} />
    </div>
  )
}

function orderings<F extends Fields>({ sort, label }: DrawnColumn<F>) {
  return sort === null
    ? []
    : [
        { value: sort, label: `${label} ↑` },
        { value: `-${sort}`, label: `${label} ↓` },
      ]
}
