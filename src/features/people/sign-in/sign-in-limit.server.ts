import type pg from 'pg'
import sql, { join, type Sql } from 'sql-template-tag'
import { message } from '../../../i18n/messages.ts'
import { anonymous } from '../../../kernel/contract/access.ts'
import { Problem } from '../../../kernel/contract/problem.ts'
import { signInLocks } from '../../../kernel/server/database/advisory-locks.ts'
import type { Db } from '../../../kernel/server/database/query.ts'
import { transaction } from '../../../kernel/server/database/transaction.ts'
import type { Tables } from '../tables.server.ts'

const windowSeconds = 15 * 60
export const perIdentifierAndAddress = 10
export const perAddress = 50
export const perIdentifier = 100

/** One attempt: the account it guesses at, in normalized spelling, and its origin. */
export interface Attempt {
  identifier: string
  address: string
}

/** The seconds since the failure that reached a limit of `count`; no row if the limit is not reached. */
function filledAgo(count: number, whose: Sql): Sql {
  return sql`(select extract(epoch from now() - at) as ago from sign_in_failure
    where ${whose} and at > now() - make_interval(secs => ${windowSeconds})
    order by at desc offset ${count - 1} limit 1)`
}

async function assertNotLimited(db: Db, { identifier, address }: Attempt): Promise<void> {
  const limits = [
    filledAgo(perIdentifierAndAddress, sql`identifier = ${identifier} and address = ${address}`),
    filledAgo(perAddress, sql`address = ${address}`),
    filledAgo(perIdentifier, sql`identifier = ${identifier}`),
  ]
  const filled = await db.row<{ ago: number | null }>(
    sql`select min(ago) as ago from (${join(limits, ' union all ')}) filled`,
  )
  if (!filled || filled.ago === null) return
  const seconds = Math.max(1, Math.ceil(windowSeconds - filled.ago))
  const minutes = Math.ceil(seconds / 60)
  throw new Problem(
    'too_many_requests',
    message('Too many attempts. Try again in {count} minutes.', { count: minutes }),
    { retryAfter: seconds },
  )
}

/**
 * Counts an attempt before its result is known, in its own transaction, so that neither concurrent guesses nor a
 * rollback evade the limits. Throws `too_many_requests` after 10 failures for an identifier from one address, 50 from
 * an address, or 100 for an identifier from anywhere, each within 15 minutes. Returns the key with which
 * `forgetAttempt` removes a successful attempt.
 */
export async function countAttempt(pool: pg.Pool, attempt: Attempt): Promise<number> {
  const { identifier, address } = attempt
  return await transaction(pool, anonymous, async (tx) => {
    // Attempts that are counted together wait for each other, always in the same order.
    const tries = signInLocks([`identifier ${identifier}`, `address ${address}`])
    await tx.rows(sql`select pg_advisory_xact_lock(kind, one) from ${tries} tries`)
    await assertNotLimited(tx, attempt)
    await tx.run(sql`delete from sign_in_failure where at < now() - make_interval(secs => ${windowSeconds})`)
    const counted = await tx.row<Pick<Tables['sign_in_failure'], 'id'>>(sql`
      insert into sign_in_failure (identifier, address) values (${identifier}, ${address}) returning id`)
    if (!counted) throw new Error('A try to sign in was not counted.')
    return counted.id
  })
}

/** Removes a successful attempt from the count. */
export async function forgetAttempt(db: Db, id: number): Promise<void> {
  await db.run(sql`delete from sign_in_failure where id = ${id}`)
}

const turns = new Map<string, Promise<unknown>>()

/** Serializes the sign-ins from an address, so that many correct ones at once do not count as guesses. */
export async function serialized<T>(address: string, signIn: () => Promise<T>): Promise<T> {
  const before = turns.get(address) ?? Promise.resolve()
  const mine = before.then(signIn, signIn)
  turns.set(address, mine)
  try {
    return await mine
  } finally {
    if (turns.get(address) === mine) turns.delete(address)
  }
}
