import { account } from '../account.ts'
import { clearSession } from '../session.ts'

/**
 * Signs out in all tabs. The server is told first, while the token is still there; a server that cannot be
 * reached must not keep anybody signed in here.
 */
export async function signOut(): Promise<void> {
  await Promise.race([account().signOut(), patience()]).catch(() => undefined)
  clearSession(true)
}

/** Somebody who leaves does not wait for a slow answer. */
function patience(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 2_000))
}
