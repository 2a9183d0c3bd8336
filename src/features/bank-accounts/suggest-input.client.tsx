import { Autocomplete } from '@mantine/core'
import type { TextField } from '../../kernel/contract/kinds/text.ts'
import { useDropdown } from '../../kernel/client/inputs/use-dropdown.ts'
import { type InputProps, useSharedProps } from '../../kernel/client/inputs/input-props.ts'

interface SuggestInputProps extends InputProps<TextField, string | null> {
  /** What people may pick instead of typing it. */
  suggestions: readonly string[]
}

/** One line of free text with suggestions; any other text is as good. */
export function SuggestInput({ suggestions, ...props }: SuggestInputProps) {
  return (
    <Autocomplete
      {...useSharedProps(props)}
      {...useDropdown()}
      attributes={{ input: { dir: 'auto' } }}
      data={[...new Set(suggestions)]}
      // The focus that a refusal brings must not hide its words under the list.
      openOnFocus={false}
      // Whoever opens the list on a text that is one of it wants to see the others.
      {...(suggestions.includes(props.value ?? '') && { filter: ({ options }) => options })}
      renderOption={({ option }) => <span dir="auto">{option.value}</span>}
      value={props.value ?? ''}
      onChange={props.onChange}
    />
  )
}
