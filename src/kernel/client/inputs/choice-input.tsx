import { Switch } from '@mantine/core'
import { useMemo } from 'react'
import type { ChoiceField } from '../../contract/kinds/choice.ts'
import type { FlagField } from '../../contract/kinds/flag.ts'
import { alphabetical } from '../../../i18n/alphabetical.ts'
import { useTranslate } from '../language/language.ts'
import { type InputProps, useSharedProps } from './input-props.ts'
import { SearchedSelect } from '../ui/searched-select.tsx'
import { Select } from '../ui/select.tsx'

/** With more choices than this the select is searchable. */
const surveyable = 8

/** A select for one of some fixed values; searchable if there are many. */
export function ChoiceInput(props: InputProps<ChoiceField, string | null>) {
  const t = useTranslate()
  const { field, value, onChange } = props
  const { choices: labels, alphabetical: isSorted } = field
  const choices = useMemo(() => {
    const all = Object.entries(labels).map(([value, label]) => ({ value, label: t(label) }))
    const inOrder = alphabetical(t.language)
    return isSorted ? all.toSorted((one, other) => inOrder(one.label, other.label)) : all
  }, [labels, isSorted, t])
  const shared = {
    ...useSharedProps(props),
    data: choices,
    value: value || null,
    onChange: (choice: string | null) => onChange(choice ?? ''),
    allowDeselect: !field.required,
    clearable: !field.required && !props.readOnly,
    clearButtonProps: { 'aria-label': t('Clear {label}', { label: field.label }) },
  }
  if (choices.length > surveyable) return <SearchedSelect {...shared} />
  return <Select {...shared} placeholder={t('Choose…')} />
}

/** A switch for yes or no. */
export function FlagInput(props: InputProps<FlagField, boolean | null>) {
  const t = useTranslate()
  const { field, value, error, description, disabled, readOnly, onChange } = props
  return (
    <Switch
      label={t(field.label)}
      description={description && t(description)}
      error={error}
      disabled={(disabled ?? false) || (readOnly ?? false)}
      checked={value ?? false}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  )
}
