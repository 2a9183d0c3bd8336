import type { ChoiceField } from '../../../contract/kinds/choice.ts'
import type { SeveralField } from '../../../contract/kinds/many/several.ts'
import styles from '../toolbar/toolbar.module.css'
import type { FilterProps } from './filter-props.ts'
import { Select } from '../../ui/select.tsx'
import { useTranslate } from '../../language/language.ts'
import { valueText } from '../../show/values/value-text.ts'

/** One of the choices, or none. Several together, as a tab or an address sets them, are one more choice. */
export function ChoiceFilter({ field, value, labelled, onChange }: FilterProps<ChoiceField | SeveralField>) {
  const t = useTranslate()
  const label = t(field.label)
  const choices = Object.entries(field.choices).map(([choice, name]) => ({ value: choice, label: t(name) }))
  const several = value.includes(',') ? [{ value, label: valueText(field, value, t) }] : []
  return (
    <Select
      className={styles.filter}
      {...(labelled ? { label } : { 'aria-label': label, placeholder: label })}
      data={[...choices, ...several]}
      value={value || null}
      onChange={(choice) => onChange(choice ?? '')}
      clearable
      clearButtonProps={{ 'aria-label': t('Clear {label}', { label: field.label }) }}
    />
  )
}
