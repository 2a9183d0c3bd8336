import { Select as LibrarySelect, type SelectProps } from '@mantine/core'
import { type KeyboardEvent, useState } from 'react'
import { useTypedChoice } from './typed-choice.ts'

/** A select; with `searchable` for many choices. Otherwise the first letters of a choice select it, as in a browser’s. */
export function Select(props: SelectProps) {
  // Focus on a wrong input must not cover its error with the list.
  return props.searchable ? <LibrarySelect openOnFocus={false} {...props} /> : <PlainSelect {...props} />
}

function PlainSelect(props: SelectProps) {
  const [opened, setOpened] = useState(false)
  const choose = useTypedChoice(props)
  return (
    <LibrarySelect
      openOnFocus={false}
      {...props}
      dropdownOpened={opened}
      onDropdownOpen={() => setOpened(true)}
      onDropdownClose={() => setOpened(false)}
      onKeyDown={(event: KeyboardEvent<HTMLInputElement>) => {
        if (choose(event)) setOpened(false)
      }}
    />
  )
}
