import type { Field, Fields } from '../../../contract/fields.ts'
import styles from '../toolbar/toolbar.module.css'
import type { EntityList } from '../use-entity-list.ts'
import { FilterInput } from './filter-input.tsx'

interface FiltersInSightProps<F extends Fields> {
  names: readonly string[]
  list: Pick<EntityList<F>, 'entity' | 'state'>
}

/** The filters beside the search; a filter that is not set shows its name. */
export default function FiltersInSight<F extends Fields>({ names, list }: FiltersInSightProps<F>) {
  const { entity, state } = list
  const fields: Readonly<Record<string, Field>> = entity.filters
  return (
    <div className={styles.inSight}>
      {names.map((name) => {
        const field = fields[name]
        return (
          field && (
            <FilterInput
              key={name}
              field={field}
              value={state.filters[name] ?? ''}
              onChange={(value) => state.setFilter(name, value)}
            />
          )
        )
      })}
    </div>
  )
}
