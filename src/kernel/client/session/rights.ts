import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import { type Resource, type Verb, verbs } from '../../contract/access.ts'
import { account, mayDo, type Me } from './account.ts'

/** The first part of every cache key about the person's own account. */
export const meTopic = 'me'

/** Who is signed in, as a query of the cache. */
export const meQuery = queryOptions({
  queryKey: [meTopic],
  queryFn: async (): Promise<Me> => {
    const me = await account().whoAmI()
    return { ...me, rights: rightsIn(me.rights), hidden_columns: columnsIn(me.hidden_columns) }
  },
})

/** Rights as they were sent; whatever is none gives none. */
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

/** The person signed in; undefined until the server has told. The frame asks, and whatever stands in it knows. */
export function useMe(): Me | undefined {
  return useOfMe(itself)
}

/** Whether the person signed in may do something with a resource. The server checks again. */
export function useMay(resource: Resource, verb: Verb): boolean {
  return useOfMe((me) => mayDo(me, resource, verb))
}

const itself = (me: Me | undefined) => me

/**
 * Something of the person signed in. Each row of a list asks what may be done with it, so this is lighter than a query
 * of its own, and draws nothing anew while the answer stays.
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
