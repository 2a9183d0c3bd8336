import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import { Server as TlsServer } from 'node:tls'
import type { FastifyInstance } from 'fastify'

const checkMs = 50
/** A request may be on its way on a connection that was just made. */
const graceMs = 500
/** Who has not sent all of a request by then, or not read its answer, would have the process cut off in the end. */
const patienceMs = 6000

/**
 * While the server closes, ends connections as soon as nothing happens on them. Node ends those that are idle
 * at that moment only: one whose last answer is on its way, or which a browser opened and never used, would
 * hold the close up for a minute, and one whose sender has stalled in the middle of a request for ever.
 */
export function closeIdleConnections(server: FastifyInstance): void {
  const unused = new Set<Socket>()
  // Over TLS, requests know the inner connection only.
  const arrival = server.server instanceof TlsServer ? 'secureConnection' : 'connection'
  server.server.on(arrival, (socket: Socket) => {
    unused.add(socket)
    socket.once('close', () => unused.delete(socket))
  })
  server.server.on('request', ({ socket }: IncomingMessage) => unused.delete(socket))

  let timer: NodeJS.Timeout | undefined
  server.addHook('preClose', async () => {
    const start = Date.now()
    timer = setInterval(() => {
      server.server.closeIdleConnections()
      if (Date.now() - start > graceMs) for (const socket of unused) socket.destroy()
      if (Date.now() - start > patienceMs) server.server.closeAllConnections()
    }, checkMs)
  })
  server.addHook('onClose', async () => clearInterval(timer))
}
