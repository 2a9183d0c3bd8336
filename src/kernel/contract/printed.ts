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
    summary: `Record that this ${label.toLowerCase()} was printed: from then on it can be cancelled, not deleted`,
    access: { resource, verb: 'view' },
    reply: 'empty',
  })
}
