import type { ComboboxItem, OptionsFilter, SelectProps } from '@mantine/core'
import { useState } from 'react'
import { useTranslate } from '../language/language.ts'
import { Select } from './select.tsx'

interface SearchedSelectProps extends SelectProps {
  data: ComboboxItem[]
  onChange(value: string | null, choice: ComboboxItem | null): void
}

/** One of many choices, looked for by some of its letters: Enter takes the marked one, Tab the only one. */
export function SearchedSelect({ placeholder, ...rest }: SearchedSelectProps) {
  const t = useTranslate()
  const { data, onChange } = rest
  // A list that opens marks what is chosen in a timer of its own, which may come after the first letters have marked
  // what they find: only arrows and clicks, which type nothing, open it so.
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

/** Keys that type nothing into the field. */
const steps = new Set(['ArrowDown', 'ArrowUp', 'Enter', 'Escape', 'Tab', 'Shift', 'Control', 'Meta', 'Alt'])

// There are no groups among them.
const filter: OptionsFilter = ({ options, search }) => having(search, options as ComboboxItem[])

/** The choices that have the letters in their name, those that begin with them first. */
function having(typed: string, choices: ComboboxItem[]): ComboboxItem[] {
  const letters = typed.trim().toLowerCase()
  const found = choices.filter(({ label }) => label.toLowerCase().includes(letters))
  const begins = ({ label }: ComboboxItem) => label.toLowerCase().startsWith(letters)
  return [...found.filter(begins), ...found.filter((choice) => !begins(choice))]
}
