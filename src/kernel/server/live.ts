import { EventEmitter } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { type Listener, listenTo, type Pace } from './database/connection/listener.ts'

/** Records of one table have changed; `ids` is null when there are too many to name. */
export interface Change {
  topic: string
  ids: number[] | null
}

interface LiveEvents {
  change: [Change]
  /** Something that a node tells all others, such as how far an import has come. */
  note: [unknown]
  /** Notifications may have been missed: everything that was kept must be dropped. Comes when nobody listens any more
   * and again when somebody does. */
  gap: []
  /** The database did not answer for so many milliseconds. */
  silence: [number]
}

const changes = 'change'
/** What nodes tell one another. */
export const notes = 'note'
const longestPauseMs = 500
/** A database that is back is found within two seconds: those of the pause and of a try that it came too late for. */
const usualPace: Pace = { heartbeatMs: 10_000, answerMs: 5000, connectMs: 1500 }

/**
 * Listens to what the database tells of committed changes, whichever node made them. One dedicated connection, which
 * comes back by itself.
 */
export class Live extends EventEmitter<LiveEvents> {
  #connection: pg.ClientConfig
  #log: (message: string) => void
  #pace: Pace
  #listener: Listener | undefined
  #deafSince = Date.now()
  #closed = false

  constructor(connection: pg.ClientConfig, log: (message: string) => void, pace: Pace = usualPace) {
    super()
    this.setMaxListeners(0)
    this.#connection = connection
    this.#log = log
    this.#pace = pace
  }

  /** Whether changes are being heard; while they are not, nothing may be kept. */
  get isListening(): boolean {
    return this.#listener !== undefined
  }

  /** For how long changes have not been heard; 0 while they are. */
  get deafForMs(): number {
    return this.#listener ? 0 : Date.now() - this.#deafSince
  }

  /** Connects for the first time; throws when that fails. */
  async start(): Promise<void> {
    const listener = await listenTo(this.#connection, {
      channels: [changes, notes],
      pace: this.#pace,
      hear: (channel, payload) => this.#hear(channel, payload),
      broken: (isSilent) => this.#lose(isSilent),
    })
    if (this.#closed) return listener.end()
    this.#listener = listener
    this.emit('gap')
  }

  /** Tells all nodes, this one too; lost where the database cannot be reached. */
  tell(note: unknown): void {
    this.#listener?.tell(notes, JSON.stringify(note))
  }

  close(): void {
    this.#closed = true
    this.#listener?.end()
    this.#listener = undefined
  }

  #hear(channel: string, payload: string): void {
    const shown = parsed(payload)
    if (channel === notes) this.emit('note', shown)
    else if (isChange(shown)) this.emit('change', shown)
  }

  #lose(isSilent: boolean): void {
    this.#listener = undefined
    this.#deafSince = Date.now()
    this.#log(
      isSilent
        ? `The database has not answered for ${this.#pace.answerMs / 1000} s; reconnecting`
        : 'The connection for live updates broke; reconnecting',
    )
    this.emit('gap')
    if (isSilent) this.emit('silence', this.#pace.answerMs)
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
        if (Date.now() - begun >= this.#pace.connectMs) this.emit('silence', this.#pace.answerMs)
        await sleep(pauseMs, undefined, { ref: false })
      }
    }
  }
}

/** Anybody who may connect can notify, so what is no JSON is nothing. */
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
