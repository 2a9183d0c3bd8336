import { useId } from 'react'
import type { Label } from '../../../../i18n/messages.ts'
import type { Entity } from '../../../contract/entity.ts'
import type { Field, Kind } from '../../../contract/fields.ts'
import { useTranslate } from '../../language/language.ts'
import type { ListState } from '../list-state.ts'
import { FilterInput } from './filter-input.tsx'
import styles from './filter-fields.module.css'

/** The groups of filters, in this order. A kind of field that is in no group has no control. */
const groups: readonly { label: Label; kinds: readonly Kind[] }[] = [
  { label: 'Details', kinds: ['choice', 'several'] },
  { label: 'Related to', kinds: ['reference'] },
  { label: 'Dates', kinds: ['day'] },
  { label: 'Show only', kinds: ['flag'] },
]

interface FilterFieldsProps {
  entity: Entity
  state: ListState
  /** The number of columns. */
  columns: 1 | 2
}

/** The labelled filters of a list, by group. */
export function FilterFields({ entity, state, columns }: FilterFieldsProps) {
  const t = useTranslate()
  const id = useId()
  const filters = Object.entries<Field>(entity.filters)
  return groups.map(({ label, kinds }) => {
    const own = filters.filter(([, { kind }]) => kinds.includes(kind))
    if (own.length === 0) return null
    return (
      <div key={label} role="group" aria-labelledby={id + label} className={styles.group}>
        <p id={id + label} className={styles.heading}>
          {t(label)}
        </p>
        <div className={styles.fields} data-columns={columns}>
          {own.map(([name, field]) => (
            <FilterInput
              key={name}
              labelled
              field={field}
              value={state.filters[name] ?? ''}
              onChange={(value) => state.setFilter(name, value)}
            />
          ))}
        </div>
      </div>
    )
  })
}
