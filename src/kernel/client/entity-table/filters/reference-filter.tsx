import type { ReferenceField } from '../../../contract/kinds/reference.ts'
import { ReferenceInput } from '../../inputs/references/reference-input.tsx'
import styles from '../toolbar/toolbar.module.css'
import type { FilterProps } from './filter-props.ts'

/** Filters by a related record. */
export function ReferenceFilter({ field, value, labelled, onChange }: FilterProps<ReferenceField>) {
  return (
    <div className={styles.filter}>
      <ReferenceInput
        bare={!labelled}
        field={field}
        value={value}
        onChange={(id) => onChange(id === null ? '' : String(id))}
      />
    </div>
  )
}
