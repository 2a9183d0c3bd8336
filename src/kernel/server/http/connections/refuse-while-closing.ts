import type { FastifyInstance } from 'fastify'
import { Problem } from '../../../contract/problem.ts'

/**
 * Refuses new requests on open connections while the server closes, with 503. `/readyz` still answers, and reports that
 * the server is stopping.
 */
export function refuseWhileClosing(server: FastifyInstance): void {
  let isClosing = false
  server.addHook('preClose', async () => {
    isClosing = true
  })
  server.addHook('onRequest', async ({ routeOptions }) => {
    if (isClosing && routeOptions.url !== '/readyz')
      throw new Problem('unavailable', 'Inkwell is restarting. Try again in a moment.', { retryAfter: 2 })
  })
}
