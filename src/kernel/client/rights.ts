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
    return { ...me, rights: rightsIn(me.rights) }
  },
})

/** Rights as they were sent; whatever is none gives none. */
function rightsIn(sent: unknown): Me['rights'] {
  const entries = Object.entries(typeof sent === 'object' && sent !== null ? sent : {})
  return Object.fromEntries(
    entries.map(([resource, given]: [string, unknown]) => [
      resource,
      Array.isArray(given) ? verbs.filter((verb) => given.includes(verb)) : [],
    ]),
  )
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
