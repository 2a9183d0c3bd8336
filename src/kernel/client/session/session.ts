import { useSyncExternalStore } from 'react'
import { decrypted, encrypted, type Session, storageKey } from './encrypted-session.ts'

const listeners = new Set<() => void>()
let known: { stored: string | null; session: Session | null } = { stored: null, session: null }
let signingOut = false
let leftOnPurpose = false

function announce(): void {
  for (const listener of listeners) listener()
}

// Other tabs write the same key. A null key means that all of local storage was cleared.
addEventListener('storage', (event) => {
  if (event.key === storageKey || event.key === null) announce()
})

/** Returns the session that all tabs share; null if there is none or it cannot be decrypted. */
export function readSession(): Session | null {
  const stored = localStorage.getItem(storageKey)
  if (stored !== known.stored) known = { stored, session: stored === null ? null : decrypted(stored) }
  return known.session
}

/** Stores a new session for all tabs, without any other properties. */
export function storeSession({ access_token, refresh_token, user }: Session): void {
  signingOut = false
  leftOnPurpose = false
  const session = { access_token, refresh_token, user: { id: user.id, user_type: user.user_type } }
  localStorage.setItem(storageKey, encrypted(session))
  announce()
}

/** Says that the user is signing out here: the server may end the session at any moment until `clearSession`. */
export function beginSignOut(): void {
  signingOut = true
  announce()
}

/** Whether the user is signing out in this tab. */
export function isSigningOut(): boolean {
  return signingOut
}

/** Ends the session in all tabs. `onPurpose` if the user signed out, so that the sign-in page does not lead back. */
export function clearSession(onPurpose = false): void {
  signingOut = false
  leftOnPurpose = onPurpose
  localStorage.removeItem(storageKey)
  announce()
}

/** Whether the last session of this tab ended because the user signed out here. */
export function wasLeftOnPurpose(): boolean {
  return leftOnPurpose
}

/** Calls `listener` whenever the session may have changed, in any tab. Returns the function that unsubscribes. */
export function subscribeToSession(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Returns the session and renders again when it changes. */
export function useSession(): Session | null {
  return useSyncExternalStore(subscribeToSession, readSession)
}
