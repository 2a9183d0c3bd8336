import { Autocomplete } from '@mantine/core'
import { useRef } from 'react'
import { afterPaintOrInput } from '../../kernel/client/after-paint.ts'
import { type InputProps, useSharedProps } from '../../kernel/client/inputs/input-props.ts'
import { showTaken, useDropdown } from '../../kernel/client/inputs/use-dropdown.ts'
import { useLater } from '../../kernel/client/use-later.ts'
import type { TextField } from '../../kernel/contract/kinds/text.ts'

interface SuggestInputProps extends InputProps<TextField, string | null> {
  /** What people may pick instead of typing it. */
  suggestions: readonly string[]
}

/** One line of free text with suggestions; any other text is as good. */
export function SuggestInput({ suggestions, ...props }: SuggestInputProps) {
  const input = useRef<HTMLInputElement>(null)
  const isTaken = useRef(false)
  // The letter stands in the field at once; what has it is listed a frame later, and before the arrows (decision 0080).
  const listed = useLater(props.value ?? '', afterPaintOrInput)
  return (
    <Autocomplete
      {...useSharedProps(props)}
      {...useDropdown(input)}
      ref={input}
      attributes={{ input: { dir: 'auto' } }}
      data={having(listed, [...new Set(suggestions)])}
      // The focus that a refusal brings must not hide its words under the list.
      openOnFocus={false}
      filter={({ options }) => options}
      renderOption={({ option }) => <span dir="auto">{option.value}</span>}
      value={props.value ?? ''}
      onOptionSubmit={() => {
        isTaken.current = true
      }}
      onChange={(text) => {
        if (isTaken.current) showTaken(input.current, text, () => props.onChange(text))
        else props.onChange(text)
        isTaken.current = false
      }}
    />
  )
}

/** What has the letters of a text; all where the text is one of them: who opens the list on it wants to see the others. */
function having(text: string, all: readonly string[]): string[] {
  const letters = text.trim().toLowerCase()
  return all.filter((each) => all.includes(text) || each.toLowerCase().includes(letters))
}
