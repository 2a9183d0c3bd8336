import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type pg from 'pg'
import { type Endpoint, isRecord, type ReplyOf } from '../../contract/endpoint.ts'
import { type Db, queryable, type Transaction } from '../database/query.ts'
import type { Searches } from '../database/searches.ts'
import { transaction } from '../database/transaction.ts'
import { writing } from '../database/writes.ts'
import { answerOnce, wasAnswered } from './replies/idempotency.ts'
import type { PictureReader } from '../picture-reader/picture-reader.ts'
import { type FurtherErrors, withFurtherErrors } from './refused-form.ts'
import type { SecurityLog } from '../security/security-log.ts'
import type { RowPolicies } from '../rights/row-policy.ts'
import { bodyLimitsOf } from './bodies/body-limits.ts'
import { callWithoutRequest, checkedCall, receive, type Received, refusedForm } from './call.ts'
import { admissionTo } from './admission.ts'
import { assertMay, type Authorization } from './authorization.ts'
import { recordSchema } from './description/json-schema.ts'
import { recordConfirmed } from './confirmed.ts'
import { recordInSecurityLog } from './watching/security-log.ts'
import { isDryRun, successStatus } from './description/openapi.ts'
import { cutOffWhenStalled } from './replies/stalled-receiver.ts'
import { repeatableRequest } from './replies/repeatable.ts'
import { translatorFor } from './replies/request-language.ts'
import { replyTranslator } from './replies/reply-translator.ts'
import { timedFor } from './watching/request-times.ts'
import type { Call, Routes } from './routes.ts'

export const apiBase = '/api/v1'

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
  const audit = recordInSecurityLog(log)
  const admission = admissionTo(server, authorization, audit)
  const db = queryable(pool)

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
    server.route({
      method: endpoint.method,
      url: apiBase + endpoint.path,
      bodyLimit: limits.json,
      ...responseSchema(endpoint),
      ...admission.hooksFor(endpoint, limits),
      handler: async (request, reply) => {
        const received = await receive(endpoint, request, limits)
        if (answersFile(endpoint)) cutOffWhenStalled(reply.raw)
        // Taken after the body has arrived, so that a slow body does not occupy a place.
        return await admission.takePlace(endpoint, { received, request, reply }, () =>
          handler(received, request, reply),
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
