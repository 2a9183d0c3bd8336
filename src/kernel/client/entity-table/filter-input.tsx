import { Select, Switch } from '@mantine/core'
import { useState } from 'react'
import { isDay } from '../../contract/day.ts'
import type { Field } from '../../contract/fields.ts'
import type { DayField } from '../../contract/kinds/day.ts'
import { DayInput } from '../inputs/day-input.tsx'
import { ReferenceInput } from '../inputs/reference-input.tsx'
import styles from './toolbar.module.css'

interface FilterInputProps {
  field: Field
  /** As it stands in the address; empty when the filter is not set. */
  value: string
  /** Whether the name stands above the control; otherwise the control says it while it is empty. */
  labelled?: boolean
  onChange(value: string): void
}

/** The control of one filter, after its kind. Kinds that nothing is filtered by have none. */
export function FilterInput({ field, value, labelled = false, onChange }: FilterInputProps) {
  switch (field.kind) {
    case 'choice':
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
    case 'flag':
      return (
        <Switch
          className={styles.flag}
          label={field.label}
          checked={value === 'true'}
          onChange={(event) => onChange(event.currentTarget.checked ? 'true' : '')}
        />
      )
    case 'day':
      return <DayFilter key={value} field={field} value={value} labelled={labelled} onChange={onChange} />
    case 'reference':
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
    default:
      return null
  }
}

/** Half a date filters nothing; only a whole one, or none, goes into the address. */
function DayFilter({ field, value, labelled = false, onChange }: FilterInputProps & { field: DayField }) {
  const [typed, setTyped] = useState<string | null>(value)
  return (
    <div className={styles.filter}>
      <DayInput
        bare={!labelled}
        field={field}
        value={typed}
        onChange={(text) => {
          setTyped(text)
          if (!text || isDay(text)) onChange(text ?? '')
        }}
      />
    </div>
  )
}
