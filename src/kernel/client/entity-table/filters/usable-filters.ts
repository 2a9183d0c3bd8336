import { useMemo } from 'react'
import type { Entity } from '../../../contract/entity.ts'
import type { Field, Fields } from '../../../contract/fields.ts'
import { mayDo } from '../../session/account.ts'
import { useMe } from '../../session/rights.ts'

/** The entity with the filters that the user can use: a filter by user needs the permission to view users. */
export function useUsableFilters(entity: Entity): Entity {
  const me = useMe()
  return useMemo(() => {
    const isUsable = (field: Field) =>
      field.kind !== 'reference' || !field.to.resource || mayDo(me, field.to.resource, 'view')
    const filters = Object.entries<Field>(entity.filters).filter(([, field]) => isUsable(field))
    return { ...entity, filters: Object.fromEntries(filters) satisfies Fields }
  }, [entity, me])
}
