import { Combobox } from '@mantine/core'
import { type KeyboardEvent, memo, useCallback, useEffect } from 'react'
import type { ChoiceField } from '../../contract/kinds/choice.ts'
import { useSay } from '../language.ts'
import { useLater } from '../use-later.ts'
import { useLatest } from '../use-latest.ts'
import { NamedOption } from './found-option.tsx'
import type { InputProps } from './input-props.ts'
import { SearchField } from './search-field.tsx'
import { showChosen } from './list-of-choices.ts'
import { useSearchField } from './use-search-field.ts'

interface Choice {
  value: string
  label: string
}

interface ChoiceSearchProps extends InputProps<ChoiceField, string | null> {
  /** The choices in the order in which they are listed; stays the same as long as they do. */
  choices: readonly Choice[]
}

/** One of many fixed values, looked for by some of its letters. */
export function ChoiceSearch({ choices, field: asked, value, onChange, ...shared }: ChoiceSearchProps) {
  const chosen = choices.find((choice) => choice.value === value)
  const field = useSearchField(chosen?.label ?? null)
  const { combobox, opened, words } = field
  // The letter stands in the field at once; what has it is drawn a moment later.
  const shown = useLater(words)
  const isDrawn = shown === words
  const { selectFirstOption, resetSelectedOption, updateSelectedOptionIndex } = combobox
  useEffect(() => {
    if (words !== '' && isDrawn) selectFirstOption()
    else resetSelectedOption()
  }, [words, isDrawn, selectFirstOption, resetSelectedOption])
  const isChosen = chosen !== undefined
  useEffect(() => {
    // Right after a search the list still has what that found.
    if (!opened || words !== '' || !isDrawn || !isChosen) return
    showChosen()
    updateSelectedOptionIndex('active')
  }, [opened, words, isDrawn, isChosen, updateSelectedOptionIndex])

  const latest = useLatest({ choices, field, onChange })
  const take = useCallback(
    (taken: string) => {
      const now = latest()
      const choice = now.choices.find((each) => each.value === taken)
      if (choice) now.field.take(choice.label, () => now.onChange(choice.value))
    },
    [latest],
  )
  const onKeyDown = (event: KeyboardEvent) => {
    const [first, second] = words === '' ? [] : matching(choices, words)
    if (event.key === 'Enter' && !isDrawn && first) {
      event.preventDefault()
      // Of the options that are still there for fewer letters.
      resetSelectedOption()
      take(first.value)
    } else if (event.key === 'Tab' && !event.shiftKey && first && !second) take(first.value)
  }
  return (
    <SearchField
      {...shared}
      label={asked.label}
      required={asked.required && !shared.bare}
      field={field}
      found={{ fetching: false, onKeyDown, isTaking: () => false }}
      onClear={chosen ? () => onChange('') : null}
    >
      {opened && <Choices choices={choices} words={shown} chosen={value} onTake={take} />}
    </SearchField>
  )
}

interface ChoicesProps {
  choices: readonly Choice[]
  words: string
  chosen: string | null
  onTake(value: string): void
}

const Choices = memo(function Choices({ choices, words, chosen, onTake }: ChoicesProps) {
  const say = useSay()
  const found = matching(choices, words)
  if (found.length === 0) return <Combobox.Empty>{say('Nothing found')}</Combobox.Empty>
  return found.map(({ value, label }) => (
    <NamedOption
      key={value}
      value={value}
      name={label}
      detail={null}
      active={value === chosen}
      onTake={onTake}
    />
  ))
})

/** The choices that have the letters in their name, those that begin with them first. */
function matching(choices: readonly Choice[], words: string): readonly Choice[] {
  const asked = words.toLowerCase()
  const having = choices.filter(({ label }) => label.toLowerCase().includes(asked))
  const begins = ({ label }: Choice) => label.toLowerCase().startsWith(asked)
  return [...having.filter(begins), ...having.filter((choice) => !begins(choice))]
}
