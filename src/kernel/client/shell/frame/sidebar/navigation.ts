import type { ComponentType, ReactNode } from 'react'
import { type Label, type DisplayText, message, type Message } from '../../../../../i18n/messages.ts'
import type { Resource, Verb } from '../../../../contract/access.ts'
import { mayDo, type Me } from '../../../session/account.ts'
import { messageOf } from '../../../../../i18n/messages.ts'

/** What a person must be allowed to do to see something. */
export interface Need {
  resource: Resource
  verb: Verb
}

/** A page that the sidebar, the menus and the palette lead to. */
export interface NavigationItem {
  label: DisplayText
  /** With the query, where several entries share a page. */
  path: string
  icon: ComponentType<{ size?: number | string; stroke?: number | string }>
  /** Beginnings of further addresses that belong to the entry, such as that of one record's page. */
  within?: readonly string[]
  /** What waits behind the entry. */
  badge?: NavigationBadge
  need?: Need
}

/** What a badge's component hands its number to, so that the numbers of several can be summed up. */
export interface CountProps {
  children(count: number): ReactNode
}

/** How much waits for the user behind an entry. */
export interface NavigationBadge {
  Count: ComponentType<CountProps>
  /** What it waits for, read out after the number. */
  label: Label
}

/** Pages that belong together, under an entry of the sidebar that opens and closes. */
export interface NavigationGroup {
  label: Label
  icon: NavigationItem['icon']
  items: readonly NavigationItem[]
}

/** How records of a kind that can be found stand in the palette. */
export interface RecordLink {
  /** What one is called. */
  label: DisplayText
  icon: NavigationItem['icon']
  path(id: number): string
}

/** A page that a key leads to from everywhere. */
export interface Jump {
  /** As the hook of hotkeys takes it, by its place on the keyboard: people type in three languages. */
  hotkey: string
  /** As people read it. */
  shown: string
  page: NavigationItem
}

/** A key that does something where its screen is. */
export interface KeyOnScreen {
  shown: string
  does: DisplayText
}

/** The app's own facts, which the shell shows and does not know. */
export interface Navigation {
  name: string
  home: string
  sidebar: readonly (NavigationItem | NavigationGroup)[]
  /** What the bar at the bottom of a phone leads to, beside the sidebar. */
  bottomBar: readonly NavigationItem[]
  /** Pages that begin something new: found by their names, and not in the sidebar. */
  creates: readonly NavigationItem[]
  /** The one thing that is begun from everywhere. */
  shortcut: NavigationItem | null
  /** Pages that a key leads to from everywhere. */
  jumps: readonly Jump[]
  /** What keys do on single screens. */
  keys: readonly KeyOnScreen[]
  /** What the user menu leads to besides signing out. */
  userMenu: readonly NavigationItem[]
  /** What the kinds of people are called, by the name of the kind. */
  roles: Readonly<Record<string, Label>>
  /** What the palette finds, in words. */
  finds: DisplayText
  /** The kinds of records that the palette finds, by the entity's name. */
  records: Readonly<Record<string, RecordLink>>
}

/** Tells a group from a page. */
export function isGroup(entry: NavigationItem | NavigationGroup): entry is NavigationGroup {
  return 'items' in entry
}

/** Whether a person may see an entry. */
export function maySee(me: Me | undefined, { need }: { need?: Need }): boolean {
  return need === undefined || mayDo(me, need.resource, need.verb)
}

/** The sidebar as a person may see it; a group without pages is absent, and a single page stands in its group's place. */
export function visibleTo(me: Me | undefined, sidebar: Navigation['sidebar']): Navigation['sidebar'] {
  return sidebar.flatMap((entry): Navigation['sidebar'] => {
    if (!isGroup(entry)) return maySee(me, entry) ? [entry] : []
    const items = entry.items.filter((item) => maySee(me, item))
    return items.length > 1 ? [{ ...entry, items }] : items
  })
}

/** All pages of the sidebar, those of its groups included. */
export function pagesOf(sidebar: Navigation['sidebar']): readonly NavigationItem[] {
  return sidebar.flatMap((entry) => (isGroup(entry) ? entry.items : [entry]))
}

/** All pages that a person may go to, each under a name that says enough outside its group. */
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

/** How well an entry names a place: its very query before its path, its path before what belongs to it. */
function closeness(item: NavigationItem, { pathname, search }: Place): number {
  const [path = '', query] = item.path.split('?')
  if (pathname === path) {
    if (query === undefined) return 2
    const here = new URLSearchParams(search)
    return [...new URLSearchParams(query)].every(([name, value]) => here.get(name) === value) ? 3 : noMatch
  }
  return item.within?.some((base) => pathname === base || pathname.startsWith(`${base}/`)) ? 1 : noMatch
}

/** The entry that names a place best, if any does. */
export function entryFor(items: readonly NavigationItem[], place: Place): NavigationItem | null {
  const scored = items.map((item) => ({ item, score: closeness(item, place) }))
  const best = Math.max(noMatch, ...scored.map(({ score }) => score))
  return best === noMatch ? null : (scored.find(({ score }) => score === best)?.item ?? null)
}
