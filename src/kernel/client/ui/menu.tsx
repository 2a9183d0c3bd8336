import { Menu as LibraryMenu, type MenuProps as LibraryMenuProps } from '@mantine/core'
import { cloneElement, type ReactElement, type ReactNode, type Ref, type RefObject, useRef } from 'react'

interface MenuProps extends Omit<LibraryMenuProps, 'children' | 'returnFocus' | 'onClose'> {
  /** The button that opens the menu. */
  target: ReactElement<{ ref?: Ref<HTMLButtonElement> }>
  /** The element that gets the focus when the menu closes, if not the button. */
  backTo?: RefObject<HTMLElement | null>
  children: ReactNode
}

/** A button with a menu. */
export function Menu({ target, backTo, children, ...rest }: MenuProps) {
  const button = useRef<HTMLButtonElement>(null)
  return (
    <LibraryMenu
      position="bottom-end"
      shadow="md"
      {...rest}
      // Immediately, not later as Mantine does: a dialog opened by an entry returns the focus to this element.
      returnFocus={false}
      onClose={() => (backTo ?? button).current?.focus()}
    >
      <LibraryMenu.Target>{cloneElement(target, { ref: button })}</LibraryMenu.Target>
      <LibraryMenu.Dropdown>{children}</LibraryMenu.Dropdown>
    </LibraryMenu>
  )
}

export const {
  Item: MenuItem,
  Label: MenuLabel,
  Divider: MenuDivider,
  RadioGroup: MenuRadioGroup,
  RadioItem: MenuRadioItem,
} = LibraryMenu
