import { IconPlus } from '@tabler/icons-react'
import type { Entity } from '../../contract/entity.ts'
import { sentencesOf } from '../../contract/entity-sentences.ts'
import { useMay } from '../session/rights.ts'
import { LinkButton } from './link-button.tsx'

/** A link to the form for a new record, for users who may create one. */
export function CreateButton({ entity, to }: { entity: Entity; to: string }) {
  return useMay(entity.resource, 'create') ? (
    <LinkButton to={to} label={sentencesOf(entity).create} icon={IconPlus} primary />
  ) : null
}
