import { endpoint } from './endpoint.ts'
import type { Entity } from './entity.ts'

/**
 * Records that a record's paper was printed from a screen. Open to every user who may view the record; generating its
 * PDF records it automatically.
 */
export function printedOf({ path, label, resource }: Pick<Entity, 'path' | 'label' | 'resource'>) {
  return endpoint({
    method: 'POST',
    path: `${path}/:id/printed`,
    summary: `Record that this ${label.toLowerCase()} was printed: from then on it can be cancelled, not deleted`,
    access: { resource, verb: 'view' },
    reply: 'empty',
  })
}
