import type { ComponentType, ReactNode } from 'react'
import { type Label, type DisplayText, message, type Message } from '../../../../../i18n/messages.ts'
import type { Resource, Verb } from '../../../../contract/access.ts'
import { mayDo, type Me } from '../../../session/account.ts'
import { messageOf } from '../../../../../i18n/messages.ts'

/** The permission that an entry or screen needs. */
export interface Need {
  resource: Resource
  verb: Verb
}

/** A page in the sidebar, the menus and the search palette. */
export interface NavigationItem {
  label: DisplayText
  /** The name outside of its group, if the label needs that of the group. */
  alone?: DisplayText
  /** Includes the query if several entries share a page. */
  path: string
  icon: ComponentType<{ size?: number | string; stroke?: number | string }>
  /** Prefixes of other addresses that belong to the entry, such as those of single records. */
  within?: readonly string[]
  /** The number of pending items shown beside the entry. */
  badge?: NavigationBadge
  need?: Need
}

/** A badge's component passes its number to `children`, so that several numbers can be added up. */
export interface CountProps {
  children(count: number): ReactNode
}

/** The number of items that wait for the user, beside an entry. */
export interface NavigationBadge {
  Count: ComponentType<CountProps>
  /** What the number counts, for screen readers. */
  label: Label
}

/** An expandable sidebar entry with several pages. */
export interface NavigationGroup {
  label: Label
  icon: NavigationItem['icon']
  items: readonly NavigationItem[]
}

/** The search palette once it is loaded. */
export interface PaletteProps {
  pages: readonly NavigationItem[]
  /** What is entered. */
  typed: string
  onType(typed: string): void
  /** Whether Enter was pressed before it was loaded. */
  entered: boolean
  onClose(): void
}

/** A page with a global keyboard shortcut. */
export interface Jump {
  /** In the syntax of Mantine's `useHotkeys`, by physical key, since users type in three languages. */
  hotkey: string
  /** The shortcut as shown to users. */
  shown: string
  page: NavigationItem
}

/** A keyboard shortcut of a single screen. */
export interface KeyOnScreen {
  shown: string
  does: DisplayText
}

/** What the app provides and the shell displays. */
export interface Navigation {
  name: string
  home: string
  sidebar: readonly (NavigationItem | NavigationGroup)[]
  /** The entries of the bottom bar on phones, besides the sidebar. */
  bottomBar: readonly NavigationItem[]
  /** Pages that create something: in the search palette, not in the sidebar. */
  creates: readonly NavigationItem[]
  /** The action in the top bar of every screen. */
  shortcut: NavigationItem | null
  /** Pages with a global keyboard shortcut. */
  jumps: readonly Jump[]
  /** Keyboard shortcuts of single screens. */
  keys: readonly KeyOnScreen[]
  /** The entries of the user menu, besides signing out. */
  userMenu: readonly NavigationItem[]
  /** The labels of the user types, by name. */
  roles: Readonly<Record<string, Label>>
  /** The search palette, loaded when it is first opened. */
  palette: ComponentType<PaletteProps>
}

/** Whether an entry is a group. */
export function isGroup(entry: NavigationItem | NavigationGroup): entry is NavigationGroup {
  return 'items' in entry
}

/** Whether the user may see an entry. */
export function maySee(me: Me | undefined, { need }: { need?: Need }): boolean {
  return need === undefined || mayDo(me, need.resource, need.verb)
}

/**
 * Returns the sidebar for a user. A group without visible pages is left out; a group with one is replaced by that page.
 */
export function visibleTo(me: Me | undefined, sidebar: Navigation['sidebar']): Navigation['sidebar'] {
  return sidebar.flatMap((entry): Navigation['sidebar'] => {
    if (!isGroup(entry)) return maySee(me, entry) ? [entry] : []
    const items = entry.items.filter((item) => maySee(me, item))
    return items.length > 1 ? [{ ...entry, items }] : items
  })
}

/** Returns all pages of the sidebar, including those in groups. */
export function pagesOf(sidebar: Navigation['sidebar']): readonly NavigationItem[] {
  return sidebar.flatMap((entry) => (isGroup(entry) ? entry.items : [entry]))
}

/** Returns the pinned pages among those of the sidebar, in the user's order. */
export function pinnedAmong(
  pages: readonly NavigationItem[],
  pinned: Me['pinned_pages'],
): readonly NavigationItem[] {
  return pinned.flatMap(({ path }) => pages.find((page) => page.path === path) ?? [])
}

/** Returns the name of a page where its group is not shown. */
export function nameAlone({ label, alone = label }: NavigationItem): DisplayText {
  return alone
}

/** Returns all pages that the user may open. Pages of a group have its label as prefix. */
export function findablePages(me: Me | undefined, navigation: Navigation): readonly NavigationItem[] {
  const inSidebar = visibleTo(me, navigation.sidebar).flatMap((entry) =>
    isGroup(entry) ? entry.items.map((item) => ({ ...item, label: nameWithin(entry, item) })) : [entry],
  )
  const { shortcut, creates, userMenu } = navigation
  const others = [...(shortcut ? [shortcut] : []), ...creates, ...userMenu]
  const isNew = ({ path }: NavigationItem) => inSidebar.every((item) => item.path !== path)
  return [...inSidebar, ...others.filter((item) => maySee(me, item) && isNew(item))]
}

function nameWithin({ label: group }: NavigationGroup, { label: page }: NavigationItem): Message {
  return message('{group} · {page}', { group: messageOf(group), page: messageOf(page) })
}

interface Place {
  pathname: string
  search: string
}

const noMatch = 0

/**
 * Returns how well an entry matches an address: 3 if path and query match, 2 for the path alone, 1 for an address in
 * `within`, 0 for none.
 */
function closeness(item: NavigationItem, { pathname, search }: Place): number {
  const [path = '', query] = item.path.split('?')
  if (pathname === path) {
    if (query === undefined) return 2
    const here = new URLSearchParams(search)
    return [...new URLSearchParams(query)].every(([name, value]) => here.get(name) === value) ? 3 : noMatch
  }
  return item.within?.some((base) => pathname === base || pathname.startsWith(`${base}/`)) ? 1 : noMatch
}

/** Returns the entry that matches an address best; null if none does. */
export function entryFor(items: readonly NavigationItem[], place: Place): NavigationItem | null {
  const scored = items.map((item) => ({ item, score: closeness(item, place) }))
  const best = Math.max(noMatch, ...scored.map(({ score }) => score))
  return best === noMatch ? null : (scored.find(({ score }) => score === best)?.item ?? null)
}
