import { useSyncExternalStore } from 'react'

/** A form's state. A component that reads a part of it renders again only when that part changes. */
export interface Store<S extends object> {
  now(): S
  change(part: Partial<S>): void
  subscribe(listener: () => void): () => void
}

export function createStore<S extends object>(start: S): Store<S> {
  let state = start
  const listeners = new Set<() => void>()
  return {
    now: () => state,
    change: (part) => {
      state = { ...state, ...part }
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Returns the selected part of the store. `part` must return the same value as long as nothing in it has changed. */
export function useStored<S extends object, T>(
  { now, subscribe }: Pick<Store<S>, 'now' | 'subscribe'>,
  part: (state: S) => T,
): T {
  return useSyncExternalStore(subscribe, () => part(now()))
}
