import { type ComponentType, useState } from 'react'
import type { Me } from '../../session/account.ts'
import { notifyFailure } from '../../messages/notify.ts'
import type { NavigationItem } from '../frame/sidebar/navigation.ts'
import { UserButton } from './user-button.tsx'

interface UserMenuProps {
  me: Me | undefined
  /** The user type, for which the top bar has no space on phones. */
  role: string | undefined
  items: readonly NavigationItem[]
  onKeys(): void
}

const load = () => import('./opened-user-menu.tsx')
/** Preloads the menu before the likely click. */
const loadAhead = () => void load().catch(() => undefined)

/** The user menu: name and email, the user's own pages, and sign out. Loaded when first opened. */
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
