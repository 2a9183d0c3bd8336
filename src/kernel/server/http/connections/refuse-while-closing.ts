import type { FastifyInstance } from 'fastify'
import { Problem } from '../../../contract/problem.ts'

/**
 * Puts off what comes while the server closes, on connections that are still at work for somebody. Who asks whether it is
 * ready is told that it is stopping.
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
