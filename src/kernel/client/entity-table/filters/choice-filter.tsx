import { Select } from '@mantine/core'
import type { ChoiceField } from '../../../contract/kinds/choice.ts'
import styles from '../toolbar.module.css'
import type { FilterProps } from './filter-props.ts'

/** One of the choices, or none. */
export function ChoiceFilter({ field, value, labelled, onChange }: FilterProps<ChoiceField>) {
  return (
    <Select
      className={styles.filter}
      {...(labelled ? { label: field.label } : { 'aria-label': field.label, placeholder: field.label })}
      data={Object.entries(field.choices).map(([choice, label]) => ({ value: choice, label }))}
      value={value || null}
      onChange={(choice) => onChange(choice ?? '')}
      clearable
      clearButtonProps={{ 'aria-label': `Clear ${field.label}` }}
    />
  )
}
