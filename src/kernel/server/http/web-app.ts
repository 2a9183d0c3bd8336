import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { Problem } from '../../contract/problem.ts'

const robots = 'User-agent: *\nDisallow: /\n'

/** No screen has a dot in its address: it is a file that somebody tries, such as favicon.ico, .env or wp-login.php. */
const isOfFile = (pathname: string) => pathname.includes('.')

/**
 * Serves the built web app: its hashed files for ever, and its one page for every path that the browser
 * routes by itself. Anything else that does not exist is 404 in the shape of all problems, and nothing is for robots.
 */
export async function serveWebApp(server: FastifyInstance, folder: string): Promise<void> {
  const page = path.join(folder, 'index.html')
  const html = existsSync(page) ? readFileSync(page) : undefined
  if (html) {
    // One route for the hashed files, rather than two for each of hundreds, which a start would have to build.
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
    // No URL object: a request may ask for what is no URL at all, such as `//`.
    const [pathname = ''] = request.url.split('?')
    const isOther = ['/api/', '/assets/'].some((start) => pathname.startsWith(start)) || isOfFile(pathname)
    if (!html || !wantsPage || isOther) {
      throw new Problem('not_found', 'Not found. The record may have been deleted.')
    }
    return await reply.type('text/html').header('cache-control', 'no-cache').send(html)
  })
}
