import { useSyncExternalStore } from 'react'
import { decrypted, encrypted, type Session, storageKey } from './encrypted-session.ts'

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
  if (stored !== known.stored) known = { stored, session: stored === null ? null : decrypted(stored) }
  return known.session
}

/** Keeps a new session, for all tabs. Only what a session consists of is stored. */
export function storeSession({ access_token, refresh_token, user }: Session): void {
  leftOnPurpose = false
  const session = { access_token, refresh_token, user: { id: user.id, user_type: user.user_type } }
  localStorage.setItem(storageKey, encrypted(session))
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
