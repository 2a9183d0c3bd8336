import { Problem } from '../../contract/problem.ts'
import { account } from '../session/account.ts'
import { underCrossTabLock } from './cross-tab-lock.ts'
import { clearSession, readSession, storeSession } from '../session/session.ts'

let underWay: Promise<boolean> | null = null

/**
 * Renews the session with the refresh token, once for all calls in all tabs. Returns false if there is no session any
 * more; it is then cleared, which leads to the sign-in page. Throws if the server cannot be reached: a lost network
 * must not sign anyone out.
 */
export function renewSession(staleToken: string): Promise<boolean> {
  underWay ??= underCrossTabLock('inkwell.refresh', () => renewUnlessDone(staleToken)).finally(() => {
    underWay = null
  })
  return underWay
}

async function renewUnlessDone(staleToken: string): Promise<boolean> {
  const session = readSession()
  if (!session) return false
  if (session.access_token !== staleToken) return true
  try {
    const renewed = await account().refresh(session.refresh_token)
    // A user who signed out meanwhile, in any tab, stays signed out.
    if (readSession()?.refresh_token === session.refresh_token) storeSession(renewed)
    return readSession() !== null
  } catch (error) {
    if (!isRefusal(error)) throw error
    if (readSession()?.refresh_token === session.refresh_token) clearSession()
    return false
  }
}

function isRefusal(error: unknown): boolean {
  return error instanceof Problem && error.status < 500 && error.code !== 'too_many_requests'
}
