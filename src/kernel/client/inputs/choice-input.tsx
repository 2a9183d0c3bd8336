import { Switch } from '@mantine/core'
import { useMemo } from 'react'
import type { ChoiceField } from '../../contract/kinds/choice.ts'
import type { FlagField } from '../../contract/kinds/flag.ts'
import { alphabetical } from '../../../words/alphabetical.ts'
import { useSay } from '../language/language.ts'
import { type InputProps, useSharedProps } from './input-props.ts'
import { SearchedSelect } from '../ui/searched-select.tsx'
import { Select } from '../ui/select.tsx'

/** More choices than this are searched rather than looked through. */
const surveyable = 8

/** One of some fixed values; where there are many, they are searched by some of their letters. */
export function ChoiceInput(props: InputProps<ChoiceField, string | null>) {
  const say = useSay()
  const { field, value, onChange } = props
  const { choices: labels, alphabetical: isSorted } = field
  const choices = useMemo(() => {
    const all = Object.entries(labels).map(([value, label]) => ({ value, label: say(label) }))
    const inOrder = alphabetical(say.language)
    return isSorted ? all.toSorted((one, other) => inOrder(one.label, other.label)) : all
  }, [labels, isSorted, say])
  const shared = {
    ...useSharedProps(props),
    data: choices,
    value: value || null,
    onChange: (choice: string | null) => onChange(choice ?? ''),
    allowDeselect: !field.required,
    clearable: !field.required && !props.readOnly,
    clearButtonProps: { 'aria-label': say('Clear {label}', { label: field.label }) },
  }
  if (choices.length > surveyable) return <SearchedSelect {...shared} />
  return <Select {...shared} placeholder={say('Choose…')} />
}

/** Yes or no. */
export function FlagInput(props: InputProps<FlagField, boolean | null>) {
  const say = useSay()
  const { field, value, error, description, disabled, readOnly, onChange } = props
  return (
    <Switch
      label={say(field.label)}
      description={description && say(description)}
      error={error}
      disabled={(disabled ?? false) || (readOnly ?? false)}
      checked={value ?? false}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  )
}
