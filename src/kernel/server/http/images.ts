import { readImage } from '../../contract/endpoints/image.ts'
import { Problem } from '../../contract/problem.ts'
import { loadPicture } from '../database/pictures.ts'
import type { Routes } from './routes.ts'

/** Serves stored pictures. Their addresses depend on their content, so browsers cache them for ever. */
export function serveImages(routes: Routes): void {
  routes.query(readImage, async ({ params, query }, db, reply) => {
    const bytes = await loadPicture(db, params['sha256'] ?? '', query.size ?? 'full')
    if (!bytes) throw new Problem('not_found', 'This picture does not exist.')
    return await reply
      .type('image/webp')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .send(bytes)
  })
}
