import { useSyncExternalStore } from 'react'

/** What a form holds. Whoever watches a part of it renders anew when that part changes, and only then. */
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

/** The watched part of what a store holds; `part` gives the same value as long as nothing of it has changed. */
export function useStored<S extends object, T>(
  { now, subscribe }: Pick<Store<S>, 'now' | 'subscribe'>,
  part: (state: S) => T,
): T {
  return useSyncExternalStore(subscribe, () => part(now()))
}
