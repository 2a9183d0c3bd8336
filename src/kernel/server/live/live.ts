import { EventEmitter } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { notes } from '../database/connection/listening-nodes.ts'
import { type Listener, listenTo, type Timings } from './listener.ts'

/** Records of one table have changed; `ids` is null if there are too many to list. */
export interface Change {
  topic: string
  ids: number[] | null
}

interface LiveEvents {
  change: [Change]
  /** A message from one node to all others, such as the progress of an import. */
  note: [unknown]
  /**
   * Changes may have been missed: every cache must be emptied. Emitted when the connection is lost and when it is
   * restored.
   */
  gap: []
  /** The database did not answer for this many milliseconds. */
  silence: [number]
}

const changes = 'change'
const longestPauseMs = 500
/** Finds a restarted database within two seconds: the longest pause, and an attempt that began just too early. */
const defaultTimings: Timings = { heartbeatMs: 10_000, answerMs: 5000, connectMs: 1500 }

/** Listens for committed changes by any node, on one dedicated connection, which reconnects automatically. */
export class Live extends EventEmitter<LiveEvents> {
  #connection: pg.ClientConfig
  #log: (message: string) => void
  #timings: Timings
  #listener: Listener | undefined
  #disconnectedSince = Date.now()
  #closed = false

  constructor(
    connection: pg.ClientConfig,
    log: (message: string) => void,
    timings: Timings = defaultTimings,
  ) {
    super()
    this.setMaxListeners(0)
    this.#connection = connection
    this.#log = log
    this.#timings = timings
  }

  /** Whether changes are being received; while they are not, nothing may be cached. */
  get isListening(): boolean {
    return this.#listener !== undefined
  }

  /** For how many milliseconds changes have not been received; 0 while they are. */
  get disconnectedForMs(): number {
    return this.#listener ? 0 : Date.now() - this.#disconnectedSince
  }

  /** Connects for the first time; throws if that fails. */
  async start(): Promise<void> {
    const listener = await listenTo(this.#connection, {
      channels: [changes, notes],
      timings: this.#timings,
      receive: (channel, payload) => this.#receive(channel, payload),
      broken: (isSilent) => this.#lose(isSilent),
    })
    if (this.#closed) return listener.end()
    this.#listener = listener
    this.emit('gap')
  }

  /** Sends a message to all nodes, including this one; lost if the database cannot be reached. */
  publish(note: unknown): void {
    this.#listener?.publish(notes, JSON.stringify(note))
  }

  close(): void {
    this.#closed = true
    this.#listener?.end()
    this.#listener = undefined
  }

  #receive(channel: string, payload: string): void {
    const shown = parsed(payload)
    if (channel === notes) this.emit('note', shown)
    else if (isChange(shown)) this.emit('change', shown)
  }

  #lose(isSilent: boolean): void {
    this.#listener = undefined
    this.#disconnectedSince = Date.now()
    this.#log(
      isSilent
        ? `The database has not answered for ${this.#timings.answerMs / 1000} s; reconnecting`
        : 'The connection for live updates broke; reconnecting',
    )
    this.emit('gap')
    if (isSilent) this.emit('silence', this.#timings.answerMs)
    void this.#retry()
  }

  async #retry(): Promise<void> {
    let logged = ''
    for (let pauseMs = 100; !this.#closed; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
      const begun = Date.now()
      try {
        await this.start()
        return
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error)
        if (reason !== logged) this.#log(`Waiting for the database: ${reason}`)
        logged = reason
        if (Date.now() - begun >= this.#timings.connectMs) this.emit('silence', this.#timings.answerMs)
        await sleep(pauseMs, undefined, { ref: false })
      }
    }
  }
}

/** Anyone who can connect can notify, so a payload that is not JSON is ignored. */
function parsed(payload: string): unknown {
  try {
    return JSON.parse(payload)
  } catch {
    return null
  }
}

function isChange(value: unknown): value is Change {
  if (typeof value !== 'object' || value === null) return false
  const { topic, ids } = value as Partial<Record<keyof Change, unknown>>
  return typeof topic === 'string' && (ids === null || Array.isArray(ids))
}
