import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router'
import type { DisplayText } from '../../../../i18n/messages.ts'
import type { Resource, Verb } from '../../../contract/access.ts'
import type { Need } from './sidebar/navigation.ts'
import type { RouteFacts } from '../route-facts.ts'

/** Loads a screen when somebody goes there. */
export type LoadScreen = () => Promise<ComponentType>

/** A screen that is loaded when somebody goes there; most need a right. */
export function screen(path: string, title: DisplayText, need: Need | null, load: LoadScreen): RouteObject {
  const handle: RouteFacts = { title, ...(need && { need }) }
  return {
    path,
    handle,
    lazy: async () => ({ Component: await load() }),
  }
}

/** The right to do something with the records of an entity. */
export const to = (verb: Verb, { resource }: { resource: Resource }): Need => ({ resource, verb })
