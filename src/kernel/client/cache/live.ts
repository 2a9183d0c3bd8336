import type { QueryClient } from '@tanstack/react-query'
import { eventsOf, type StreamEvent } from './event-stream.ts'
import { checkReachable, markReachable, subscribeToReachable } from '../calls/reachable.ts'
import { renewSession } from '../calls/renewal.ts'
import { meQuery } from '../session/rights.ts'
import { isSigningOut, readSession, subscribeToSession } from '../session/session.ts'
import { staleByEvents } from './stale-by-events.ts'

const firstWaitMs = 1_000
const longestWaitMs = 30_000
/**
 * The server sends something every 700 ms (live-stream.ts). After two missed signs the client checks whether the server
 * is reachable.
 */
const signOverdueMs = 1_450
/** A stream is dead after this long without any bytes. */
const deadAfterMs = 60_000
/** Screens read while the stream is being opened. A longer time between the two counts as missed events. */
const shortGapMs = 500
/** A hidden tab closes its stream after this time: browsers allow six connections to one server over HTTP/1.1. */
const hiddenMs = 3_000

/**
 * Keeps the cache up to date with other users' changes while somebody is signed in and the tab is visible. Each event
 * names a topic, whose responses become stale. After missed events all responses do. Runs as long as the page.
 */
export async function subscribeToChanges(client: QueryClient): Promise<never> {
  const onEvent = staleByEvents(client)
  let disconnectedSince: number | null = null
  const onOpen = () => {
    markReachable()
    if (Date.now() - (disconnectedSince ?? 0) > shortGapMs) void client.invalidateQueries()
  }
  addEventListener('offline', checkReachable)
  let wait = firstWaitMs
  let before: Outcome | null = null
  for (;;) {
    await until(() => readSession() !== null && !isSigningOut() && !document.hidden)
    await untilNoRequiredAction(client)
    // No screen reads before it is known who is signed in.
    disconnectedSince ??= Date.now()
    const outcome = await listen(onOpen, onEvent)
    if (outcome === 'ended' || outcome === 'left') disconnectedSince = 0
    // After a renewed token the next attempt is immediate, but only once.
    const again = outcome === 'left' || (outcome === 'renewed' && before !== 'renewed')
    before = outcome
    if (again) continue
    checkReachable()
    if (outcome === 'ended') wait = firstWaitMs
    await pauseOrWakeUp(wait * (0.75 + Math.random() / 2))
    wait = Math.min(wait * 2, longestWaitMs)
  }
}

type Outcome = 'ended' | 'left' | 'refused' | 'renewed' | 'unreachable'

/** Reads the stream to its end. Returns `left` if this tab closed it, `refused` if the server rejected the request. */
async function listen(onOpen: () => void, onEvent: (event: StreamEvent) => void): Promise<Outcome> {
  const session = readSession()
  if (!session || isSigningOut()) return 'left'
  const controller = new AbortController()
  const stopWatching = abortWhenUnwanted(controller, session.user.id)
  const deadStream = watchdog(deadAfterMs, () => controller.abort('silence'))
  const missedSigns = watchdog(signOverdueMs, checkReachable)
  const onBytes = () => {
    deadStream.restart()
    missedSigns.restart()
    markReachable()
  }
  try {
    const response = await fetch('/api/v1/live', {
      headers: { Authorization: `Bearer ${session.access_token}`, Accept: 'text/event-stream' },
      cache: 'no-store',
      signal: controller.signal,
    })
    if (response.status === 401 && (await renewSession(session.access_token))) return 'renewed'
    if (!response.ok || !response.body) return response.status >= 502 ? 'unreachable' : 'refused'
    onOpen()
    for await (const event of eventsOf(response.body, onBytes)) onEvent(event)
    return 'ended'
  } catch {
    return controller.signal.aborted && controller.signal.reason !== 'silence' ? 'left' : 'unreachable'
  } finally {
    deadStream.stop()
    missedSigns.stop()
    stopWatching()
  }
}

/** Aborts when the user signs out or changes, or when the tab has been hidden for a while. */
function abortWhenUnwanted(controller: AbortController, userId: number): () => void {
  let hiding: ReturnType<typeof setTimeout> | undefined
  const onVisibility = () => {
    clearTimeout(hiding)
    if (document.hidden) hiding = setTimeout(() => controller.abort('hidden'), hiddenMs)
  }
  const unsubscribe = subscribeToSession(() => {
    if (isSigningOut() || readSession()?.user.id !== userId) controller.abort('signed out')
  })
  document.addEventListener('visibilitychange', onVisibility)
  return () => {
    clearTimeout(hiding)
    unsubscribe()
    document.removeEventListener('visibilitychange', onVisibility)
  }
}

function watchdog(ms: number, onSilence: () => void): { restart(): void; stop(): void } {
  let timer = setTimeout(onSilence, ms)
  return {
    restart: () => {
      clearTimeout(timer)
      timer = setTimeout(onSilence, ms)
    },
    stop: () => clearTimeout(timer),
  }
}

/** Resolves when the condition is true. It is evaluated when the session or the visibility changes. */
function until(condition: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (!condition()) return
      unsubscribe()
      document.removeEventListener('visibilitychange', check)
      resolve()
    }
    const unsubscribe = subscribeToSession(check)
    document.addEventListener('visibilitychange', check)
    check()
  })
}

/** Resolves once the user has no required action: until then the server sends them no changes. */
function untilNoRequiredAction(client: QueryClient): Promise<void> {
  const queryCache = client.getQueryCache()
  return new Promise((resolve) => {
    const check = () => {
      const state = client.getQueryState(meQuery.queryKey)
      if (readSession() && (!state || state.status === 'pending' || state.data?.must_change_password)) return
      unsubscribe()
      unsubscribeFromSession()
      resolve()
    }
    const unsubscribe = queryCache.subscribe(check)
    const unsubscribeFromSession = subscribeToSession(check)
    check()
  })
}

/** Waits for `ms`, or until the server's reachability or the tab's visibility changes. */
function pauseOrWakeUp(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const wake = () => {
      clearTimeout(timer)
      unsubscribe()
      document.removeEventListener('visibilitychange', wake)
      resolve()
    }
    const timer = setTimeout(wake, ms)
    const unsubscribe = subscribeToReachable(wake)
    document.addEventListener('visibilitychange', wake)
  })
}
