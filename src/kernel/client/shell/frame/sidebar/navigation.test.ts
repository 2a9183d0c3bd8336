import { expect, test } from 'vitest'
import { english } from '../../../../../i18n/english.ts'
import type { Me } from '../../../session/account.ts'
import {
  entryFor,
  findablePages,
  isGroup,
  type Navigation,
  type NavigationItem,
  visibleTo,
} from './navigation.ts'

const icon = () => null
const tools = { name: 'tools', label: 'Records', defaults: {} } as const
const all: NavigationItem = {
  label: 'All',
  path: '/tool/table',
  icon,
  within: ['/tool'],
  need: { resource: tools, verb: 'view' },
}
const sharp: NavigationItem = { ...all, label: 'Paid', path: '/tool/table?kind=sharp', within: [] }
const home: NavigationItem = { label: 'Main', path: '/home', icon, within: ['/'] }
const bare: NavigationItem = { label: 'Name', path: '/name', icon }
const sidebar: Navigation['sidebar'] = [home, { label: 'Records', icon, items: [all, sharp] }]
const shownTo = (me: Me | undefined, all: Navigation['sidebar']) =>
  visibleTo(me, all).map((entry) =>
    isGroup(entry) ? [entry.label, ...entry.items.map(({ label }) => label)] : entry.label,
  )
const person = (rights: Me['rights']): Me => ({
  id: 1,
  full_name: 'A B',
  first_name: 'A',
  email: 'a@b.c',
  language: null,
  user_image: null,
  must_change_password: false,
  must_set_up_factor: false,
  notices: 0,
  newest_notices: [],
  alarm: false,
  rate: null,
  concerns: [],
  waiting_for_approval: 0,
  money_waiting: 0,
  unread_notices: 0,
  hidden_columns: {},
  column_layouts: {},
  list_look: null,
  pinned_pages: [],
  password_set_by: null,
  password_set_at: null,
  user_type: 'admin',
  rights,
})

const labelAt = (pathname: string, search = '') => entryFor([home, all, sharp], { pathname, search })?.label

test('the entry with the exact query is the current one', () => {
  expect(labelAt('/tool/table')).toBe('All')
  expect(labelAt('/tool/table', '?kind=sharp&page=2')).toBe('Paid')
  expect(labelAt('/tool/table', '?kind=blunt')).toBe('All')
})

test('a record’s page belongs to its list, a page with a similar path does not', () => {
  expect(labelAt('/tool/view/7')).toBe('All')
  expect(labelAt('/tool-box/view/7')).toBeUndefined()
})

test('the root path belongs to home alone', () => {
  expect(labelAt('/')).toBe('Main')
  expect(labelAt('/elsewhere')).toBeUndefined()
})

test('a group without permitted pages is absent', () => {
  expect(shownTo(person({}), sidebar)).toEqual(['Main'])
  expect(shownTo(person({ tools: ['view'] }), sidebar)).toEqual(['Main', ['Records', 'All', 'Paid']])
})

test('a group with one permitted page shows that page in its place', () => {
  const mixed: Navigation['sidebar'] = [{ label: 'Records', icon, items: [bare, all] }]
  expect(shownTo(person({}), mixed)).toEqual(['Name'])
  expect(shownTo(person({ tools: ['view'] }), mixed)).toEqual([['Records', 'Name', 'All']])
})

test('entries that need a permission are absent until the session is known', () => {
  expect(shownTo(undefined, sidebar)).toEqual(['Main'])
})

test('found pages have the name of their group, and forbidden ones are not found', () => {
  const shortcut: NavigationItem = {
    label: 'New picture',
    path: '/tool/create',
    icon,
    need: { resource: tools, verb: 'create' },
  }
  const box: NavigationItem = { ...shortcut, label: 'New', path: '/box/create' }
  const navigation: Navigation = {
    name: 'X',
    home: '/home',
    sidebar,
    bottomBar: [],
    creates: [box],
    shortcut,
    jumps: [],
    keys: [],
    userMenu: [],
    roles: {},
    palette: () => null,
  }
  const labels = (rights: Me['rights']) =>
    findablePages(person(rights), navigation).map(({ label }) => english(label))
  expect(labels({ tools: ['view'] })).toEqual(['Main', 'Records · All', 'Records · Paid'])
  expect(labels({ tools: ['view', 'create'] }).slice(-2)).toEqual(['New picture', 'New'])
})
