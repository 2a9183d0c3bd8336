import { queryOptions, useQuery } from '@tanstack/react-query'
import { type Resource, type Verb, verbs } from '../contract/access.ts'
import { account, mayDo, type Me } from './account.ts'
import { useSession } from './session.ts'

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

/** The person signed in; undefined until the server has told. */
export function useMe(): Me | undefined {
  const signedIn = useSession() !== null
  return useQuery({ ...meQuery, enabled: signedIn }).data
}

/** Whether the person signed in may do something with a resource. The server checks again. */
export function useMay(resource: Resource, verb: Verb): boolean {
  return mayDo(useMe(), resource, verb)
}
