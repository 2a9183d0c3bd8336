import { Problem } from '../../contract/problem.ts'
import { account } from '../session/account.ts'
import { underCrossTabLock } from './cross-tab-lock.ts'
import { clearSession, readSession, storeSession } from '../session/session.ts'

let underWay: Promise<boolean> | null = null

/**
 * Exchanges the refresh token, once for all calls in flight in all tabs. False when there is no session any
 * more; it is then cleared, which sends the person to the sign-in page. Throws when the server cannot be asked:
 * a lost network must not sign anyone out.
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
    // Whoever signed out meanwhile, in whichever tab, stays signed out.
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
