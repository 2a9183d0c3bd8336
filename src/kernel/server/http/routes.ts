import type { FastifyReply } from 'fastify'
import type { Translate } from '../../../i18n/translate.ts'
import type { Actor } from '../../contract/access.ts'
import type { Endpoint, ReplyOf } from '../../contract/endpoint.ts'
import type { CheckedChanges, CheckedInput } from '../../contract/fields.ts'
import type { Db, Transaction } from '../database/query.ts'
import type { FurtherErrors } from './refused-form.ts'

/** The client of a request. */
export interface Client {
  address: string
  device: string
  /** The origin under which the client reaches this server, such as `https://ink.example`. */
  origin: string
}

/** A request after authentication, authorization and checks, as handlers get it. */
export interface Call<E extends Endpoint> {
  /** The key in the path, 0 where the path has none. */
  id: number
  params: Readonly<Record<string, string>>
  query: CheckedInput<E['query']>
  body: E['extent'] extends 'sent' ? CheckedChanges<E['body']> : CheckedInput<E['body']>
  /** The version that the client has seen, from `If-Match` or the body; null if it was not sent. */
  version: number | null
  actor: Actor
  /** The bearer token of the request; empty on public routes without one. */
  token: string
  client: Client
  /** Translates to the language of the request, which is `t.language`. */
  t: Translate
}

/** The result of a handler: the value to send, or the reply itself if the handler has sent bytes or a stream. */
type Answer<E extends Endpoint> = Promise<ReplyOf<E> | FastifyReply>

/** How features mount their endpoints. Which of the three methods to use depends on what a call changes. */
export interface Routes {
  /** Reads, and changes nothing; only for GET. */
  query<E extends Endpoint>(
    endpoint: E,
    handler: (call: Call<E>, db: Db, reply: FastifyReply) => Answer<E>,
  ): void
  /**
   * Changes something, in one transaction that is committed before the answer leaves: the way of nearly every write.
   * With an `Idempotency-Key`, a repeated POST returns the first response. `tried` answers a dry run (`dryRunFlag` of the
   * endpoint): it changes nothing, so it has no surrounding transaction and its response is not stored for repeats.
   */
  command<E extends Endpoint>(
    endpoint: E,
    handler: (call: Call<E>, tx: Transaction) => Promise<ReplyOf<E>>,
    tried?: (call: Call<E>, db: Db, reply: FastifyReply) => Promise<ReplyOf<E>>,
  ): void
  /**
   * Changes something without a surrounding transaction: changes that must remain even after a refusal, such as a
   * failed sign-in, and work with transactions of its own. Its security log entry is written with `logEntry`, in the
   * transaction that does the work.
   */
  operation<E extends Endpoint>(
    endpoint: E,
    handler: (call: Call<E>, db: Db, reply: FastifyReply, logEntry: (tx: Db) => Promise<void>) => Answer<E>,
  ): void
  /** Runs a command for one of many records, with the same permissions, policies, checks and confirmations. */
  perform(
    endpoint: Endpoint,
    call: Pick<Call<Endpoint>, 'id' | 'actor' | 'body'>,
    tx: Transaction,
  ): Promise<void>
  /** Sets a function that returns further errors when one of these commands refuses a form. */
  furtherErrors(of: readonly Endpoint[], find: FurtherErrors): void
}
