import type { ChoiceField } from '../../../contract/kinds/choice.ts'
import styles from '../toolbar/toolbar.module.css'
import type { FilterProps } from './filter-props.ts'
import { Select } from '../../ui/select.tsx'
import { useSay } from '../../language/language.ts'

/** One of the choices, or none. */
export function ChoiceFilter({ field, value, labelled, onChange }: FilterProps<ChoiceField>) {
  const say = useSay()
  const label = say(field.label)
  return (
    <Select
      className={styles.filter}
      {...(labelled ? { label } : { 'aria-label': label, placeholder: label })}
      data={Object.entries(field.choices).map(([choice, name]) => ({ value: choice, label: say(name) }))}
      value={value || null}
      onChange={(choice) => onChange(choice ?? '')}
      clearable
      clearButtonProps={{ 'aria-label': say('Clear {label}', { label: field.label }) }}
    />
  )
}
