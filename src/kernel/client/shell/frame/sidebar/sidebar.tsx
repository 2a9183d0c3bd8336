import { UnstyledButton } from '@mantine/core'
import { IconChevronRight } from '@tabler/icons-react'
import { useEffect, useId, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import type { DisplayText } from '../../../../../i18n/messages.ts'
import { useTranslate } from '../../../language/language.ts'
import type { Me } from '../../../session/account.ts'
import { useMe } from '../../../session/rights.ts'
import { Brand } from '../../brand.tsx'
import {
  entryFor,
  isGroup,
  nameAlone,
  type Navigation,
  type NavigationGroup,
  type NavigationItem,
  pagesOf,
  pinnedAmong,
} from './navigation.ts'
import { PinButton } from './pin-button.tsx'
import { PendingBadge } from '../pending-badge.tsx'
import styles from './sidebar.module.css'

const none: Me['pinned_pages'] = []

interface SidebarProps {
  name: string
  home: string
  /** The entries that the user may see. */
  entries: Navigation['sidebar']
}

/** The links to all pages, in a column on wide screens and in the drawer on narrow ones. */
export function Sidebar({ name, home, entries }: SidebarProps) {
  const t = useTranslate()
  const pages = pagesOf(entries)
  const current = entryFor(pages, useLocation())
  const pinned = useMe()?.pinned_pages ?? none
  const shown = pinnedAmong(pages, pinned)
  // The start page needs no pin: it is the first entry.
  const pinnable = current?.path === home ? null : current
  const all = useRef<HTMLElement>(null)
  useEffect(() => {
    // On low screens the sidebar scrolls.
    all.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [current])
  return (
    <div className={styles.sidebar}>
      <Link to={home} className={styles.brand}>
        <Brand name={name} />
      </Link>
      <nav ref={all} aria-label={t('Main')} className={styles.entries}>
        {shown.length > 0 && (
          <div role="group" aria-label={t('Pinned pages')} className={styles.pinned}>
            {shown.map((item) => (
              <Entry
                key={item.path}
                item={item}
                label={nameAlone(item)}
                current={item === current}
                pinned={pinned}
              />
            ))}
          </div>
        )}
        {entries.map((entry) =>
          isGroup(entry) ? (
            <Group key={entry.label} group={entry} current={current} pinned={pinned} />
          ) : (
            <Entry
              key={entry.path}
              item={entry}
              current={entry === current}
              pinned={entry === pinnable ? pinned : undefined}
            />
          ),
        )}
      </nav>
    </div>
  )
}

interface EntryProps {
  item: NavigationItem
  label?: DisplayText
  current: boolean
  /** The user's pinned pages, if this one can be pinned or unpinned here. */
  pinned?: Me['pinned_pages'] | undefined
}

function Entry({ item, label = item.label, current, pinned }: EntryProps) {
  const t = useTranslate()
  const { icon: Icon, path, badge } = item
  return (
    <div className={styles.row}>
      <Link to={path} className={styles.entry} aria-current={current ? 'page' : undefined}>
        <Icon size={18} stroke={1.6} />
        <span>{t(label)}</span>
        {badge && <PendingBadge badges={[badge]} />}
      </Link>
      {pinned && <PinButton item={item} pinned={pinned} />}
    </div>
  )
}

interface GroupProps {
  group: NavigationGroup
  current: NavigationItem | null
  pinned: Me['pinned_pages']
}

/**
 * A group is open while it contains the current page, unless the user closes it; otherwise it stays as the user left
 * it.
 */
function Group({ group, current, pinned }: GroupProps) {
  const t = useTranslate()
  const { icon: Icon, label, items } = group
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
        {/* A closed group shows its badges too. */}
        {!open && <PendingBadge badges={items.flatMap(({ badge }) => badge ?? [])} />}
        <IconChevronRight size={15} className={styles.chevron} data-open={open || undefined} />
      </UnstyledButton>
      <div id={listId} className={styles.children} hidden={!open}>
        {open &&
          items.map((item) => (
            <Entry
              key={item.path}
              item={item}
              current={item === current}
              pinned={item === current ? pinned : undefined}
            />
          ))}
      </div>
    </>
  )
}
