import type pg from 'pg'
import { socketOf } from './socket-of.ts'

const checkMs = 5000
/** The server ends a statement after 30 seconds and reports it; after this time no answer comes any more. */
const longestMs = 40_000

/** Connections that wait for a commit, which may take as long as a standby is unreachable. */
const waiting = new WeakSet<pg.PoolClient>()

/** Sets whether a connection may wait for its answer without limit. */
export function setUnlimitedWait(client: pg.PoolClient, may: boolean): void {
  if (may) waiting.add(client)
  else waiting.delete(client)
}

interface Watched {
  isTaken: boolean
  bytesRead: number
  lastReadAt: number
}

/**
 * Closes the connections of pools whose other end has disappeared without closing them: a machine without power, or a
 * firewall that dropped them. The network itself would notice only after a quarter of an hour.
 */
export class SilentConnections {
  readonly #known = new Map<pg.PoolClient, Watched>()
  readonly #timer: NodeJS.Timeout

  constructor(pools: readonly pg.Pool[]) {
    for (const pool of pools) {
      pool.on('acquire', (client) => this.#track(client, true))
      pool.on('release', (_error, client) => this.#track(client, false))
      pool.on('remove', (client) => this.#known.delete(client))
    }
    this.#timer = setInterval(() => this.#check(), checkMs)
    this.#timer.unref()
  }

  /**
   * Closes all connections that have received nothing for this long, even during a commit: the server does not answer.
   */
  cut(silentMs: number): void {
    this.#check()
    for (const [client, { lastReadAt }] of this.#known)
      if (Date.now() - lastReadAt >= silentMs) destroyConnection(client)
  }

  close(): void {
    clearInterval(this.#timer)
    this.#known.clear()
  }

  #track(client: pg.PoolClient, isTaken: boolean): void {
    this.#known.set(client, { isTaken, bytesRead: socketOf(client)?.bytesRead ?? 0, lastReadAt: Date.now() })
  }

  #check(): void {
    for (const [client, watched] of this.#known) {
      const bytesRead = socketOf(client)?.bytesRead ?? 0
      if (bytesRead > watched.bytesRead) Object.assign(watched, { bytesRead, heardAt: Date.now() })
      const isTooLong = Date.now() - watched.lastReadAt > longestMs
      if (watched.isTaken && isTooLong && !waiting.has(client)) destroyConnection(client)
    }
  }
}

function destroyConnection(client: pg.PoolClient): void {
  const timeoutError = { code: 'ETIMEDOUT', syscall: 'read' }
  socketOf(client)?.destroy(Object.assign(new Error('the database does not answer'), timeoutError))
}
