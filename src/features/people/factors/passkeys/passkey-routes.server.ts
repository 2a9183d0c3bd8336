import sql from 'sql-template-tag'
import { message } from '../../../../i18n/messages.ts'
import { Problem } from '../../../../kernel/contract/problem.ts'
import { transaction } from '../../../../kernel/server/database/transaction.ts'
import type { Kernel } from '../../../../kernel/server/kernel.ts'
import type { Keys } from '../../keys/keys.server.ts'
import { addPasskey, askPasskey, beginPasskey, removePasskey } from './passkeys.contract.ts'
import { newPasskeyOptions, signInOptions, verifiedPasskey } from './passkeys.server.ts'
import { giveRecoveryCodes } from '../totp/recovery-codes.server.ts'
import { ownerOfFactor, afterFactorRemoved, someoneHasFactor } from '../factor-requirements.server.ts'

/** The routes of the user's own passkeys; signing in with one is in the session routes. */
export function passkeyRoutes({ routes, pool }: Kernel, keys: Keys, forgetTokens: () => void): void {
  routes.operation(askPasskey, async ({ client }, db) => ({
    options: await signInOptions(db, client.origin),
  }))

  routes.operation(beginPasskey, async ({ actor, client }, db) => {
    const owner = await ownerOfFactor(db, actor.id)
    return { options: await newPasskeyOptions(db, client.origin, owner) }
  })

  routes.operation(addPasskey, async ({ actor, body, client }, db, _reply, note) => {
    const made = await verifiedPasskey(db, client.origin, { userId: actor.id, sent: body.response })
    const recovery_codes = await transaction(pool, actor, async (tx) => {
      const isFirst = !(await someoneHasFactor(tx, keys.cipher, actor.id))
      await tx.run(sql`
        insert into passkey (id, user_id, public_key, counter, transports, name)
        values (${made.id}, ${actor.id}, ${made.public_key}, ${made.counter}, ${made.transports}, ${body.name})`)
      await tx.run(sql`update users set second_factor = true where id = ${actor.id}`)
      const given = isFirst ? await giveRecoveryCodes(tx, actor.id) : []
      await note(tx)
      return given
    })
    forgetTokens()
    return { message: message('Passkey added.'), recovery_codes }
  })

  routes.command(removePasskey, async ({ actor, params }, tx) => {
    const removed = await tx.run(
      sql`delete from passkey where id = ${params['passkey']} and user_id = ${actor.id}`,
    )
    if (removed === 0) throw new Problem('not_found', 'This passkey has already been removed.')
    await afterFactorRemoved(tx, keys.cipher, actor.id)
    tx.afterCommit(forgetTokens)
    return { message: message('Passkey removed.') }
  })
}
