import { Menu as LibraryMenu, type MenuProps as LibraryMenuProps } from '@mantine/core'
import { cloneElement, type ReactElement, type ReactNode, type Ref, type RefObject, useRef } from 'react'

interface MenuProps extends Omit<LibraryMenuProps, 'children' | 'returnFocus' | 'onClose'> {
  /** The button that opens it. */
  target: ReactElement<{ ref?: Ref<HTMLButtonElement> }>
  /** What has the focus when it has closed, where that is not its button. */
  backTo?: RefObject<HTMLElement | null>
  children: ReactNode
}

/** A button and what it offers. */
export function Menu({ target, backTo, children, ...rest }: MenuProps) {
  const button = useRef<HTMLButtonElement>(null)
  return (
    <LibraryMenu
      position="bottom-end"
      shadow="md"
      {...rest}
      // At once rather than by the library a moment later: a dialog that an entry opens gives the focus back to here.
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
