import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { answerUnreadable } from './unreadable-request.ts'

export interface Patience {
  /** How long a whole body may take without a session, in milliseconds. */
  publicMs: number
  /** How long any body may stall, in milliseconds. */
  stalledMs: number
}

interface Upload {
  request: FastifyRequest
  reply: FastifyReply
  since: number
  bytesRead: number
  /** The number of checks without a new byte; time is not measured, since the process itself may have been busy. */
  idleLooks: number
}

const looksUntilStalled = 5
const tooSlow = { code: 'ERR_HTTP_REQUEST_TIMEOUT' }

/** Ends requests whose body stalls or is very slow: 408, then the connection is closed. */
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

/** Users with a session may have a slow connection; only Node's own time limit applies to them. */
function isLate({ request, since }: Upload, publicMs: number): boolean {
  return !request.actor?.id && Date.now() - since > publicMs
}

function end(raw: IncomingMessage, reply: FastifyReply): void {
  if (reply.raw.headersSent) raw.destroy()
  else answerUnreadable(Object.assign(new Error('The body did not come.'), tooSlow), raw.socket)
}
