import { Problem } from '../../../kernel/contract/problem.ts'
import type { Client } from '../../../kernel/server/http/routes.ts'
import type { SecurityLog } from '../../../kernel/server/security/security-log.ts'

/** The user, if known, or the entered name. */
interface Whose {
  userId?: number | undefined
  typed?: string
}

/** Writes a refused sign-in with its reason to the security log; other errors go to the server's log. */
export async function noteSignInFailure(
  log: SecurityLog,
  client: Client,
  error: unknown,
  whose: () => Promise<Whose>,
): Promise<void> {
  if (!(error instanceof Problem) || error.status >= 500) return
  const { userId, typed } = await whose()
  // Without the remaining minutes, which would make each text different.
  const isLocked = error.code === 'too_many_requests'
  const reason = isLocked ? 'Too many attempts' : error.message
  const kind = isLocked ? 'locked' : 'sign_in_failed'
  const failure = { kind, aboutId: userId, client, detail: typed ? `${reason} (${typed})` : reason } as const
  // Each guess has its own entry, since limits allow only a few; attempts beyond the limit are merged.
  await log.logRefusal(failure, isLocked ? `user ${userId}` : undefined)
}
