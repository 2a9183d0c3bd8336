import { Badge, Burger, Button, Kbd, UnstyledButton } from '@mantine/core'
import { IconPlus, IconSearch } from '@tabler/icons-react'
import { memo, type ReactNode } from 'react'
import { Link } from 'react-router'
import { plainText } from '../../../../i18n/messages.ts'
import { useTranslate } from '../../language/language.ts'
import { useMe } from '../../session/rights.ts'
import { useSession } from '../../session/session.ts'
import { maySee, type Navigation } from './sidebar/navigation.ts'
import { onApple } from '../keyboard/on-apple.ts'
import styles from './top-bar.module.css'
import { UserMenu } from '../user-menu/user-menu.tsx'

interface TopBarProps {
  shortcut: Navigation['shortcut']
  roles: Navigation['roles']
  userMenu: Navigation['userMenu']
  /** Shown first at the end of the bar, on wide screens. */
  aside?: ReactNode
  /** The notifications, beside the user's name. */
  bell?: ReactNode
  drawerOpen: boolean
  onToggleDrawer(): void
  onSearch(): void
  /** Opens the list of keyboard shortcuts. */
  onKeys(): void
}

/** The bar above every screen. */
export const TopBar = memo(function TopBar(props: TopBarProps) {
  const t = useTranslate()
  const { shortcut, roles, userMenu, aside, bell, drawerOpen, onToggleDrawer, onSearch, onKeys } = props
  const me = useMe()
  const userType = useSession()?.user.user_type
  const role = userType && t(roles[userType] ?? plainText(userType))
  return (
    <header className={styles.bar}>
      <Burger
        className={styles.burger}
        size="sm"
        opened={drawerOpen}
        onClick={onToggleDrawer}
        aria-label={t('Menu')}
        aria-expanded={drawerOpen}
      />
      <UnstyledButton className={styles.search} onClick={onSearch} aria-keyshortcuts="Control+K">
        <IconSearch size={17} stroke={1.6} />
        <span className={styles.searchWords}>{t('Find anything')}</span>
        <Kbd className={styles.keys} size="xs" aria-hidden>
          {onApple ? '⌘ K' : 'Ctrl K'}
        </Kbd>
      </UnstyledButton>
      <div className={styles.end}>
        <div className={styles.aside}>{aside}</div>
        {shortcut && maySee(me, shortcut) && (
          <Button
            component={Link}
            to={shortcut.path}
            size="sm"
            leftSection={<IconPlus size={17} stroke={1.8} />}
            className={styles.shortcut}
          >
            <span className={styles.shortcutWords}>{t(shortcut.label)}</span>
          </Button>
        )}
        {role && (
          <Badge variant="light" color="brass" tt="none" className={styles.type}>
            {role}
          </Badge>
        )}
        {bell}
        <UserMenu me={me} role={role} items={userMenu} onKeys={onKeys} />
      </div>
    </header>
  )
})
