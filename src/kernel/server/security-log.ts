import { LRUCache } from 'lru-cache'
import type pg from 'pg'
import sql from 'sql-template-tag'
import { nobody } from '../contract/access.ts'
import type { SecurityKind } from '../contract/security-kinds.ts'
import { transaction } from './database/transaction.ts'

/** One thing that happened. People are told of by number, so that nobody's name stands in what is never changed. */
export interface SecurityEvent {
  kind: SecurityKind
  /** Who did it; nobody where no one was signed in. */
  userId?: number | undefined
  /** To whom it was done. */
  aboutId?: number | undefined
  client?: { address: string; device: string } | undefined
  detail?: string | undefined
}

// What repeats without end is told once a minute: one who is refused may go on asking.
const repeating: readonly SecurityKind[] = ['refused', 'locked']
const repeatMs = 60_000
const textMax = 500

/** Writes the security log: each entry in a transaction of its own, so that nothing that is undone takes it back. */
export class SecurityLog {
  readonly #pool: pg.Pool
  readonly #complain: (error: unknown) => void
  readonly #told = new LRUCache<string, true>({ max: 10_000, ttl: repeatMs })

  /** `complain` hears of an entry that could not be written; what it tells of goes on, since it has happened. */
  constructor(pool: pg.Pool, complain: (error: unknown) => void) {
    this.#pool = pool
    this.#complain = complain
  }

  async note(event: SecurityEvent): Promise<void> {
    if (repeating.includes(event.kind)) {
      // Whoever names another device each time is still the same.
      const same = JSON.stringify({ ...event, client: event.client?.address })
      if (this.#told.has(same)) return
      this.#told.set(same, true)
    }
    const { kind, userId, aboutId, client, detail } = event
    const short = (text: string | undefined) => text?.replaceAll('\0', '').slice(0, textMax) ?? null
    try {
      await transaction(this.#pool, nobody, async (tx) => {
        const entry = await tx.row<{ id: number }>(sql`
          insert into watch.entry (kind, user_id, about_id, address, device, detail)
          values (${kind}, ${userId || null}, ${aboutId || null}, ${short(client?.address)}, ${short(client?.device)},
            ${short(detail)}) returning id`)
        await tx.run(sql`select notify_change('security_log', array[${entry?.id}::integer])`)
      })
    } catch (error) {
      this.#complain(error)
    }
  }
}
