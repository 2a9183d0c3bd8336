import type { FastifyReply } from 'fastify'
import type { Actor } from '../../contract/access.ts'
import type { Endpoint, ReplyOf } from '../../contract/endpoint.ts'
import type { CheckedChanges, CheckedInput } from '../../contract/fields.ts'
import type { Db, Transaction } from '../database/query.ts'

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
  /** Where the request came from. */
  client: { address: string; device: string }
}

/** Where a feature says what its endpoints do. */
export interface Routes {
  /**
   * Answers outside of any transaction: reads, and the few writes that must stay even when the answer is a
   * refusal.
   */
  read<E extends Endpoint>(endpoint: E, handler: (call: Call<E>, db: Db) => Promise<ReplyOf<E>>): void
  /**
   * Writes, in one transaction that is committed before the answer leaves. With an `Idempotency-Key` a
   * repeated POST answers the first answer.
   */
  write<E extends Endpoint>(
    endpoint: E,
    handler: (call: Call<E>, tx: Transaction) => Promise<ReplyOf<E>>,
  ): void
  /** Sends bytes or a stream by itself. */
  send<E extends Endpoint>(
    endpoint: E,
    handler: (call: Call<E>, reply: FastifyReply, db: Db) => Promise<FastifyReply>,
  ): void
}
