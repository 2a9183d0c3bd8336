import { useMay, useMe } from '../../../kernel/client/session/rights.ts'
import { user } from '../users.contract.ts'

/** What the signed-in user may do with another user besides viewing; the server checks again. */
export function useMayTouch(row: { id: number; is_superuser: boolean }) {
  const me = useMe()
  const [mayUpdate, mayDelete] = [useMay(user.resource, 'update'), useMay(user.resource, 'delete')]
  // Only a superuser may change a superuser, and nobody may delete or deactivate themselves.
  const within = !row.is_superuser || me?.user_type === 'superuser'
  const other = me !== undefined && me.id !== row.id
  return {
    mayUpdate: mayUpdate && within,
    mayHold: mayUpdate && within && other,
    mayDelete: mayDelete && within && other,
  }
}
