import { randomBytes } from 'node:crypto'
import type pg from 'pg'
import { StartError } from '../../../parts/program/start-error.ts'
import type { Tables } from '../tables.server.ts'
import { hashPassword } from './passwords.server.ts'

const command = 'npm run reset-password'

/**
 * Sets a temporary password and removes the second factor of a user, for the operator of the machine, if nobody can
 * sign in who could do it on the screen. Ends all sessions of the user and writes to the security log. Returns the
 * password; throws StartError if no active user has that email.
 */
export async function resetOnMachine(client: pg.ClientBase, email: string): Promise<string> {
  await client.query('begin')
  try {
    await client.query(`select set_config('inkwell.user_name', $1, true)`, [command])
    const { rows } = await client.query<Pick<Tables['users'], 'id' | 'user_status'>>(
      'select id, user_status from users where lower(email) = lower($1) for update',
      [email],
    )
    const [found] = rows
    if (!found) throw new StartError(`No user has the email ${email}.`)
    const { id, user_status } = found
    if (user_status !== 'active')
      throw new StartError(`${email} is not active (${user_status}); a superuser activates the account.`)
    const password = randomBytes(9).toString('base64url')
    await client.query('update users set password_hash = $2, second_factor = false where id = $1', [
      id,
      await hashPassword(password),
    ])
    // Without a signed-in user, the trigger takes the password for the user's own.
    await client.query('update users set must_change_password = true where id = $1', [id])
    for (const table of ['totp_factor', 'passkey', 'recovery_codes', 'session'])
      await client.query(`delete from ${table} where user_id = $1`, [id])
    await client.query(
      `insert into account_notice (user_id, kind, by_name) values ($1, 'factors_reset', $2)`,
      [id, command],
    )
    await client.query(
      `insert into watch.entry (kind, about_id, detail) values ('password_given', $1, $2), ('factor_reset', $1, $2)`,
      [id, command],
    )
    await client.query(`select notify_change('security_log', null)`)
    await client.query('commit')
    return password
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}
