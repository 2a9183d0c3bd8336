import { randomUUID } from 'node:crypto'
import multipart from '@fastify/multipart'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import type { Config } from '../process/config.ts'
import { publicBytesMax } from './bodies/body-limits.ts'
import { answerError } from './replies/error-handler.ts'
import { closeIdleConnections } from './connections/idle-connections.ts'
import { reloadOnRenewal, ownTls } from './connections/own-tls.ts'
import { refuseWhileClosing } from './connections/refuse-while-closing.ts'
import { schemaController } from './replies/reply-serializers.ts'
import { keepTimes } from './watching/request-times.ts'
import { sendSecurityHeaders } from './connections/security-headers.ts'
import { endSlowBodies, type Patience } from './bodies/slow-bodies.ts'
import { answerUnreadable } from './bodies/unreadable-request.ts'

/** Enough for the largest file on a slow connection; Fastify's default is no limit. */
const requestTimeoutMs = 300_000
const headersTimeoutMs = 15_000
const usualPatience: Patience = { publicMs: 10_000, stalledMs: 15_000 }

/** Creates a Fastify server with limits, security headers and the one error handler; the caller mounts the routes. */
export async function createServer(
  config: Pick<Config, 'logLevel' | 'trustProxy' | 'tls'>,
  patience: Patience = usualPatience,
): Promise<FastifyInstance> {
  const server = Fastify({
    ...(config.tls && { https: ownTls(config.tls) }),
    logger: { level: config.logLevel, redact: ['req.headers.authorization'] },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trusted(config.trustProxy),
    // Routes for users with a session allow more.
    bodyLimit: publicBytesMax,
    requestTimeout: requestTimeoutMs,
    http: { headersTimeout: headersTimeoutMs, connectionsCheckingInterval: headersTimeoutMs / 3 },
    genReqId: () => randomUUID(),
    forceCloseConnections: 'idle',
    // Fastify's own 503 has no Retry-After header (see refuse-while-closing.ts).
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    clientErrorHandler: answerUnreadable,
    schemaController,
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
  })
  if (config.tls) reloadOnRenewal(server, config.tls)
  keepTimes(server)
  server.setErrorHandler(answerError)
  acceptEmptyJson(server)
  closeIdleConnections(server)
  refuseWhileClosing(server)
  sendSecurityHeaders(server)
  endSlowBodies(server, patience)
  // The reader of the form checks the size of a file, and names its field in the error.
  await server.register(multipart, { throwFileSizeLimit: false })
  return server
}

/** If a number of proxies is configured, the nearest ones are trusted, which is safe if no client can bypass them. */
function trusted(proxies: Config['trustProxy']) {
  return typeof proxies === 'number' ? (_address: string, hop: number) => hop < proxies : proxies
}

/** Scripts announce JSON on requests without a body, such as a deletion; an empty body is then no body. */
function acceptEmptyJson(server: FastifyInstance): void {
  const parse = server.getDefaultJsonParser('error', 'error')
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) done(null, undefined)
    else void parse(request, body.toString(), done)
  })
}
