import type { ChoiceField } from '../../../contract/kinds/choice.ts'
import styles from '../toolbar/toolbar.module.css'
import type { FilterProps } from './filter-props.ts'
import { Select } from '../../ui/select.tsx'
import { useTranslate } from '../../language/language.ts'

/** One of the choices, or none. */
export function ChoiceFilter({ field, value, labelled, onChange }: FilterProps<ChoiceField>) {
  const t = useTranslate()
  const label = t(field.label)
  return (
    <Select
      className={styles.filter}
      {...(labelled ? { label } : { 'aria-label': label, placeholder: label })}
      data={Object.entries(field.choices).map(([choice, name]) => ({ value: choice, label: t(name) }))}
      value={value || null}
      onChange={(choice) => onChange(choice ?? '')}
      clearable
      clearButtonProps={{ 'aria-label': t('Clear {label}', { label: field.label }) }}
    />
  )
}
