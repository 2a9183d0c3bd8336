import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import { Server as TlsServer } from 'node:tls'
import type { FastifyInstance } from 'fastify'

const checkMs = 50
/** On a new connection, the first request may still be on its way. */
const graceMs = 500
/** After this time, clients in the middle of a request or response are disconnected, or the process would be killed. */
const patienceMs = 6000

/**
 * While the server closes, ends connections as soon as they are idle. Node ends only those that are idle at that
 * moment. A connection that is still sending its last response, or that a browser opened and never used, would delay
 * the close by a minute; one whose client stalled in the middle of a request would delay it for ever.
 */
export function closeIdleConnections(server: FastifyInstance): void {
  const unused = new Set<Socket>()
  // With TLS, requests refer to the inner connection only.
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
