import { UnstyledButton } from '@mantine/core'
import { useLocalStorage } from '@mantine/hooks'
import { IconChevronRight } from '@tabler/icons-react'
import { useEffect, useId } from 'react'
import { Link, useLocation } from 'react-router'
import { useSay } from '../../language/language.ts'
import { Brand } from '../brand.tsx'
import {
  entryFor,
  isGroup,
  type Navigation,
  type NavigationGroup,
  type NavigationItem,
  pagesOf,
} from './navigation.ts'
import styles from './sidebar.module.css'

interface SidebarProps {
  name: string
  home: string
  /** The entries that the person may see. */
  entries: Navigation['sidebar']
}

/** The way to every page; the same in the column on wide screens and in the drawer on narrow ones. */
export function Sidebar({ name, home, entries }: SidebarProps) {
  const say = useSay()
  const current = entryFor(pagesOf(entries), useLocation())
  return (
    <div className={styles.sidebar}>
      <Link to={home} className={styles.brand}>
        <Brand name={name} />
      </Link>
      <nav aria-label={say('Main')} className={styles.entries}>
        {entries.map((entry) =>
          isGroup(entry) ? (
            <Group key={entry.label} group={entry} current={current} />
          ) : (
            <Entry key={entry.path} item={entry} current={entry === current} />
          ),
        )}
      </nav>
    </div>
  )
}

function Entry({ item, current }: { item: NavigationItem; current: boolean }) {
  const say = useSay()
  const { icon: Icon, label, path, badge: Badge } = item
  return (
    <Link to={path} className={styles.entry} aria-current={current ? 'page' : undefined}>
      <Icon size={19} stroke={1.6} />
      <span>{say(label)}</span>
      {Badge && <Badge />}
    </Link>
  )
}

/** A group opens when the current page comes to lie within it; otherwise it stays as it was left. */
function Group({ group, current }: { group: NavigationGroup; current: NavigationItem | null }) {
  const say = useSay()
  const { icon: Icon, label, items } = group
  const listId = useId()
  const inside = current !== null && items.includes(current)
  const [open, setOpen] = useLocalStorage({
    key: `inkwell.sidebar.${label}`,
    defaultValue: inside,
    getInitialValueInEffect: false,
  })
  useEffect(() => {
    if (inside) setOpen(true)
  }, [inside, setOpen])
  return (
    <div>
      <UnstyledButton
        className={styles.entry}
        data-inside={(inside && !open) || undefined}
        aria-expanded={open}
        aria-controls={listId}
        onClick={() => setOpen(!open)}
      >
        <Icon size={19} stroke={1.6} />
        <span>{say(label)}</span>
        {/* What waits is seen also while the group is closed. */}
        {!open && items.map(({ path, badge: Badge }) => Badge && <Badge key={path} />)}
        <IconChevronRight size={16} className={styles.chevron} data-open={open || undefined} />
      </UnstyledButton>
      <div id={listId} className={styles.list} data-open={open || undefined}>
        <div className={styles.children}>
          {items.map((item) => (
            <Entry key={item.path} item={item} current={item === current} />
          ))}
        </div>
      </div>
    </div>
  )
}
