import { randomBytes } from 'node:crypto'
import type pg from 'pg'
import sql from 'sql-template-tag'
import { nobody } from '../../../kernel/contract/access.ts'
import type { Db } from '../../../kernel/server/database/query.ts'
import { transaction } from '../../../kernel/server/database/transaction.ts'
import { StartError } from '../../../parts/program/start-error.ts'
import { english } from '../../../words/english.ts'
import { hashPassword } from '../passwords/passwords.server.ts'

/**
 * On an empty database, creates the first superuser; answers the password that was made up for it, null when
 * there was one already, or the given one when it was given, which the rules of passwords hold for as well. Nodes that
 * start together create one.
 */
export async function createFirstSuperuser(
  pool: pg.Pool,
  email: string,
  givenPassword: string | undefined,
): Promise<string | null> {
  const password = givenPassword ?? randomBytes(12).toString('base64url')
  return await transaction(pool, nobody, async (tx) => {
    await tx.run(sql`lock table users in share row exclusive mode`)
    const someone = await tx.row(sql`select id from users limit 1`)
    if (someone) return null
    const username = email.split('@')[0] ?? email
    if (givenPassword !== undefined) await assertGood(tx, givenPassword, { username, email })
    await tx.run(sql`
      insert into users (first_name, last_name, username, email, phone_number, role, user_status, is_superuser,
        password_hash)
      values ('Inkwell', 'Administrator', ${username}, ${email}, '-', 'admin', 'active', true,
        ${await hashPassword(password)})`)
    return password
  })
}

async function assertGood(tx: Db, given: string, person: { username: string; email: string }): Promise<void> {
  // Its words take long to load, and most starts have none to look up.
  const { companyNames, passwordFault } = await import('../passwords/password-rules.server.ts')
  const fault = passwordFault(given, person, await companyNames(tx))
  if (fault !== null) throw new StartError(`ADMIN_PASSWORD: ${english(fault)}`)
}
