import sql, { raw, type Sql } from 'sql-template-tag'
import { Problem } from '../../../kernel/contract/problem.ts'
import type { Db, Transaction } from '../../../kernel/server/database/query.ts'
import type { Tables } from '../tables.server.ts'
import type { FactorCipher } from './totp/factor-cipher.server.ts'

/** The condition that a user, by key, has a second factor that this installation can decrypt. */
export function hasFactor(cipher: FactorCipher, userId: Sql): Sql {
  return sql`(exists (select from totp_factor f where f.user_id = ${userId} and f.sealed_by = ${cipher.name})
    or exists (select from passkey p where p.user_id = ${userId}))`
}

/** The condition that the rules require a second factor of a row of users. */
export function needsFactor(users: 'u' | 'users'): Sql {
  const [role, isSuperuser] = [raw(`${users}.role`), raw(`${users}.is_superuser`)]
  return sql`exists (select from factor_rule r where r.required
    and (r.role = ${role} or (r.role = 'superuser' and ${isSuperuser})))`
}

/**
 * The condition that a user must set up a second factor first: if the rules require it, or if a factor was lost, as
 * after a restore, which makes a new key.
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

/** Whether the user ever set up a factor, even if it was lost. */
export async function hadFactor(db: Db, userId: number): Promise<boolean> {
  const found = await db.row(sql`select id from users where id = ${userId} and second_factor`)
  return found !== undefined
}

/**
 * The user who sets up a factor. Throws `permission_denied` with a temporary password: somebody who found it must not
 * bind a device to the account.
 */
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

/**
 * After removing a factor: nothing if another is left, otherwise deletes the recovery codes. Throws `permission_denied`
 * if the rules require a factor.
 */
export async function afterFactorRemoved(
  tx: Transaction,
  cipher: FactorCipher,
  userId: number,
): Promise<void> {
  if (await someoneHasFactor(tx, cipher, userId)) return
  const rule = await tx.row<{ needed: boolean }>(
    sql`select ${needsFactor('users')} as needed from users where id = ${userId}`,
  )
  if (rule?.needed) throw new Problem('permission_denied', 'Your role requires two-factor authentication.')
  await tx.run(sql`delete from recovery_codes where user_id = ${userId}`)
  await tx.run(sql`update users set second_factor = false where id = ${userId}`)
}
