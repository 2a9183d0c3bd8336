import { endpoint } from '../endpoint.ts'
import { choice } from '../kinds/choice.ts'

/**
 * A stored picture. Open to all, since `<img>` sends no bearer token: whoever knows the SHA-256 of a picture
 * has seen the record that holds it.
 */
export const readImage = endpoint({
  method: 'GET',
  path: '/image/:sha256',
  summary: 'A stored picture; the content of an address never changes',
  access: 'public',
  query: { size: choice('Size', { thumb: 'Thumbnail' }) },
  reply: { content: 'image/webp' },
})
