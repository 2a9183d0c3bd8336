import { useQueryClient } from '@tanstack/react-query'
import { account } from '../../session/account.ts'
import { beginSignOut, clearSession } from '../../session/session.ts'

/**
 * Returns a function that signs out in all tabs. The server is called first, while the token still exists; an
 * unreachable server must not keep the user signed in here. The server would refuse what is asked meanwhile: live
 * updates end, and reads are cancelled, including those that an earlier update starts.
 */
export function useSignOut(): () => Promise<void> {
  const client = useQueryClient()
  return async () => {
    beginSignOut()
    const stopCancelling = client.getQueryCache().subscribe(({ query }) => {
      if (query.state.fetchStatus === 'fetching') void query.cancel()
    })
    await client.cancelQueries()
    await Promise.race([account().signOut(), patience()]).catch(() => undefined)
    clearSession(true)
    stopCancelling()
  }
}

/** Signing out does not wait longer than this for a slow response. */
function patience(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 2_000))
}
