import type { Endpoint } from '../../contract/endpoint.ts'
import { mayDo } from './account.ts'
import { useMe } from './rights.ts'

/** Whether the signed-in user has the permission that a call requires. The server checks again. */
export function useMayCall({ access }: Pick<Endpoint, 'access'>): boolean {
  const me = useMe()
  if (access === 'superuser') return me?.user_type === 'superuser'
  return typeof access === 'string' || mayDo(me, access.resource, access.verb)
}
