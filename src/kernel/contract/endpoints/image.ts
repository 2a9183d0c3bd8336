import { endpoint } from '../endpoint.ts'
import { choice } from '../kinds/choice.ts'

/**
 * A stored picture. Public, since `<img>` sends no bearer token: only somebody who has seen the record knows the
 * SHA-256 of its picture.
 */
export const readImage = endpoint({
  method: 'GET',
  path: '/image/:sha256',
  summary: 'A stored picture; the content of an address never changes',
  access: 'public',
  query: { size: choice('Size', { thumb: 'Thumbnail' }) },
  reply: { content: 'image/webp' },
})
