import { Select, type SelectProps } from '@mantine/core'
import { useRef } from 'react'
import { showTaken, useDropdown } from './use-dropdown.ts'

interface LightSelectProps extends Omit<
  SelectProps,
  'onChange' | 'onBlur' | 'onDropdownOpen' | 'onDropdownClose' | 'dropdownOpened' | 'ref'
> {
  /** With what was taken, and null where nothing is chosen any more. */
  onChange(chosen: string | null): void
}

/** The library's select, whose list opens, closes and is taken from within the frame that answers (decision 0080). */
export function LightSelect({ onChange, ...rest }: LightSelectProps) {
  const input = useRef<HTMLInputElement>(null)
  const dropdown = useDropdown(input)
  return (
    <Select
      // The focus that a refusal brings must not hide its words under the list.
      openOnFocus={false}
      {...rest}
      {...dropdown}
      ref={input}
      onChange={(chosen, option) => showTaken(input.current, option?.label ?? '', () => onChange(chosen))}
    />
  )
}
