import { randomBytes } from 'node:crypto'
import type pg from 'pg'
import sql from 'sql-template-tag'
import { anonymous } from '../../../kernel/contract/access.ts'
import { transaction } from '../../../kernel/server/database/transaction.ts'
import { hashPassword } from '../passwords/passwords.server.ts'
import { firstOwner } from './first-owner.ts'

/**
 * Creates the first superuser in an empty database; returns the generated password, or the given one if it was used, or
 * null if there was a superuser. A generated password must be changed at the first sign-in and does not expire. Nodes
 * that start together create only one.
 */
export async function createFirstSuperuser(
  pool: pg.Pool,
  email: string,
  givenPassword: string | undefined,
): Promise<string | null> {
  const password = givenPassword ?? randomBytes(12).toString('base64url')
  return await transaction(pool, anonymous, async (tx) => {
    await tx.run(sql`lock table users in share row exclusive mode`)
    const someone = await tx.row(sql`select id from users limit 1`)
    if (someone) return null
    await tx.run(sql`
      insert into users (first_name, last_name, username, email, phone_number, role, user_status, is_superuser,
        password_hash)
      values (${firstOwner.first_name}, ${firstOwner.last_name}, ${email.split('@')[0]}, ${email}, '-', 'admin', 'active', true,
        ${await hashPassword(password)})`)
    if (givenPassword === undefined)
      await tx.run(sql`update users set must_change_password = true, password_set_at = null`)
    return password
  })
}
