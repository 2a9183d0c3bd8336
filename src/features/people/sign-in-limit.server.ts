import sql, { join, type Sql } from 'sql-template-tag'
import { Problem } from '../../kernel/contract/problem.ts'
import type { Db } from '../../kernel/server/database/query.ts'

const windowSeconds = 15 * 60
const perIdentifierAndAddress = 10
const perAddress = 50
const perIdentifier = 100

/** One try to sign in: the identifier as it is compared, and where it came from. */
interface Attempt {
  identifier: string
  address: string
}

/** How long ago, in seconds, the failure happened that filled a limit of `count`; no row while it is not full. */
function filledAgo(count: number, whose: Sql): Sql {
  return sql`(select extract(epoch from now() - at) as ago from sign_in_failure
    where ${whose} and at > now() - make_interval(secs => ${windowSeconds})
    order by at desc offset ${count - 1} limit 1)`
}

/**
 * Throws `too_many_requests` while too many sign-ins have failed: 10 for an identifier from one address, 50
 * from an address, 100 for an identifier from anywhere, each in 15 minutes. Successes count nothing.
 */
export async function assertNotLimited(db: Db, { identifier, address }: Attempt): Promise<void> {
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
    `Too many attempts. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
    { retryAfter: seconds },
  )
}

/** Remembers a failed sign-in, and forgets those that no longer count. */
export async function recordFailure(db: Db, { identifier, address }: Attempt): Promise<void> {
  await db.run(sql`delete from sign_in_failure where at < now() - make_interval(secs => ${windowSeconds})`)
  await db.run(sql`insert into sign_in_failure (identifier, address) values (${identifier}, ${address})`)
}

const turns = new Map<string, Promise<unknown>>()

/** Lets the sign-ins from an address wait for one another, so that no burst of guesses slips past the limits. */
export async function inTurn<T>(address: string, signIn: () => Promise<T>): Promise<T> {
  const before = turns.get(address) ?? Promise.resolve()
  const mine = before.then(signIn, signIn)
  turns.set(address, mine)
  try {
    return await mine
  } finally {
    if (turns.get(address) === mine) turns.delete(address)
  }
}
