import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { Problem } from '../../contract/problem.ts'

const robots = 'User-agent: *\nDisallow: /\n'

/** No screen has a dot in its path: such a request is for a file, such as favicon.ico, .env or wp-login.php. */
const isOfFile = (pathname: string) => pathname.includes('.')

/**
 * Serves the built web app: its hashed files, cached for ever, and its one page for every path that the browser's
 * router handles. Any other path is a 404 problem, and robots are kept out.
 */
export async function serveWebApp(server: FastifyInstance, folder: string): Promise<void> {
  const page = path.join(folder, 'index.html')
  const html = existsSync(page) ? readFileSync(page) : undefined
  if (html) {
    // One route for all hashed files instead of two for each of hundreds, which would delay the start.
    await server.register(fastifyStatic, {
      root: path.join(folder, 'assets'),
      prefix: '/assets/',
      index: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply) => void reply.header('cache-control', 'public, max-age=31536000, immutable'),
    })
    await server.register(fastifyStatic, {
      root: folder,
      globIgnore: ['assets/**'],
      wildcard: false,
      decorateReply: false,
      index: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply) => void reply.header('cache-control', 'no-cache'),
    })
  }
  server.get('/robots.txt', async (_request, reply) => await reply.type('text/plain').send(robots))
  server.setNotFoundHandler(async (request, reply) => {
    const wantsPage = request.method === 'GET' || request.method === 'HEAD'
    // Without a URL object: a request may contain an invalid URL, such as `//`.
    const [pathname = ''] = request.url.split('?')
    const isOther = ['/api/', '/assets/'].some((start) => pathname.startsWith(start)) || isOfFile(pathname)
    if (!html || !wantsPage || isOther) {
      throw new Problem('not_found', 'Not found. The record may have been deleted.')
    }
    return await reply.type('text/html').header('cache-control', 'no-cache').send(html)
  })
}
