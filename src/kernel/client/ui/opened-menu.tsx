import { Menu, type MenuProps } from '@mantine/core'
import { cloneElement, type ReactElement, type ReactNode, type Ref, type RefObject, useRef } from 'react'
import { MenuPartsContext } from './menu-parts.ts'

export interface OpenedMenuProps extends Omit<MenuProps, 'children' | 'returnFocus' | 'onClose'> {
  /** The button that opens the menu. */
  target: ReactElement<{ ref?: Ref<HTMLButtonElement> | undefined }>
  /** The element that gets the focus when the menu closes, if not the button. */
  backTo?: RefObject<HTMLElement | null>
  children: ReactNode
}

/** A button with a menu that was opened. */
export function OpenedMenu({ target, backTo, children, ...rest }: OpenedMenuProps) {
  const button = useRef<HTMLButtonElement>(null)
  return (
    <Menu
      position="bottom-end"
      shadow="md"
      {...rest}
      // Immediately, not later as Mantine does: a dialog opened by an entry returns the focus to this element.
      returnFocus={false}
      onClose={() => (backTo ?? button).current?.focus()}
    >
      <Menu.Target>{cloneElement(target, { ref: button })}</Menu.Target>
      <Menu.Dropdown>
        <MenuPartsContext value={Menu}>{children}</MenuPartsContext>
      </Menu.Dropdown>
    </Menu>
  )
}
