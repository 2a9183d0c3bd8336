import { LRUCache } from 'lru-cache'
import sql from 'sql-template-tag'
import { Problem } from '../../../kernel/contract/problem.ts'
import type { Db } from '../../../kernel/server/database/query.ts'
import { hadFactor, someoneHasFactor } from '../factors/factor-requirements.server.ts'
import { newStepOf } from '../factors/totp/totp.server.ts'
import type { Keys } from '../keys/keys.server.ts'
import { passwordFits } from '../passwords/passwords.server.ts'
import { type Attempt, perAddress, perIdentifier, perIdentifierAndAddress } from './sign-in-limit.server.ts'

/*
 * Sign-in while nothing can be written: attempts cannot be counted in the database, and sessions cannot be stored.
 * Superusers can sign in nevertheless, to free space: their token contains the user, and is valid only until writing
 * works again, so that nobody writes who is not in the security log. Meanwhile this node counts attempts and used codes
 * in memory.
 */

const windowMs = 15 * 60_000
const tries = new LRUCache<string, number>({ max: 10_000, ttl: windowMs, noUpdateTTL: true })
const takenSteps = new LRUCache<number, number>({ max: 10_000, ttl: windowMs })

/**
 * Counts an attempt in memory before its result is known, with the limits of `countAttempt`, which it throws likewise;
 * returns the function that removes a successful attempt.
 */
function countInMemory({ identifier, address }: Attempt): () => void {
  const limits = [
    [`${identifier} from ${address}`, perIdentifierAndAddress],
    [`address ${address}`, perAddress],
    [`identifier ${identifier}`, perIdentifier],
  ] as const
  const full = limits.find(([whose, most]) => (tries.get(whose) ?? 0) >= most)
  if (full)
    throw new Problem('too_many_requests', 'Too many requests. Try again in a moment.', {
      retryAfter: Math.max(1, Math.ceil(tries.getRemainingTTL(full[0]) / 1000)),
    })
  const add = (step: number) => {
    for (const [whose] of limits) tries.set(whose, Math.max(0, (tries.get(whose) ?? 0) + step))
  }
  add(1)
  return () => add(-1)
}

/** Throws for a wrong password and, if the user has an authenticator app, for a missing or wrong code. */
export async function checkReadOnlySignIn(
  db: Db,
  keys: Keys,
  user: { id: number; password_hash: string } | undefined,
  { identifier, address, password, code }: Attempt & { password: string; code: string | null },
): Promise<void> {
  const forget = countInMemory({ identifier, address })
  if (!(await passwordFits(user?.password_hash, password)) || !user)
    throw new Problem('invalid_credentials', 'User and Password Invalid')
  forget()
  if (!(await hadFactor(db, user.id)) && !(await someoneHasFactor(db, keys.cipher, user.id))) return
  if (code === null) throw new Problem('second_factor_needed', 'Enter the code from your authenticator app.')
  const forgetCode = countInMemory({ identifier: `codes of ${identifier}`, address })
  // A code can be used once on this node; recovery codes cannot be used up without writing.
  const step = await newStepOf(db, keys.cipher, user.id, code)
  if (step === null || step <= (takenSteps.get(user.id) ?? 0))
    throw new Problem(
      'second_factor_needed',
      'This code is incorrect or has already been used. Enter a new code.',
    )
  takenSteps.set(user.id, step)
  forgetCode()
}

/** Marks a user in place of the session id in a token. */
const prefix = '00000000-0000-4000-8000-'

/** The session id in a token of a user without a stored session. */
export const readOnlySession = (userId: number) => `${prefix}${userId.toString(16).padStart(12, '0')}`

/** The user of such a session id; null for a stored session. */
export const ownerOfUnwritten = (session: string) =>
  session.startsWith(prefix) ? Number.parseInt(session.slice(prefix.length), 16) : null

/** The time of the database, which decides when tokens expire, in seconds since 1970; and whether it is read-only. */
export async function clockOf(db: Db): Promise<{ now: number; isReadOnly: boolean }> {
  const found = await db.row<{ now: number; isReadOnly: boolean }>(sql`
    select floor(extract(epoch from now()))::int8 as now, current_setting('transaction_read_only') = 'on' as "isReadOnly"`)
  if (!found) throw new Error('The database did not say what time it is.')
  return found
}
