import { useState } from 'react'
import { isDay } from '../../../contract/values/day.ts'
import type { DayField } from '../../../contract/kinds/day.ts'
import { DayInput } from '../../inputs/day-input.tsx'
import styles from '../toolbar/toolbar.module.css'
import type { FilterProps } from './filter-props.ts'

/** Only a complete date, or none, changes the address. */
export function DayFilter({ field, value, labelled, onChange }: FilterProps<DayField>) {
  const [typed, setTyped] = useState<string | null>(value)
  const [seen, setSeen] = useState(value)
  if (seen !== value) {
    setSeen(value)
    setTyped(value)
  }
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
