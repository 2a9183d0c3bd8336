import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { answerUnreadable } from './unreadable-request.ts'

export interface Patience {
  /** How long the whole of a body may take from somebody without a session. */
  publicMs: number
  /** How long it may stand still, whoever sends it. */
  stalledMs: number
}

interface Upload {
  request: FastifyRequest
  reply: FastifyReply
  since: number
  bytesRead: number
  /** Looks at it without a new byte. Looks are counted, since no clock is right while the process was busy. */
  idleLooks: number
}

const looksUntilStalled = 5
const tooSlow = { code: 'ERR_HTTP_REQUEST_TIMEOUT' }

/** Ends requests whose body does not come, or comes so slowly that it only holds a place: 408, and no connection. */
export function endSlowBodies(server: FastifyInstance, { publicMs, stalledMs }: Patience): void {
  const open = new Map<IncomingMessage, Upload>()
  server.addHook('onRequest', (request, reply, done) => {
    const { raw } = request
    const length = raw.headers['content-length']
    if (raw.headers['transfer-encoding'] !== undefined || (length !== undefined && length !== '0')) {
      const { bytesRead } = raw.socket
      open.set(raw, { request, reply, since: Date.now(), bytesRead, idleLooks: 0 })
      raw.once('close', () => open.delete(raw))
    }
    done()
  })
  const look = () => {
    for (const [raw, upload] of open) {
      if (raw.complete) open.delete(raw)
      else if (isStalled(raw, upload) || isLate(upload, publicMs)) end(raw, upload.reply)
    }
  }
  const timer = setInterval(look, stalledMs / looksUntilStalled)
  timer.unref()
  server.addHook('onClose', async () => clearInterval(timer))
}

function isStalled({ socket }: IncomingMessage, upload: Upload): boolean {
  upload.idleLooks = socket.bytesRead === upload.bytesRead ? upload.idleLooks + 1 : 0
  upload.bytesRead = socket.bytesRead
  return upload.idleLooks >= looksUntilStalled
}

/** People with a session may have a slow line; for them Node's own limit for a request counts. */
function isLate({ request, since }: Upload, publicMs: number): boolean {
  return !request.actor?.id && Date.now() - since > publicMs
}

function end(raw: IncomingMessage, reply: FastifyReply): void {
  if (reply.raw.headersSent) raw.destroy()
  else answerUnreadable(Object.assign(new Error('The body did not come.'), tooSlow), raw.socket)
}
