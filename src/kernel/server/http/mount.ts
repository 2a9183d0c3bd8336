import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type pg from 'pg'
import { anonymous } from '../../contract/access.ts'
import { type Endpoint, isRecord, type ReplyOf } from '../../contract/endpoint.ts'
import { readImage } from '../../contract/endpoints/image.ts'
import { type Db, queryable, type Transaction } from '../database/query.ts'
import type { Searches } from '../database/searches.ts'
import { transaction } from '../database/transaction.ts'
import { writing } from '../database/writes.ts'
import { answerError } from './replies/error-handler.ts'
import { answerOnce, wasAnswered } from './replies/idempotency.ts'
import type { PictureReader } from '../picture-reader/picture-reader.ts'
import { type FurtherErrors, withFurtherErrors } from './refused-form.ts'
import type { SecurityLog } from '../security/security-log.ts'
import type { RowPolicies } from '../rights/row-policy.ts'
import { bodyLimitsOf, bytesToCome } from './bodies/body-limits.ts'
import { BodyPlaces, type Sender } from './bodies/body-places.ts'
import { callWithoutRequest, checkedCall, receive, type Received, refusedForm } from './call.ts'
import { authorize, assertMay, bearerToken, type Authorization } from './authorization.ts'
import { recordSchema } from './description/json-schema.ts'
import { recordConfirmed } from './confirmed.ts'
import { PublicWrites } from './public-writes.ts'
import { recordInSecurityLog } from './watching/security-log.ts'
import { isDryRun, successStatus } from './description/openapi.ts'
import { refuseAfterReading } from './bodies/refuse-after-reading.ts'
import { cutOffWhenStalled } from './replies/stalled-receiver.ts'
import { repeatableRequest } from './replies/repeatable.ts'
import { translatorFor } from './replies/request-language.ts'
import { replyTranslator } from './replies/reply-translator.ts'
import { timedFor } from './watching/request-times.ts'
import { FairQueue } from '../queue/fair-queue.ts'
import type { Call, Routes } from './routes.ts'

export const apiBase = '/api/v1'

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

function senderOf({ actor, ip }: FastifyRequest): Sender {
  return actor === anonymous ? { address: ip } : { person: actor.id }
}

const answersFile = ({ reply }: Endpoint) => reply !== 'empty' && !isRecord(reply)

function responseSchema({ reply }: Endpoint) {
  return isRecord(reply) ? { schema: { response: { '2xx': recordSchema(reply, 'out') } } } : {}
}

interface Foundation {
  log: SecurityLog
  pool: pg.Pool
  searches: Searches
  authorization: Authorization
  /** Called after each committed write, before its response is sent. */
  afterWrite: () => void
  policies: RowPolicies
  pictures: PictureReader
  /** Shared by all nodes. */
  secret: string
}

/** Mounts endpoints on the server; collects them for the documentation and for tests of all routes. */
export function mounter(
  server: FastifyInstance,
  { log, pool, searches, authorization, afterWrite, policies, pictures, secret }: Foundation,
): Routes & { endpoints: Endpoint[] } {
  const endpoints: Endpoint[] = []
  const furtherErrorsOf = new Map<Endpoint, FurtherErrors>()
  const performed = new Map<Endpoint, (call: Call<Endpoint>, tx: Transaction) => Promise<unknown>>()
  const places = new BodyPlaces()
  const publicWrites = new PublicWrites()
  const queues = { calls: new FairQueue(calls), pictures: new FairQueue(pictureCalls) }
  const audit = recordInSecurityLog(log)
  const db = queryable(pool)
  server.decorateRequest('actor')
  server.decorateRequest('senderKey', null)

  /** The database for work outside of a transaction: a user's searches have connections of their own. */
  function shared({ actor }: FastifyRequest): Db {
    return {
      ...db,
      rows: (query, plan) => (plan === 'fresh' ? searches.rows(actor.id, query) : db.rows(query)),
    }
  }

  /** A database with the row-level policies of the request's user. */
  function as<D extends Db>(db: D, request: FastifyRequest, { access }: Endpoint): D {
    const { actor } = request
    return policies.restrict(timedFor(request, db), actor, access)
  }

  function mount<E extends Endpoint>(
    endpoint: E,
    handler: (received: Received<E>, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>,
  ) {
    endpoints.push(endpoint)
    const limits = bodyLimitsOf(endpoint)
    const takesBody = endpoint.method !== 'GET'
    const isPublicWrite = takesBody && endpoint.access === 'public'
    server.route({
      method: endpoint.method,
      url: apiBase + endpoint.path,
      bodyLimit: limits.json,
      ...responseSchema(endpoint),
      ...(isPublicWrite && {
        errorHandler: (error, request, reply) =>
          void answerError(publicWrites.refusalFor(request.senderKey ?? request.ip, error), request, reply),
      }),
      // The user, the permission and the rate limit are checked before any of the body is read.
      onRequest: [
        async (request: FastifyRequest) => {
          request.actor = anonymous
          if (isPublicWrite && endpoint.senderField === undefined) publicWrites.assertNotFull(request.ip)
          await audit.refusals(endpoint, request, () => authorize(request, endpoint.access, authorization))
          if (endpoint.asksPassword) await authorization.assertConfirmed(bearerToken(request) ?? '')
        },
      ],
      ...(takesBody && {
        preParsing: async (request: FastifyRequest, reply: FastifyReply) => {
          const bytes = await refuseAfterReading(request, () => bytesToCome(request, limits))
          reply.raw.once('close', places.take(senderOf(request), bytes))
        },
      }),
      handler: async (request, reply) => {
        const received = await receive(endpoint, request, limits)
        if (answersFile(endpoint)) cutOffWhenStalled(reply.raw)
        // A known sender is counted separately, so that failures and load from the same address do not affect them.
        if (isPublicWrite && (publicWrites.isFull(request.ip) || queues.calls.isBusy(request.ip))) {
          const shown = received.raw[endpoint.senderField ?? '']
          request.senderKey = typeof shown === 'string' ? await authorization.known(shown) : null
          publicWrites.assertNotFull(request.senderKey ?? request.ip)
        }
        // Taken after the body has arrived, so that a slow body does not occupy a place.
        return await (endpoint.path === readImage.path ? queues.pictures : queues.calls).take(
          request.actor === anonymous ? (request.senderKey ?? request.ip) : request.actor.id,
          () => handler(received, request, reply),
          { isWrite: takesBody, wantedBy: reply.raw },
        )
      },
    })
  }

  function answerOf(endpoint: Endpoint) {
    const translateReply = replyTranslator(endpoint.reply)
    return (reply: FastifyReply, status: number, body: unknown) => {
      void reply.code(status).header('cache-control', 'no-store')
      return endpoint.reply === 'empty' ? reply.send() : translateReply(body, translatorFor(reply.request))
    }
  }

  async function written<E extends Endpoint>(
    endpoint: E,
    request: FastifyRequest,
    call: Call<E>,
    handler: (call: Call<E>, tx: Transaction) => Promise<ReplyOf<E>>,
  ): Promise<{ status: number; body: unknown }> {
    const status = successStatus(endpoint, call.body)
    const repeatable = repeatableRequest(endpoint, request, call.body)
    const begun = performance.now()
    let handledMs = 0
    const answered = await transaction(pool, request.actor, (tx) => {
      tx.afterCommit(afterWrite)
      return answerOnce(tx, secret, repeatable, async () => {
        const since = performance.now()
        await recordConfirmed(tx, endpoint, call)
        const body = await handler(call, as(tx, request, endpoint))
        await audit.within(endpoint, request)(tx)
        handledMs += performance.now() - since
        return { status, body }
      })
    })
    // The time outside of the handler is the transaction's: waiting for a place, `begin` and `commit`.
    request.databaseMs += performance.now() - begun - handledMs
    return answered
  }

  /** A call without a transaction: the handler's value is the response, unless the handler has sent one. */
  function open(isFor: (method: Endpoint['method']) => boolean): Routes['operation'] {
    return (endpoint, handler) => {
      if (!isFor(endpoint.method))
        throw new Error(`${endpoint.method} ${endpoint.path} is mounted as the wrong kind of call.`)
      const answer = answerOf(endpoint)
      mount(endpoint, async (received, request, reply) => {
        const call = await checkedCall(endpoint, received, pictures)
        const asks = isFor('GET') ? shared(request) : writing(shared(request), pool)
        let mustLog = endpoint.securityLog !== undefined && !answersFile(endpoint)
        if (answersFile(endpoint)) await audit.file(endpoint, request)
        const logEntry = async (tx: Db) => {
          mustLog = false
          await audit.within(endpoint, request)(tx)
        }
        const body = await audit.refusals(endpoint, request, async () =>
          handler(call, as(asks, request, endpoint), reply, logEntry),
        )
        if (mustLog) throw new Error(`${endpoint.method} ${endpoint.path} is not noted where it is done.`)
        return reply.sent ? reply : answer(reply, successStatus(endpoint), body)
      })
    }
  }

  return {
    endpoints,
    query: open((method) => method === 'GET'),
    operation: open((method) => method !== 'GET'),
    command: (endpoint, handler, tried) => {
      const answer = answerOf(endpoint)
      if ((endpoint.dryRunFlag === undefined) !== (tried === undefined))
        throw new Error(`${endpoint.method} ${endpoint.path} does not say what its dry run answers.`)
      performed.set(endpoint, (call, tx) => handler(call, tx))
      mount(endpoint, async (received, request, reply) => {
        const find = furtherErrorsOf.get(endpoint)
        const furtherErrors =
          find && (async () => find(as(db, request, endpoint), refusedForm(endpoint, received)))
        try {
          // A repeat would conflict with its own record; it gets its first response again.
          const isRepeat = () =>
            wasAnswered(db, { userId: request.actor.id, key: request.headers['idempotency-key'] })
          const call = await checkedCall(endpoint, received, pictures, async () => {
            const wrong = (await furtherErrors?.()) ?? {}
            return Object.keys(wrong).length > 0 && (await isRepeat()) ? {} : wrong
          })
          const { status, body } = await audit.refusals(endpoint, request, async () => {
            if (!tried || !isDryRun(endpoint, call.body)) return written(endpoint, request, call, handler)
            const result = await tried(call, as(shared(request), request, endpoint), reply)
            return { status: successStatus(endpoint, call.body), body: result }
          })
          return answer(reply, status, body)
        } catch (error) {
          throw furtherErrors ? await withFurtherErrors(error, furtherErrors) : error
        }
      })
    },
    perform: async (endpoint, call, tx) => {
      const perform = performed.get(endpoint)
      if (!perform) throw new Error(`${endpoint.method} ${endpoint.path} is no command.`)
      const { actor, id, body } = call
      assertMay(authorization, actor, endpoint.access)
      const whole = callWithoutRequest(endpoint, { actor, id, body })
      await recordConfirmed(tx, endpoint, whole)
      await perform(whole, policies.restrict(tx, actor, endpoint.access))
    },
    furtherErrors: (of, find) => {
      for (const endpoint of of) furtherErrorsOf.set(endpoint, find)
    },
  }
}
