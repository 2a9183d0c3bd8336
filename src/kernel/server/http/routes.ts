import type { FastifyReply } from 'fastify'
import type { Translate } from '../../../i18n/translate.ts'
import type { Actor } from '../../contract/access.ts'
import type { Endpoint, ReplyOf } from '../../contract/endpoint.ts'
import type { CheckedChanges, CheckedInput } from '../../contract/fields.ts'
import type { Db, Transaction } from '../database/query.ts'
import type { AlsoWrong } from '../records/refused-form.ts'

/** Where a request came from. */
export interface Client {
  address: string
  device: string
  /** How its sender calls this server, such as `https://ink.example`. */
  origin: string
}

/** A request after authentication, permission and checks: what a handler works with. */
export interface Call<E extends Endpoint> {
  /** The key in the path, 0 where the path has none. */
  id: number
  params: Readonly<Record<string, string>>
  query: CheckedInput<E['query']>
  body: E['extent'] extends 'sent' ? CheckedChanges<E['body']> : CheckedInput<E['body']>
  /** The version that the sender saw, from `If-Match` or the body; null when it was not told. */
  version: number | null
  actor: Actor
  /** The bearer token that the request came with, empty on public routes without one. */
  token: string
  client: Client
  /** Says sentences in the language of whoever asks; `say.language` names it. */
  t: Translate
}

/** What a handler gives: the value to answer with, or the reply itself when it has sent bytes or a stream. */
type Answer<E extends Endpoint> = Promise<ReplyOf<E> | FastifyReply>

/** Where a feature says what its endpoints do. Which of the three ways follows from what a call changes. */
export interface Routes {
  /** Asks, and changes nothing; for GET alone. */
  query<E extends Endpoint>(
    endpoint: E,
    handler: (call: Call<E>, db: Db, reply: FastifyReply) => Answer<E>,
  ): void
  /**
   * Changes something, in one transaction that is committed before the answer leaves: the way of nearly every write.
   * With an `Idempotency-Key` a repeated POST answers the first answer.
   */
  command<E extends Endpoint>(
    endpoint: E,
    handler: (call: Call<E>, tx: Transaction) => Promise<ReplyOf<E>>,
  ): void
  /**
   * Changes something outside of a transaction around it: what must stay even when the answer is a refusal, such as a
   * failed sign-in, and what divides its work into transactions of its own. What is to be `noted` it notes in the one that
   * does it.
   */
  operation<E extends Endpoint>(
    endpoint: E,
    handler: (call: Call<E>, db: Db, reply: FastifyReply, note: (tx: Db) => Promise<void>) => Answer<E>,
  ): void
  /**
   * Does what a command does, for whoever does it with many records: with the rights, the row policy, the checks and the
   * questions of the call by itself.
   */
  perform(
    endpoint: Endpoint,
    call: Pick<Call<Endpoint>, 'id' | 'actor' | 'body'>,
    tx: Transaction,
  ): Promise<void>
  /** What is told along with the wrong fields of a form that one of these commands refuses. */
  alsoWrong(of: readonly Endpoint[], tell: AlsoWrong): void
}
