import { endpoint } from './endpoint.ts'
import type { Entity } from './entity.ts'

/**
 * Tells the server that the paper of a record is on a screen from which it is printed. Whoever may see the record may
 * say so; its PDF says it by itself.
 */
export function printedOf({ path, label, resource }: Pick<Entity, 'path' | 'label' | 'resource'>) {
  return endpoint({
    method: 'POST',
    path: `${path}/:id/printed`,
    summary: `Note that the paper of this ${label.toLowerCase()} was asked for: from then on it is cancelled, not deleted`,
    access: { resource, verb: 'view' },
    reply: 'empty',
  })
}
