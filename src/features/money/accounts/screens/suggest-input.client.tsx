import { type InputProps, useSharedProps } from '../../../../kernel/client/inputs/input-props.ts'
import { Autocomplete } from '../../../../kernel/client/ui/autocomplete.tsx'
import type { TextField } from '../../../../kernel/contract/kinds/texts/text.ts'

interface SuggestInputProps extends InputProps<TextField, string | null> {
  /** What people may pick instead of typing it. */
  suggestions: readonly string[]
}

/** One line of free text with suggestions; any other text is as good. */
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

/** What has the letters of a text; all where the text is one of them: who opens the list on it wants to see the others. */
function having(text: string, all: readonly string[]): string[] {
  const letters = text.trim().toLowerCase()
  return all.filter((each) => all.includes(text) || each.toLowerCase().includes(letters))
}
