import { type ComponentType, useState } from 'react'
import type { Me } from '../../session/account.ts'
import { notifyFailure } from '../../messages/notify.ts'
import type { NavigationItem } from '../frame/sidebar/navigation.ts'
import { UserButton } from './user-button.tsx'

interface UserMenuProps {
  me: Me | undefined
  /** The user type, which the bar itself has no room for on a phone. */
  role: string | undefined
  items: readonly NavigationItem[]
  onKeys(): void
}

const load = () => import('./opened-user-menu.tsx')
/** Ahead of the click that will most likely follow. */
const loadAhead = () => void load().catch(() => undefined)

/** The person's name and e-mail, the pages about themselves, and the way out; loaded when it is first opened. */
export function UserMenu(props: UserMenuProps) {
  const [Opened, setOpened] = useState<ComponentType<UserMenuProps>>()
  const open = async () => {
    try {
      const { default: OpenedUserMenu } = await load()
      setOpened(() => OpenedUserMenu)
    } catch (error) {
      notifyFailure(error)
    }
  }
  if (Opened) return <Opened {...props} />
  return (
    <UserButton
      me={props.me}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={loadAhead}
      onFocus={loadAhead}
      onClick={() => void open()}
    />
  )
}
