import { Select as LibrarySelect, type SelectProps } from '@mantine/core'

/** One of a few choices, or, where it is `searchable`, of many. */
export function Select(props: SelectProps) {
  // The focus that a refusal brings must not hide its words under the list.
  return <LibrarySelect openOnFocus={false} {...props} />
}
