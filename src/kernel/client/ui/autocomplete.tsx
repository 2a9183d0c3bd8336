import { Autocomplete as LibraryAutocomplete, type AutocompleteProps } from '@mantine/core'

/** One line of text with suggestions. */
export function Autocomplete(props: AutocompleteProps) {
  // The focus that a refusal brings must not hide its words under the list.
  return <LibraryAutocomplete openOnFocus={false} {...props} />
}
