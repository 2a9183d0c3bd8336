import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify'
import { anonymous } from '../../contract/access.ts'
import type { Endpoint } from '../../contract/endpoint.ts'
import { readImage } from '../../contract/endpoints/image.ts'
import { FairQueue } from '../queue/fair-queue.ts'
import { type Authorization, authorize, bearerToken } from './authorization.ts'
import { type BodyLimits, bytesToCome } from './bodies/body-limits.ts'
import { BodyPlaces, type Sender } from './bodies/body-places.ts'
import { refuseAfterReading } from './bodies/refuse-after-reading.ts'
import { PublicWrites } from './public-writes.ts'
import { answerError } from './replies/error-handler.ts'
import type { recordInSecurityLog } from './watching/security-log.ts'

/** Limits for simultaneous calls: a few for each user, fewer of them writes, so that reads always have places. */
const calls = {
  all: 20,
  ofOne: 4,
  writes: { all: 12, ofOne: 2 },
  waiting: { all: 2000, ofOne: 100 },
  waitMs: 15_000,
  refusal: 'Too many requests. Try again in a moment.',
} as const
/** The pictures of a page are all requested at once, without a session, by all users behind one address. */
const pictureCalls = { ...calls, waiting: { all: 4000, ofOne: 2000 } }

const takesBody = ({ method }: Endpoint) => method !== 'GET'
const isPublicWrite = (endpoint: Endpoint) => takesBody(endpoint) && endpoint.access === 'public'

function senderOf({ actor, ip }: FastifyRequest): Sender {
  return actor === anonymous ? { address: ip } : { person: actor.id }
}

/** What is known of a request once its body has arrived. */
interface Arrived {
  received: { raw: Record<string, unknown> }
  request: FastifyRequest
  reply: FastifyReply
}

/** Admits requests: first the cheap checks and the limits, then the body, then a place among all calls. */
export function admissionTo(
  server: FastifyInstance,
  authorization: Authorization,
  audit: ReturnType<typeof recordInSecurityLog>,
) {
  const places = new BodyPlaces()
  const publicWrites = new PublicWrites()
  const queues = { calls: new FairQueue(calls), pictures: new FairQueue(pictureCalls) }
  server.decorateRequest('actor')
  server.decorateRequest('senderKey', null)

  /** The steps before any of the body is read, in their order. */
  function hooksFor(endpoint: Endpoint, limits: BodyLimits): RouteShorthandOptions {
    const isLimitedByAddress = isPublicWrite(endpoint) && endpoint.senderField === undefined
    return {
      onRequest: [
        async (request) => {
          request.actor = anonymous
        },
        ...(isLimitedByAddress ? [async ({ ip }: FastifyRequest) => publicWrites.assertNotFull(ip)] : []),
        async (request) =>
          audit.refusals(endpoint, request, () => authorize(request, endpoint.access, authorization)),
        ...(endpoint.asksPassword
          ? [async (request: FastifyRequest) => authorization.assertConfirmed(bearerToken(request) ?? '')]
          : []),
      ],
      ...(takesBody(endpoint) && {
        preParsing: async (request, reply) => {
          const bytes = await refuseAfterReading(request, () => bytesToCome(request, limits))
          reply.raw.once('close', places.take(senderOf(request), bytes))
        },
      }),
      ...(isPublicWrite(endpoint) && {
        errorHandler: (error, request, reply) =>
          void answerError(publicWrites.refusalFor(request.senderKey ?? request.ip, error), request, reply),
      }),
    }
  }

  /**
   * Does the work of a request in a place of its sender. A known sender without a session is counted separately, so
   * that failures and load from the same address do not affect them. Throws `too_many_requests`.
   */
  async function takePlace<T>(
    endpoint: Endpoint,
    { received, request, reply }: Arrived,
    work: () => Promise<T>,
  ): Promise<T> {
    if (isPublicWrite(endpoint) && (publicWrites.isFull(request.ip) || queues.calls.isBusy(request.ip))) {
      const shown = received.raw[endpoint.senderField ?? '']
      request.senderKey = typeof shown === 'string' ? await authorization.known(shown) : null
      publicWrites.assertNotFull(request.senderKey ?? request.ip)
    }
    const queue = endpoint.path === readImage.path ? queues.pictures : queues.calls
    return queue.take(
      request.actor === anonymous ? (request.senderKey ?? request.ip) : request.actor.id,
      work,
      { isWrite: takesBody(endpoint), wantedBy: reply.raw },
    )
  }

  return { hooksFor, takePlace }
}
