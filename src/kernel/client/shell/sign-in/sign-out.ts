import { useQueryClient } from '@tanstack/react-query'
import { account } from '../../session/account.ts'
import { clearSession } from '../../session/session.ts'

/**
 * Returns what signs out in all tabs. The server is told first, while the token is still there; a server that cannot be
 * reached must not keep anybody signed in here. What the screen is reading is left unread: it would be refused.
 */
export function useSignOut(): () => Promise<void> {
  const client = useQueryClient()
  return async () => {
    await client.cancelQueries()
    await Promise.race([account().signOut(), patience()]).catch(() => undefined)
    clearSession(true)
  }
}

/** Somebody who leaves does not wait for a slow answer. */
function patience(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 2_000))
}
