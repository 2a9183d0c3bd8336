import { xchacha20poly1305 } from '@noble/ciphers/chacha.js'
import { bytesToUtf8, managedNonce, utf8ToBytes } from '@noble/ciphers/utils.js'

/** The session of this browser (specification, section 3). */
export interface Session {
  access_token: string
  refresh_token: string
  user: { id: number; user_type: string }
}

/** The key in local storage. */
export const storageKey = 'inkwell.session'

/**
 * The encryption key is fixed in the program (specification, section 9): it prevents tokens from being read by
 * accident, in a backup or over a shoulder. A library is used because `crypto.subtle` is missing on plain-http
 * addresses.
 */
const cipher = managedNonce(xchacha20poly1305)(utf8ToBytes('a nib, a drop of ink, warm paper'))

/** Returns the session as it is stored. */
export function encrypted(session: Session): string {
  const bytes = cipher.encrypt(utf8ToBytes(JSON.stringify(session)))
  return btoa(String.fromCharCode(...bytes))
}

/** Returns the session of a stored text; null if it cannot be decrypted. */
export function decrypted(stored: string): Session | null {
  try {
    const bytes = Uint8Array.from(atob(stored), (sign) => sign.charCodeAt(0))
    const value: unknown = JSON.parse(bytesToUtf8(cipher.decrypt(bytes)))
    return isSession(value) ? value : null
  } catch {
    return null
  }
}

function isSession(value: unknown): value is Session {
  if (typeof value !== 'object' || value === null) return false
  const { access_token, refresh_token, user } = value as Partial<Session>
  return (
    typeof access_token === 'string' &&
    typeof refresh_token === 'string' &&
    typeof user?.id === 'number' &&
    typeof user.user_type === 'string'
  )
}
