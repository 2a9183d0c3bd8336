import type { ComboboxItem, OptionsFilter, SelectProps } from '@mantine/core'
import { useState } from 'react'
import { useTranslate } from '../language/language.ts'
import { Select } from './select.tsx'

interface SearchedSelectProps extends SelectProps {
  data: ComboboxItem[]
  onChange(value: string | null, choice: ComboboxItem | null): void
}

/** A select searchable by the options' labels: Enter takes the highlighted option, Tab the only one. */
export function SearchedSelect({ placeholder, ...rest }: SearchedSelectProps) {
  const t = useTranslate()
  const { data, onChange } = rest
  // When Mantine opens the list, it highlights the selected option in a timer, possibly after the first keys have
  // highlighted a result. So that behaviour is enabled only for arrow keys and clicks.
  const [typing, setTyping] = useState(false)
  return (
    <Select
      {...rest}
      searchable
      selectFirstOptionOnChange
      selectFirstOptionOnDropdownOpen={typing}
      filter={filter}
      nothingFoundMessage={t('Nothing found')}
      placeholder={placeholder ?? t('Type to search…')}
      onMouseDown={() => setTyping(false)}
      onKeyDown={({ key, shiftKey, currentTarget }) => {
        setTyping(!steps.has(key))
        const [only, other] = having(currentTarget.value, data)
        if (key === 'Tab' && !shiftKey && only && !other) onChange(only.value, only)
      }}
    />
  )
}

/** Keys that enter no text. */
const steps = new Set(['ArrowDown', 'ArrowUp', 'Enter', 'Escape', 'Tab', 'Shift', 'Control', 'Meta', 'Alt'])

// The options are not grouped.
const filter: OptionsFilter = ({ options, search }) => having(search, options as ComboboxItem[])

/** Returns the choices whose labels contain the text, those that start with it first. */
function having(typed: string, choices: ComboboxItem[]): ComboboxItem[] {
  const letters = typed.trim().toLowerCase()
  const found = choices.filter(({ label }) => label.toLowerCase().includes(letters))
  const begins = ({ label }: ComboboxItem) => label.toLowerCase().startsWith(letters)
  return [...found.filter(begins), ...found.filter((choice) => !begins(choice))]
}
