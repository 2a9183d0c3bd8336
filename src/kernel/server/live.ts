import { EventEmitter } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

/** Records of one table have changed; `ids` is null when there are too many to name. */
export interface Change {
  topic: string
  ids: number[] | null
}

interface LiveEvents {
  change: [Change]
  /** Notifications may have been missed: everything that was kept must be dropped. */
  gap: []
}

/**
 * Listens to what the database tells of committed changes, whichever node made them. One dedicated
 * connection, which comes back by itself; each time it does, `gap` says that something may have been missed.
 */
export class Live extends EventEmitter<LiveEvents> {
  #connection: pg.ClientConfig
  #log: (message: string) => void
  #client: pg.Client | undefined
  #closed = false

  constructor(connection: pg.ClientConfig, log: (message: string) => void) {
    super()
    this.setMaxListeners(0)
    this.#connection = connection
    this.#log = log
  }

  /** Whether changes are being heard; while they are not, nothing may be kept. */
  get isListening(): boolean {
    return this.#client !== undefined
  }

  /** Connects for the first time; throws when that fails. */
  async start(): Promise<void> {
    const client = new pg.Client({ ...this.#connection, keepAlive: true })
    client.on('notification', (message) => this.#hear(message.payload))
    client.on('error', () => this.#reconnect(client))
    client.on('end', () => this.#reconnect(client))
    await client.connect()
    await client.query('listen change')
    if (this.#closed) {
      await client.end()
      return
    }
    this.#client = client
    this.emit('gap')
  }

  async close(): Promise<void> {
    this.#closed = true
    const client = this.#client
    this.#client = undefined
    await client?.end().catch(() => undefined)
  }

  #hear(payload: string | undefined): void {
    const change = parsed(payload)
    if (isChange(change)) this.emit('change', change)
  }

  #reconnect(lost: pg.Client): void {
    if (this.#closed || this.#client !== lost) return
    this.#client = undefined
    this.emit('gap')
    void this.#retry()
  }

  async #retry(): Promise<void> {
    for (let wait = 100; !this.#closed; wait = Math.min(wait * 2, 5000)) {
      try {
        await this.start()
        return
      } catch (error) {
        this.#log(`Waiting for the database: ${error instanceof Error ? error.message : String(error)}`)
        await sleep(wait, undefined, { ref: false })
      }
    }
  }
}

/** Anybody who may connect can notify, so what is no JSON is nothing. */
function parsed(payload: string | undefined): unknown {
  try {
    return JSON.parse(payload ?? 'null')
  } catch {
    return null
  }
}

function isChange(value: unknown): value is Change {
  if (typeof value !== 'object' || value === null) return false
  const { topic, ids } = value as Partial<Record<keyof Change, unknown>>
  return typeof topic === 'string' && (ids === null || Array.isArray(ids))
}
