import { Select, Switch } from '@mantine/core'
import type { ChoiceField } from '../../contract/kinds/choice.ts'
import type { FlagField } from '../../contract/kinds/flag.ts'
import { alphabetical } from '../../../words/alphabetical.ts'
import { afterPaintOrKey } from '../after-paint.ts'
import { useSay } from '../language.ts'
import { useDropdown } from './use-dropdown.ts'
import { type InputProps, useSharedProps } from './input-props.ts'

/** More choices than this are searched rather than looked through. */
const surveyable = 8

/** One of a few fixed values. */
export function ChoiceInput(props: InputProps<ChoiceField, string | null>) {
  const say = useSay()
  const { field, value, onChange } = props
  const data = Object.entries(field.choices).map(([choice, label]) => ({ value: choice, label: say(label) }))
  const inOrder = alphabetical(say.language)
  if (field.alphabetical) data.sort((one, other) => inOrder(one.label, other.label))
  return (
    <Select
      {...useSharedProps(props)}
      {...useDropdown()}
      data={data}
      value={value || null}
      // What follows from a choice is drawn after its list is gone.
      onChange={(choice) => void afterPaintOrKey(() => onChange(choice ?? ''))}
      allowDeselect={!field.required}
      clearable={!field.required && !props.readOnly}
      searchable={data.length > surveyable}
      // The focus that a refusal brings must not hide its words under the list.
      openOnFocus={false}
      clearButtonProps={{ 'aria-label': say('Clear {label}', { label: field.label }) }}
      nothingFoundMessage={say('Nothing found')}
      placeholder={say('Choose…')}
    />
  )
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
