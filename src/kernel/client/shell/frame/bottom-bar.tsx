import { UnstyledButton } from '@mantine/core'
import { IconMenu2 } from '@tabler/icons-react'
import { Link, useLocation } from 'react-router'
import { useTranslate } from '../../language/language.ts'
import styles from './bottom-bar.module.css'
import { entryFor, type NavigationItem } from './sidebar/navigation.ts'

interface BottomBarProps {
  /** The entries that the user may see. */
  items: readonly NavigationItem[]
  drawerOpen: boolean
  onMore(): void
}

/** The bar at the bottom of every screen on phones: the most used pages, and the sidebar. */
export function BottomBar({ items, drawerOpen, onMore }: BottomBarProps) {
  const t = useTranslate()
  const current = entryFor(items, useLocation())
  return (
    <nav className={styles.bar} aria-label={t('Pages')}>
      {items.map((item) => {
        const { icon: Icon, label, path } = item
        return (
          <Link
            key={path}
            to={path}
            className={styles.entry}
            aria-current={item === current ? 'page' : undefined}
          >
            <Icon size={20} stroke={1.6} />
            <span>{t(label)}</span>
          </Link>
        )
      })}
      <UnstyledButton
        className={styles.entry}
        aria-haspopup="dialog"
        aria-expanded={drawerOpen}
        onClick={onMore}
      >
        <IconMenu2 size={20} stroke={1.6} />
        <span>{t('More')}</span>
      </UnstyledButton>
    </nav>
  )
}
