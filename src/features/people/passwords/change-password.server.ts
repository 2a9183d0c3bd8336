import sql from 'sql-template-tag'
import { type Label, message } from '../../../i18n/messages.ts'
import { type FieldErrors, validationProblem } from '../../../kernel/contract/problem.ts'
import type { Db } from '../../../kernel/server/database/query.ts'
import { transaction } from '../../../kernel/server/database/transaction.ts'
import type { Kernel } from '../../../kernel/server/kernel.ts'
import { expiredMessage, oneTimePasswordExpired } from './one-time-password.server.ts'
import { endSessionsOf } from '../sessions/open-sessions.server.ts'
import { confirmationErrors } from './password-confirmation.ts'
import { companyNames, passwordFault, type PersonNames } from './password-rules.server.ts'
import { hashPassword, passwordFits } from './passwords.server.ts'
import { countAttempt, forgetAttempt } from '../sign-in/sign-in-limit.server.ts'
import type { Tables } from '../tables.server.ts'
import type { TokenSigner } from '../sessions/tokens.server.ts'
import { changePassword } from '../users.contract.ts'

interface Owner extends PersonNames, Pick<Tables['users'], 'password_hash'> {
  expired: boolean
}

async function ownerOf(db: Db, id: number): Promise<Owner | undefined> {
  return await db.row<Owner>(sql`
    select username, email, phone_number, first_name, last_name, password_hash, ${oneTimePasswordExpired} as expired
    from users where id = ${id}`)
}

async function faultOf(
  db: Db,
  next: string,
  before: string,
  owner: Owner | undefined,
): Promise<Label | null> {
  if (next.normalize('NFKC') === before.normalize('NFKC'))
    return 'New password must be different from the old one.'
  return owner ? passwordFault(next, owner, await companyNames(db)) : null
}

/**
 * The routes that change the user's own password and end the other sessions. Wrong guesses of the old password are
 * limited per session: an unattended screen cannot be used to find it, and nobody else uses up the attempts.
 */
export function changePasswordRoutes(
  { routes, pool }: Kernel,
  signer: TokenSigner,
  forgetTokens: () => void,
): void {
  // Not a command: a wrong guess must be stored although the call fails.
  routes.operation(changePassword, async ({ body, actor, token }, db, _reply, note) => {
    const { old_password, new_password, confirm_password } = body
    const owner = await ownerOf(db, actor.id)
    const fault = await faultOf(db, new_password, old_password, owner)
    const errors: FieldErrors = {
      ...(fault === null ? {} : { new_password: [fault] }),
      ...(confirm_password ? confirmationErrors(new_password, confirm_password) : {}),
    }
    if (Object.keys(errors).length > 0) throw validationProblem(errors)

    const session = signer.read('access', token)?.session ?? null
    const attempt = await countAttempt(pool, {
      identifier: `old password of user ${actor.id}`,
      address: `session ${session}`,
    })
    if (!(await passwordFits(owner?.password_hash, old_password))) {
      throw validationProblem({ old_password: ['Old password is incorrect.'] })
    }
    await forgetAttempt(db, attempt)
    if (owner?.expired) throw validationProblem({ old_password: [expiredMessage] })

    const hash = await hashPassword(new_password)
    await transaction(pool, actor, async (tx) => {
      await tx.run(sql`update users set password_hash = ${hash} where id = ${actor.id}`)
      await endSessionsOf(tx, actor.id, session)
      await note(tx)
    })
    forgetTokens()
    return { message: message('Password changed.') }
  })
}
