import type { Entity } from '../../contract/entity.ts'
import { ButtonAction } from '../entity-table/rows/row-actions.tsx'
import { type Archivable, useArchiving } from './use-archiving.ts'

/** Puts the record of a row away, or takes it back. */
export function ArchiveAction({ entity, row }: { entity: Entity; row: Archivable }) {
  const archiving = useArchiving(entity, row)
  return archiving && <ButtonAction {...archiving} />
}
