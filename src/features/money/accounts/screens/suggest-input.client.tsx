import { type InputProps, useSharedProps } from '../../../../kernel/client/inputs/input-props.ts'
import { Autocomplete } from '../../../../kernel/client/ui/autocomplete.tsx'
import type { TextField } from '../../../../kernel/contract/kinds/texts/text.ts'

interface SuggestInputProps extends InputProps<TextField, string | null> {
  /** The texts that users can pick. */
  suggestions: readonly string[]
}

/** A one-line text input with suggestions. Other texts are accepted too. */
export function SuggestInput({ suggestions, ...props }: SuggestInputProps) {
  const value = props.value ?? ''
  return (
    <Autocomplete
      {...useSharedProps(props)}
      attributes={{ input: { dir: 'auto' } }}
      data={having(value, [...new Set(suggestions)])}
      filter={({ options }) => options}
      renderOption={({ option }) => <span dir="auto">{option.value}</span>}
      value={value}
      onChange={props.onChange}
    />
  )
}

/**
 * The suggestions that contain a text. If the text equals a suggestion, all of them: a user who opens the list wants to
 * see the alternatives.
 */
function having(text: string, all: readonly string[]): string[] {
  const letters = text.trim().toLowerCase()
  return all.filter((each) => all.includes(text) || each.toLowerCase().includes(letters))
}
