import { randomUUID } from 'node:crypto'
import multipart from '@fastify/multipart'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import type { Config } from '../config.ts'
import { pictureBytesMax } from '../pictures.ts'
import { answerError } from './error-door.ts'
import { closeIdleConnections } from './idle-connections.ts'
import { sendSecurityHeaders } from './security-headers.ts'
import { answerUnreadable } from './unreadable-request.ts'

const jsonBytesMax = 1024 * 1024
/** For the largest file over a slow line; Fastify would wait for ever. */
const requestTimeoutMs = 300_000

/** A Fastify server with limits, security headers and the one error door; routes are mounted by the caller. */
export async function createServer(
  config: Pick<Config, 'logLevel' | 'trustProxy'>,
): Promise<FastifyInstance> {
  const server = Fastify({
    logger: { level: config.logLevel, redact: ['req.headers.authorization'] },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trusted(config.trustProxy),
    bodyLimit: jsonBytesMax,
    requestTimeout: requestTimeoutMs,
    genReqId: () => randomUUID(),
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    clientErrorHandler: answerUnreadable,
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
  })
  server.setErrorHandler(answerError)
  acceptEmptyJson(server)
  closeIdleConnections(server)
  sendSecurityHeaders(server)
  await server.register(multipart, {
    // Who reads a file knows how large it may be, and says under which field it stood.
    throwFileSizeLimit: false,
    limits: { fileSize: pictureBytesMax, files: 5, fields: 200, fieldSize: jsonBytesMax, parts: 205 },
  })
  return server
}

/** Of a number of proxies the nearest are trusted, which is right where nobody can come past them. */
function trusted(proxies: Config['trustProxy']) {
  return typeof proxies === 'number' ? (_address: string, hop: number) => hop < proxies : proxies
}

/** Scripts announce JSON on requests that need no body, such as a deletion; nothing is then nothing. */
function acceptEmptyJson(server: FastifyInstance): void {
  const parse = server.getDefaultJsonParser('error', 'error')
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) done(null, undefined)
    else void parse(request, body.toString(), done)
  })
}
