import { useMemo } from 'react'
import { useMay } from '../../kernel/client/rights.ts'
import type { Entity } from '../../kernel/contract/entity.ts'
import { user } from './users.contract.ts'

/** The entity with the filters that the person can use: who may not see the users cannot choose one. */
export function useUsableFilters(entity: Entity): Entity {
  const mayViewUsers = useMay(user.resource, 'view')
  return useMemo(() => {
    const { created_by: _, ...others } = entity.filters
    return mayViewUsers ? entity : { ...entity, filters: others }
  }, [entity, mayViewUsers])
}
