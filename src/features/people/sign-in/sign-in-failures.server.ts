import { Problem } from '../../../kernel/contract/problem.ts'
import type { Client } from '../../../kernel/server/http/routes.ts'
import type { SecurityLog } from '../../../kernel/server/security/security-log.ts'

/** Whose sign-in it was, where that is known, and what was typed in place of a name. */
interface Whose {
  userId?: number | undefined
  typed?: string
}

/** Notes that a sign-in was refused, and with which words; what is no refusal is a fault, and stands in the other log. */
export async function noteSignInFailure(
  log: SecurityLog,
  client: Client,
  error: unknown,
  whose: () => Promise<Whose>,
): Promise<void> {
  if (!(error instanceof Problem) || error.status >= 500) return
  const { userId, typed } = await whose()
  // How long a lock still lasts is another text each minute.
  const isLocked = error.code === 'too_many_requests'
  const reason = isLocked ? 'Too many attempts' : error.message
  const kind = isLocked ? 'locked' : 'sign_in_failed'
  const failure = { kind, aboutId: userId, client, detail: typed ? `${reason} (${typed})` : reason } as const
  // Each guess is told, of which a limit lets through but few; what knocks at the limit has none.
  await log.tell(failure, isLocked ? `user ${userId}` : undefined)
}
