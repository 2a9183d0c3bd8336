import sql, { raw, type Sql } from 'sql-template-tag'
import { Problem } from '../../../kernel/contract/problem.ts'
import type { Db, Transaction } from '../../../kernel/server/database/query.ts'
import type { Tables } from '../tables.server.ts'
import type { FactorCipher } from './totp/factor-cipher.server.ts'

/** Whether somebody has a second factor that this installation can ask for, as a condition on a user's key. */
export function hasFactor(cipher: FactorCipher, userId: Sql): Sql {
  return sql`(exists (select from totp_factor f where f.user_id = ${userId} and f.sealed_by = ${cipher.name})
    or exists (select from passkey p where p.user_id = ${userId}))`
}

/** Whether the rules ask for one, as a condition on a row of users. */
export function needsFactor(users: 'u' | 'users'): Sql {
  const [role, isSuperuser] = [raw(`${users}.role`), raw(`${users}.is_superuser`)]
  return sql`exists (select from factor_rule r where r.required
    and (r.role = ${role} or (r.role = 'superuser' and ${isSuperuser})))`
}

/**
 * Whether somebody has to set one up before anything else: where the rules ask for one, and where one has been lost
 * that was there, as after a restore, which makes a new key.
 */
export function mustSetUpFactor(cipher: FactorCipher, users: 'u' | 'users'): Sql {
  return sql`((${raw(`${users}.second_factor`)} or ${needsFactor(users)})
    and not ${hasFactor(cipher, raw(`${users}.id`))})`
}

export async function someoneHasFactor(db: Db, cipher: FactorCipher, userId: number): Promise<boolean> {
  const found = await db.row<{ has: boolean }>(
    sql`select ${hasFactor(cipher, sql`${userId}::integer`)} as has`,
  )
  return found?.has ?? false
}

/** Whether somebody has set one up once, whatever became of it. */
export async function hadFactor(db: Db, userId: number): Promise<boolean> {
  const found = await db.row(sql`select id from users where id = ${userId} and second_factor`)
  return found !== undefined
}

/** Who sets up a factor. Throws for a password that somebody else gave: whoever found it must not bind a device to it. */
export async function ownerOfFactor(
  db: Db,
  userId: number,
): Promise<Pick<Tables['users'], 'id' | 'email' | 'full_name'>> {
  const owner = await db.row<Pick<Tables['users'], 'id' | 'email' | 'full_name' | 'must_change_password'>>(
    sql`select id, email, full_name, must_change_password from users where id = ${userId}`,
  )
  if (!owner) throw new Problem('token_not_valid', 'Sign in to continue.')
  if (owner.must_change_password) throw new Problem('permission_denied', 'Choose a new password first.')
  return owner
}

/** What follows when somebody gives up a factor: nothing while another is left, or a refusal where there must be one. */
export async function settleWithout(tx: Transaction, cipher: FactorCipher, userId: number): Promise<void> {
  if (await someoneHasFactor(tx, cipher, userId)) return
  const rule = await tx.row<{ needed: boolean }>(
    sql`select ${needsFactor('users')} as needed from users where id = ${userId}`,
  )
  if (rule?.needed) throw new Problem('permission_denied', 'Your role requires two-factor authentication.')
  await tx.run(sql`delete from recovery_codes where user_id = ${userId}`)
  await tx.run(sql`update users set second_factor = false where id = ${userId}`)
}
