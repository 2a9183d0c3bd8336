import { Popover as LibraryPopover, type PopoverProps as LibraryPopoverProps } from '@mantine/core'
import type { ReactElement, ReactNode } from 'react'
import { setInitialFocus } from './set-initial-focus.ts'

interface PopoverProps extends Omit<LibraryPopoverProps, 'children'> {
  /** The button that opens the popover. */
  target: ReactElement
  /** The accessible name, if not the button's. */
  label?: string
  children: ReactNode
}

/** A button with a popover; closing returns the focus. */
export function Popover({ target, label, children, ...rest }: PopoverProps) {
  return (
    <LibraryPopover position="bottom-end" shadow="md" trapFocus returnFocus {...rest}>
      <LibraryPopover.Target>{target}</LibraryPopover.Target>
      <LibraryPopover.Dropdown aria-label={label} onFocusCapture={setInitialFocus}>
        {children}
      </LibraryPopover.Dropdown>
    </LibraryPopover>
  )
}
