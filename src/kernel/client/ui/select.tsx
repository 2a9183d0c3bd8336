import { Select as LibrarySelect, type SelectProps } from '@mantine/core'

/** A select; with `searchable` for many choices. */
export function Select(props: SelectProps) {
  // Focus on a wrong input must not cover its error with the list.
  return <LibrarySelect openOnFocus={false} {...props} />
}
