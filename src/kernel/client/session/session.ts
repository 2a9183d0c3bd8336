import { xchacha20poly1305 } from '@noble/ciphers/chacha.js'
import { bytesToUtf8, managedNonce, utf8ToBytes } from '@noble/ciphers/utils.js'
import { useSyncExternalStore } from 'react'

/** Who is signed in in this browser (specification, section 3). */
export interface Session {
  access_token: string
  refresh_token: string
  user: { id: number; user_type: string }
}

const storageKey = 'inkwell.session'

/**
 * The key is fixed in the product (specification, section 9): it keeps the tokens from being read by accident,
 * in a backup or over a shoulder. A library does it because `crypto.subtle` is missing on plain-http addresses.
 */
const cipher = managedNonce(xchacha20poly1305)(utf8ToBytes('a nib, a drop of ink, warm paper'))

function sealed(session: Session): string {
  const bytes = cipher.encrypt(utf8ToBytes(JSON.stringify(session)))
  return btoa(String.fromCharCode(...bytes))
}

function opened(stored: string): Session | null {
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

const listeners = new Set<() => void>()
let known: { stored: string | null; session: Session | null } = { stored: null, session: null }
let leftOnPurpose = false

function announce(): void {
  for (const listener of listeners) listener()
}

// Other tabs write the same key; a null key means that all of the storage was cleared.
addEventListener('storage', (event) => {
  if (event.key === storageKey || event.key === null) announce()
})

/** The session as all tabs see it now; a value that cannot be read is no session. */
export function readSession(): Session | null {
  const stored = localStorage.getItem(storageKey)
  if (stored !== known.stored) known = { stored, session: stored === null ? null : opened(stored) }
  return known.session
}

/** Keeps a new session, for all tabs. Only what a session consists of is stored. */
export function storeSession({ access_token, refresh_token, user }: Session): void {
  leftOnPurpose = false
  const session = { access_token, refresh_token, user: { id: user.id, user_type: user.user_type } }
  localStorage.setItem(storageKey, sealed(session))
  announce()
}

/** Ends the session in all tabs. `onPurpose` when the person asked for it, so that no way back is offered. */
export function clearSession(onPurpose = false): void {
  leftOnPurpose = onPurpose
  localStorage.removeItem(storageKey)
  announce()
}

/** Whether the last session of this tab ended because its person signed out here. */
export function wasLeftOnPurpose(): boolean {
  return leftOnPurpose
}

/** Calls back whenever the session may have changed, in this tab or another; returns how to stop. */
export function subscribeToSession(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The session, live. */
export function useSession(): Session | null {
  return useSyncExternalStore(subscribeToSession, readSession)
}
