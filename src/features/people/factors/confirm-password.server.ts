import sql from 'sql-template-tag'
import { validationProblem } from '../../../kernel/contract/problem.ts'
import { transaction } from '../../../kernel/server/database/transaction.ts'
import type { Kernel } from '../../../kernel/server/kernel.ts'
import { passwordFits } from '../passwords/passwords.server.ts'
import { confirmPassword } from '../sessions/session.contract.ts'
import { countAttempt, forgetAttempt } from '../sign-in/sign-in-limit.server.ts'
import type { Tables } from '../tables.server.ts'
import type { TokenSigner } from '../sessions/tokens.server.ts'

/**
 * The route that marks the session as confirmed by the password; wrong guesses count like those of the old password.
 */
export function confirmPasswordRoute({ routes, pool }: Kernel, signer: TokenSigner): void {
  routes.operation(confirmPassword, async ({ actor, body, token }, db, _reply, note) => {
    const session = signer.read('access', token)?.session ?? null
    const attempt = await countAttempt(pool, {
      identifier: `old password of user ${actor.id}`,
      address: `session ${session}`,
    })
    const owner = await db.row<Pick<Tables['users'], 'password_hash'>>(
      sql`select password_hash from users where id = ${actor.id}`,
    )
    if (!(await passwordFits(owner?.password_hash, body.password))) {
      throw validationProblem({ password: ['Password is incorrect.'] })
    }
    await forgetAttempt(db, attempt)
    await transaction(pool, actor, async (tx) => {
      await tx.run(sql`update session set confirmed_at = now() where id = ${session}`)
      await note(tx)
    })
    return null
  })
}
