import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import { type Resource, type Verb, verbs } from '../../contract/access.ts'
import { account, mayDo, type Me } from './account.ts'

/** The first part of the cache keys of the user's own account. */
export const meTopic = 'me'

/** The query of the signed-in user. */
export const meQuery = queryOptions({
  queryKey: [meTopic],
  queryFn: async (): Promise<Me> => {
    const me = await account().whoAmI()
    return { ...me, rights: rightsIn(me.rights), hidden_columns: columnsIn(me.hidden_columns) }
  },
})

/** Returns the permissions that were sent; invalid parts are dropped. */
function rightsIn(sent: unknown): Me['rights'] {
  return Object.fromEntries(
    listsIn(sent).map(([resource, given]) => [resource, verbs.filter((verb) => given.includes(verb))]),
  )
}

function columnsIn(sent: unknown): Me['hidden_columns'] {
  return Object.fromEntries(
    listsIn(sent).map(([list, names]) => [list, names.filter((name) => typeof name === 'string')]),
  )
}

function listsIn(sent: unknown): [string, unknown[]][] {
  const entries = Object.entries(typeof sent === 'object' && sent !== null ? sent : {})
  return entries.map(([name, given]: [string, unknown]) => [name, Array.isArray(given) ? given : []])
}

/** Returns the signed-in user; undefined until loaded. Only the app's frame requests it. */
export function useMe(): Me | undefined {
  return useOfMe(itself)
}

/** Whether the signed-in user has a permission. The server checks again. */
export function useMay(resource: Resource, verb: Verb): boolean {
  return useOfMe((me) => mayDo(me, resource, verb))
}

const itself = (me: Me | undefined) => me

/**
 * Returns a part of the signed-in user. Every row of a list uses it, so it is lighter than a query, and renders again
 * only when that part changes.
 */
function useOfMe<T>(tell: (me: Me | undefined) => T): T {
  const client = useQueryClient()
  const subscribe = useCallback(
    (onChange: () => void) =>
      client.getQueryCache().subscribe(({ query }) => {
        if (query.queryKey[0] === meTopic) onChange()
      }),
    [client],
  )
  return useSyncExternalStore(subscribe, () => tell(client.getQueryData<Me>(meQuery.queryKey)))
}
