import { IconPlus } from '@tabler/icons-react'
import type { RouteObject } from 'react-router'
import type { DisplayText } from '../../../i18n/messages.ts'
import type { Entity } from '../../contract/entity.ts'
import { sentencesOf } from '../../contract/entity-sentences.ts'
import type { Addresses, RecordKey } from '../../contract/screens-under.ts'
import type { NavigationItem } from '../shell/frame/sidebar/navigation.ts'
import { type LoadScreen, screen, to } from '../shell/frame/screen.ts'

/** What the app lists of a feature: its entry in the sidebar, the way to a new record, and its screens. */
export interface FeatureScreens extends NavigationItem {
  /** The kind of record that the screens are of. */
  entity?: Entity
  creation?: NavigationItem
  routes: readonly RouteObject[]
}

/** What the app lists of a feature that is one page, which is called as its entry. */
export function oneScreen(entry: NavigationItem & Pick<FeatureScreens, 'entity'>, load: LoadScreen) {
  return {
    ...entry,
    routes: [screen(entry.path, entry.label, entry.need ?? null, load)],
  } satisfies FeatureScreens
}

/** The four screens that most kinds of records have. */
export type FourScreens = Record<'table' | 'create' | 'view' | 'update', LoadScreen>

/** How they are called, and found. */
export interface Signs {
  at: Addresses
  /** What the sidebar and the list are called. */
  title: DisplayText
  icon: NavigationItem['icon']
  /** What the form of a new record is called, where that is not made of what one record is called. */
  createTitle?: DisplayText
}

/** A document that is never changed has no address to update it; one that is printed has another to do so. */
interface OwnSigns extends Omit<Signs, 'at'> {
  at: Omit<Addresses, 'update'> & Partial<Addresses> & { print?(id: RecordKey): string }
}

interface OwnScreens extends Omit<FourScreens, 'update'> {
  update?: LoadScreen
  print?: { title: DisplayText; load: LoadScreen }
}

/** The screens of a feature that has made each of them itself. */
export function ownScreens(
  entity: Entity,
  { at, title, icon, createTitle = sentencesOf(entity).create }: OwnSigns,
  { table, create, view, update, print }: OwnScreens,
) {
  const { create: begin, update: change } = sentencesOf(entity)
  return {
    entity,
    label: title,
    path: at.table,
    icon,
    within: [at.base],
    need: to('view', entity),
    creation: { label: begin, path: at.create, icon: IconPlus, need: to('create', entity) },
    routes: [
      screen(at.table, title, to('view', entity), table),
      screen(at.create, createTitle, to('create', entity), create),
      screen(at.view(':id'), entity.label, to('view', entity), view),
      ...(update && at.update ? [screen(at.update(':id'), change, to('update', entity), update)] : []),
      ...(print && at.print ? [screen(at.print(':id'), print.title, to('view', entity), print.load)] : []),
    ],
  } satisfies FeatureScreens
}
