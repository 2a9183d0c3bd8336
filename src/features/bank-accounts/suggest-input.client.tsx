import { Autocomplete } from '@mantine/core'
import { useRef } from 'react'
import type { TextField } from '../../kernel/contract/kinds/text.ts'
import { showTaken, useDropdown } from '../../kernel/client/inputs/use-dropdown.ts'
import { type InputProps, useSharedProps } from '../../kernel/client/inputs/input-props.ts'

interface SuggestInputProps extends InputProps<TextField, string | null> {
  /** What people may pick instead of typing it. */
  suggestions: readonly string[]
}

/** One line of free text with suggestions; any other text is as good. */
export function SuggestInput({ suggestions, ...props }: SuggestInputProps) {
  const input = useRef<HTMLInputElement>(null)
  const isTaken = useRef(false)
  return (
    <Autocomplete
      {...useSharedProps(props)}
      {...useDropdown(input)}
      ref={input}
      attributes={{ input: { dir: 'auto' } }}
      data={[...new Set(suggestions)]}
      // The focus that a refusal brings must not hide its words under the list.
      openOnFocus={false}
      // Whoever opens the list on a text that is one of it wants to see the others.
      {...(suggestions.includes(props.value ?? '') && { filter: ({ options }) => options })}
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
