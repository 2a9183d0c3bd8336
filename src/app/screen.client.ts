import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router'
import type { Resource, Verb } from '../kernel/contract/access.ts'
import type { Need } from '../kernel/client/shell/navigation.ts'
import type { RouteFacts } from '../kernel/client/shell/route-facts.ts'

/** A screen that is loaded when somebody goes there. */
export function lightScreen(path: string, title: string, load: () => Promise<ComponentType>): RouteObject {
  return { path, handle: { title } satisfies RouteFacts, lazy: async () => ({ Component: await load() }) }
}

/** A screen that mostly needs a right, and the styles of lists and forms, which the first pages do without. */
export function screen(
  path: string,
  title: string,
  need: Need | null,
  load: () => Promise<ComponentType>,
): RouteObject {
  const lazy = async () => {
    const [Component] = await Promise.all([load(), import('../kernel/client/component-styles.ts')])
    return { Component }
  }
  return { path, handle: { title, ...(need && { need }) } satisfies RouteFacts, lazy }
}

/** The right to do something with the records of an entity. */
export const to = (verb: Verb, { resource }: { resource: Resource }): Need => ({ resource, verb })
