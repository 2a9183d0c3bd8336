import { IconPlus } from '@tabler/icons-react'
import type { RouteObject } from 'react-router'
import type { DisplayText } from '../../../i18n/messages.ts'
import type { Entity } from '../../contract/entity.ts'
import { sentencesOf } from '../../contract/entity-sentences.ts'
import type { Addresses, RecordKey } from '../../contract/screens-under.ts'
import type { NavigationItem } from '../shell/frame/sidebar/navigation.ts'
import { type LoadScreen, screen, to } from '../shell/frame/screen.ts'

/** What the app registers for a feature: its sidebar entry, the link to a new record, and its screens. */
export interface FeatureScreens extends NavigationItem {
  /** The entity of the screens. */
  entity?: Entity
  creation?: NavigationItem
  routes: readonly RouteObject[]
}

/** Returns the registration of a feature with a single page, titled as its sidebar entry. */
export function oneScreen(entry: NavigationItem & Pick<FeatureScreens, 'entity'>, load: LoadScreen) {
  return {
    ...entry,
    routes: [screen(entry.path, entry.label, entry.need ?? null, load)],
  } satisfies FeatureScreens
}

/** The four screens that most kinds of records have. */
export type FourScreens = Record<'table' | 'create' | 'view' | 'update', LoadScreen>

/** The addresses and titles of the screens. */
export interface ScreenLabels {
  at: Addresses
  /** The title of the sidebar entry and the list. */
  title: DisplayText
  icon: NavigationItem['icon']
  /** The title of the form for a new record, if not derived from the entity's label. */
  createTitle?: DisplayText
}

/** A document that cannot be changed has no update screen; one with a paper has a print screen. */
interface OwnScreenLabels extends Omit<ScreenLabels, 'at'> {
  at: Omit<Addresses, 'update'> & Partial<Addresses> & { print?(id: RecordKey): string }
}

interface OwnScreens extends Omit<FourScreens, 'update'> {
  update?: LoadScreen
  print?: { title: DisplayText; load: LoadScreen }
}

/** Returns the registration of a feature that implements all its screens itself. */
export function ownScreens(
  entity: Entity,
  { at, title, icon, createTitle = sentencesOf(entity).create }: OwnScreenLabels,
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
