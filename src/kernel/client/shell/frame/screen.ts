import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router'
import type { DisplayText } from '../../../../i18n/messages.ts'
import type { Resource, Verb } from '../../../contract/access.ts'
import type { Need } from './sidebar/navigation.ts'
import type { RouteFacts } from '../route-facts.ts'

/** Loads a screen when it is opened. */
export type LoadScreen = () => Promise<ComponentType>

/** Returns a route whose screen is loaded when opened. Most screens need a permission. */
export function screen(path: string, title: DisplayText, need: Need | null, load: LoadScreen): RouteObject {
  const handle: RouteFacts = { title, ...(need && { need }) }
  return {
    path,
    handle,
    lazy: async () => ({ Component: await load() }),
  }
}

/** Returns the permission to perform `verb` on records of an entity. */
export const to = (verb: Verb, { resource }: { resource: Resource }): Need => ({ resource, verb })
