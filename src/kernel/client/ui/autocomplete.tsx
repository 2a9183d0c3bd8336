import { Autocomplete as LibraryAutocomplete, type AutocompleteProps } from '@mantine/core'

/** A text input with suggestions. */
export function Autocomplete(props: AutocompleteProps) {
  // Focus on a wrong input must not cover its error with the list.
  return <LibraryAutocomplete openOnFocus={false} {...props} />
}
