import { UnstyledButton } from '@mantine/core'
import { IconChevronRight } from '@tabler/icons-react'
import { useEffect, useId, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { useTranslate } from '../../../language/language.ts'
import { Brand } from '../../brand.tsx'
import {
  entryFor,
  isFold,
  type Navigation,
  type NavigationFold,
  type NavigationGroup,
  type NavigationItem,
  pagesOf,
} from './navigation.ts'
import styles from './sidebar.module.css'

interface SidebarProps {
  name: string
  home: string
  /** The groups that the person may see. */
  groups: Navigation['sidebar']
}

/** The way to every page; the same in the column on wide screens and in the drawer on narrow ones. */
export function Sidebar({ name, home, groups }: SidebarProps) {
  const t = useTranslate()
  const current = entryFor(pagesOf(groups), useLocation())
  const all = useRef<HTMLElement>(null)
  useEffect(() => {
    // On a low screen the entries are longer than it.
    all.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [current])
  return (
    <div className={styles.sidebar}>
      <Link to={home} className={styles.brand}>
        <Brand name={name} />
      </Link>
      <nav ref={all} aria-label={t('Main')} className={styles.entries}>
        {groups.map((group) => (
          <Group key={group.label} group={group} current={current} />
        ))}
      </nav>
    </div>
  )
}

function Group({
  group: { label, entries },
  current,
}: {
  group: NavigationGroup
  current: NavigationItem | null
}) {
  const t = useTranslate()
  const headingId = useId()
  const links = entries.map((entry) =>
    isFold(entry) ? (
      <Fold key={entry.label} fold={entry} current={current} />
    ) : (
      <Entry key={entry.path} item={entry} current={entry === current} />
    ),
  )
  if (label === null) return links
  return (
    <div role="group" aria-labelledby={headingId}>
      <div id={headingId} className={styles.heading}>
        {t(label)}
      </div>
      {links}
    </div>
  )
}

function Entry({ item, current }: { item: NavigationItem; current: boolean }) {
  const t = useTranslate()
  const { icon: Icon, label, path, badge: Badge } = item
  return (
    <Link to={path} className={styles.entry} aria-current={current ? 'page' : undefined}>
      <Icon size={18} stroke={1.6} />
      <span>{t(label)}</span>
      {Badge && <Badge />}
    </Link>
  )
}

/** A fold is open while the current page lies within it, unless it is closed by hand, and else as it was left. */
function Fold({ fold, current }: { fold: NavigationFold; current: NavigationItem | null }) {
  const t = useTranslate()
  const { icon: Icon, label, items } = fold
  const listId = useId()
  const inside = current !== null && items.includes(current)
  const key = `inkwell.unfolded.${label}`
  const [kept, setKept] = useState(() => localStorage.getItem(key) === 'true')
  const [closed, setClosed] = useState(false)
  if (closed && !inside) setClosed(false)
  const open = inside ? !closed : kept
  const toggle = () => {
    localStorage.setItem(key, String(!open))
    setKept(!open)
    setClosed(inside && open)
  }
  return (
    <>
      <UnstyledButton
        className={styles.entry}
        data-inside={(inside && !open) || undefined}
        aria-expanded={open}
        aria-controls={listId}
        onClick={toggle}
      >
        <Icon size={18} stroke={1.6} />
        <span>{t(label)}</span>
        {/* What waits is seen also while the fold is closed. */}
        {!open && items.map(({ path, badge: Badge }) => Badge && <Badge key={path} />)}
        <IconChevronRight size={15} className={styles.chevron} data-open={open || undefined} />
      </UnstyledButton>
      <div id={listId} className={styles.children} hidden={!open}>
        {items.map((item) => (
          <Entry key={item.path} item={item} current={item === current} />
        ))}
      </div>
    </>
  )
}
