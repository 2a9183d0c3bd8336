import sql from 'sql-template-tag'
import { validationProblem } from '../../kernel/contract/problem.ts'
import { transaction } from '../../kernel/server/database/transaction.ts'
import type { Kernel } from '../../kernel/server/kernel.ts'
import { endSessionsOf } from './open-sessions.server.ts'
import { confirmationErrors } from './password-confirmation.ts'
import { hashPassword, passwordFits } from './passwords.server.ts'
import { assertNotLimited, recordFailure } from './sign-in-limit.server.ts'
import type { TokenSigner } from './tokens.server.ts'
import { changePassword } from './users.contract.ts'

/**
 * Changes the own password and ends the other sessions. Wrong guesses of the old one count like failed
 * sign-ins, so that an unattended screen is no way to find it out.
 */
export function changePasswordRoutes(
  { routes, pool }: Kernel,
  signer: TokenSigner,
  forgetTokens: () => void,
): void {
  // No write as the others: a wrong guess must be remembered though the call fails.
  routes.act(changePassword, async ({ body, actor, token, client }, db) => {
    const { old_password, new_password, confirm_password } = body
    const errors = confirmationErrors(new_password, confirm_password)
    if (Object.keys(errors).length > 0) throw validationProblem(errors)
    const attempt = { identifier: `password of ${actor.id}`, address: client.address }
    await assertNotLimited(db, attempt)
    const user = await db.row<{ password_hash: string }>(
      sql`select password_hash from users where id = ${actor.id}`,
    )
    if (!(await passwordFits(user?.password_hash, old_password))) {
      await recordFailure(db, attempt)
      throw validationProblem({ old_password: ['The old password is not right.'] })
    }
    const hash = await hashPassword(new_password)
    await transaction(pool, actor, async (tx) => {
      await tx.run(
        sql`update users set password_hash = ${hash}, must_change_password = false where id = ${actor.id}`,
      )
      await endSessionsOf(tx, actor.id, signer.read('access', token)?.session ?? null)
    })
    forgetTokens()
    return { message: 'Password changed.' }
  })
}
