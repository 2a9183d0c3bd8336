import type { MenuItemProps as LibraryItemProps } from '@mantine/core'
import {
  cloneElement,
  type ComponentProps,
  type ComponentPropsWithRef,
  type ComponentType,
  type KeyboardEvent,
  type ReactElement,
  use,
  useState,
} from 'react'
import { Link } from 'react-router'
import { notifyFailure } from '../messages/notify.ts'
import { type MenuParts, MenuPartsContext } from './menu-parts.ts'
import type { OpenedMenuProps } from './opened-menu.tsx'

type ButtonProps = Pick<
  ComponentPropsWithRef<'button'>,
  'ref' | 'onClick' | 'onFocus' | 'onPointerEnter' | 'onKeyDown' | 'aria-haspopup' | 'aria-expanded'
>

interface MenuProps extends Omit<OpenedMenuProps, 'target'> {
  /** The button that opens the menu. */
  target: ReactElement<ButtonProps>
}

const load = () => import('./opened-menu.tsx')
/** Preloads the menu before the likely click. */
const loadAhead = () => void load().catch(() => undefined)

/** A button with a menu. Until it is first opened, there is only the button. */
export function Menu({ target, ...rest }: MenuProps) {
  const [Opened, setOpened] = useState<ComponentType<OpenedMenuProps>>()
  if (Opened) return <Opened {...rest} target={target} defaultOpened />
  const open = async () => {
    try {
      const { OpenedMenu } = await load()
      setOpened(() => OpenedMenu)
    } catch (error) {
      notifyFailure(error)
    }
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return
    event.preventDefault()
    event.stopPropagation()
    void open()
  }
  return cloneElement(target, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onPointerEnter: loadAhead,
    onFocus: loadAhead,
    onClick: () => void open(),
    onKeyDown,
  })
}

function useParts(): MenuParts {
  const parts = use(MenuPartsContext)
  if (!parts) throw new Error('An entry of a menu must be inside of a menu.')
  return parts
}

interface MenuItemProps extends LibraryItemProps, Pick<ComponentProps<'button'>, 'onClick' | 'aria-current'> {
  /** The address, if the entry is a link. */
  to?: string
}

/** An entry that does something or, with an address, leads to a page. */
export function MenuItem({ to, onClick, ...rest }: MenuItemProps) {
  const parts = useParts()
  return to === undefined ? (
    <parts.Item onClick={onClick} {...rest} />
  ) : (
    <parts.Item component={Link} to={to} {...rest} />
  )
}

export function MenuLabel(props: ComponentProps<MenuParts['Label']>) {
  const parts = useParts()
  return <parts.Label {...props} />
}

export function MenuDivider() {
  const parts = useParts()
  return <parts.Divider />
}

export function MenuRadioGroup(props: ComponentProps<MenuParts['RadioGroup']>) {
  const parts = useParts()
  return <parts.RadioGroup {...props} />
}

export function MenuRadioItem(props: ComponentProps<MenuParts['RadioItem']>) {
  const parts = useParts()
  return <parts.RadioItem {...props} />
}
