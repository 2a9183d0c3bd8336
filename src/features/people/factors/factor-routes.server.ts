import sql from 'sql-template-tag'
import { message } from '../../../i18n/messages.ts'
import type { ReplyOf } from '../../../kernel/contract/endpoint.ts'
import type { Row } from '../../../kernel/contract/entity.ts'
import { Problem, validationProblem } from '../../../kernel/contract/problem.ts'
import { transaction } from '../../../kernel/server/database/transaction.ts'
import type { Transaction } from '../../../kernel/server/database/query.ts'
import type { Kernel } from '../../../kernel/server/kernel.ts'
import { readRecord } from '../../../kernel/server/records/records.ts'
import { endSessionsOf } from '../sessions/open-sessions.server.ts'
import { countAttempt, forgetAttempt } from '../sign-in/sign-in-limit.server.ts'
import { assertMayTouch } from '../permissions/superuser-rules.server.ts'
import type { Tables } from '../tables.server.ts'
import { user } from '../users.contract.ts'
import {
  beginTotp,
  confirmTotp,
  readFactors,
  removeTotp,
  renewRecoveryCodes,
  resetFactors,
} from './factors.contract.ts'
import { giveRecoveryCodes } from './totp/recovery-codes.server.ts'
import type { Keys } from '../keys/keys.server.ts'
import {
  needsFactor,
  ownerOfFactor,
  afterFactorRemoved,
  someoneHasFactor,
} from './factor-requirements.server.ts'
import { newTotp, stepOf } from './totp/totp.server.ts'

async function forgetFactors(tx: Transaction, userId: number): Promise<void> {
  await tx.run(sql`delete from totp_factor where user_id = ${userId}`)
  await tx.run(sql`delete from passkey where user_id = ${userId}`)
  await tx.run(sql`delete from recovery_codes where user_id = ${userId}`)
  await tx.run(sql`update users set second_factor = false where id = ${userId}`)
}

/** The routes of the user's own second factor, and of removing another user's. */
export function factorRoutes({ routes, pool }: Kernel, keys: Keys, forgetTokens: () => void): void {
  routes.query(readFactors, async ({ actor }, db) => {
    const found = await db.row<ReplyOf<typeof readFactors>>(sql`
      select
        (select confirmed_at from totp_factor f where f.user_id = u.id and f.sealed_by = ${keys.cipher.name}) as totp_since,
        coalesce((select json_agg(p order by p.created_at, p.id)
          from (select id, name, created_at, last_used_at from passkey where user_id = u.id) p), '[]') as passkeys,
        coalesce((select cardinality(hashes) from recovery_codes c where c.user_id = u.id), 0) as recovery_codes,
        ${needsFactor('u')} as is_required
      from users u where u.id = ${actor.id}`)
    if (!found) throw new Problem('token_not_valid', 'Sign in to continue.')
    return found
  })

  routes.command(beginTotp, async ({ actor }, tx) => {
    const person = await ownerOfFactor(tx, actor.id)
    const made = newTotp(person.email)
    const pending = keys.cipher.encrypt(made.secret, actor.id)
    await tx.run(sql`
      insert into totp_factor (user_id, pending) values (${actor.id}, ${pending})
      on conflict (user_id) do update set pending = excluded.pending`)
    return made
  })

  // A wrong code must be counted although the call fails.
  routes.operation(confirmTotp, async ({ actor, body }, db, _reply, note) => {
    const whose = `new code of user ${actor.id}`
    const attempt = await countAttempt(pool, { identifier: whose, address: whose })
    const factor = await db.row<Pick<Tables['totp_factor'], 'pending'>>(
      sql`select pending from totp_factor where user_id = ${actor.id}`,
    )
    const secret = factor?.pending && keys.cipher.decrypt(factor.pending, actor.id)
    if (!secret) throw new Problem('not_found', 'This setup has expired. Start again.')
    const step = stepOf(secret, body.code)
    if (step === null)
      throw validationProblem({ code: ['This code is incorrect. Enter the current code from the app.'] })
    await forgetAttempt(db, attempt)
    const recovery_codes = await transaction(pool, actor, async (tx) => {
      const taken = await tx.run(sql`
        update totp_factor set secret = pending, pending = null, sealed_by = ${keys.cipher.name}, last_step = ${step},
          confirmed_at = now()
        where user_id = ${actor.id} and pending = ${factor.pending}`)
      if (taken === 0) throw new Problem('not_found', 'This setup has expired. Start again.')
      await tx.run(sql`update users set second_factor = true where id = ${actor.id}`)
      const given = await giveRecoveryCodes(tx, actor.id)
      await note(tx)
      return given
    })
    forgetTokens()
    return { message: message('Two-factor authentication turned on.'), recovery_codes }
  })

  routes.command(removeTotp, async ({ actor }, tx) => {
    await tx.run(sql`delete from totp_factor where user_id = ${actor.id}`)
    await afterFactorRemoved(tx, keys.cipher, actor.id)
    tx.afterCommit(forgetTokens)
    return { message: message('Authenticator app removed.') }
  })

  routes.command(renewRecoveryCodes, async ({ actor }, tx) => {
    if (!(await someoneHasFactor(tx, keys.cipher, actor.id))) {
      throw new Problem('not_found', 'You have not set up two-factor authentication.')
    }
    return {
      message: message('Recovery codes regenerated.'),
      recovery_codes: await giveRecoveryCodes(tx, actor.id),
    }
  })

  routes.command(resetFactors, async ({ id, actor }, tx) => {
    if (id === actor.id)
      throw new Problem('permission_denied', 'To change your own two-factor authentication, go to Profile.')
    const person = await readRecord<Row<typeof user>>(tx, user, id)
    assertMayTouch(actor, person, person)
    await forgetFactors(tx, id)
    await endSessionsOf(tx, id)
    await tx.run(sql`
      insert into account_notice (user_id, kind, by_name) values (${id}, 'factors_reset', ${actor.name})`)
    tx.afterCommit(forgetTokens)
    return { message: message('Two-factor authentication reset.') }
  })
}
