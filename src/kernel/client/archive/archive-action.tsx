import type { Entity } from '../../contract/entity.ts'
import { ButtonAction } from '../entity-table/rows/row-actions.tsx'
import { type Archivable, useArchiving } from './use-archiving.ts'

/** Row action that archives the record or restores it. */
export function ArchiveAction({ entity, row }: { entity: Entity; row: Archivable }) {
  const archiving = useArchiving(entity, row)
  return archiving && <ButtonAction {...archiving} />
}
