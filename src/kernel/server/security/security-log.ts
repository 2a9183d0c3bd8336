import type pg from 'pg'
import sql from 'sql-template-tag'
import { nobody } from '../../contract/access.ts'
import { Problem } from '../../contract/problem.ts'
import type { Db } from '../database/query.ts'
import { transaction } from '../database/transaction.ts'
import { isConnectionLost, isRace } from '../database/failures/database-error.ts'
import { FoldedEvents } from './folded-events.ts'
import type { SecurityEvent } from './security-event.ts'

const textMax = 500
const lossReportedMs = 2000

/** Writes the security log. What must stand there and cannot is not done; what was refused anyway may get lost. */
export class SecurityLog {
  readonly #pool: pg.Pool
  readonly #complain: (error: unknown) => void
  readonly #folded = new FoldedEvents((event) => this.#write(event))
  #lost = 0
  #untold = 0

  /** `complain` hears why an entry could not be written. */
  constructor(pool: pg.Pool, complain: (error: unknown) => void) {
    this.#pool = pool
    this.#complain = complain
  }

  /** How many entries could not be written since the start. */
  get lost(): number {
    return this.#lost
  }

  /** Notes what is done in a transaction, as the last of it, since all other entries wait for its end. Throws where it cannot. */
  async noteIn(tx: Db, event: SecurityEvent): Promise<void> {
    try {
      await insert(tx, event)
    } catch (error) {
      // The transaction is run again.
      if (isRace(error) || isConnectionLost(error)) throw error
      this.#miss(error)
      throw new Problem(
        'unavailable',
        'This action was not completed because the security log cannot be written. Try again in a moment.',
        { retryAfter: 5 },
      )
    }
  }

  /**
   * Notes what is about to be done outside of a transaction. Throws where it cannot, and then it must not be done. What
   * repeats is folded by who and `what`.
   */
  async note(event: SecurityEvent, what: string): Promise<void> {
    if (!this.#folded.isToTell(event, what)) return
    try {
      await transaction(this.#pool, nobody, async (tx) => this.noteIn(tx, event))
    } catch (error) {
      this.#folded.forget(event, what)
      throw error
    }
  }

  /** Tells of a refusal, which stands even where it cannot be written. What repeats is folded by who and `what`. */
  async tell(event: SecurityEvent, what?: string): Promise<void> {
    if (what === undefined || this.#folded.isToTell(event, what)) await this.#write(event)
  }

  /** Writes what was held back to be told together; nothing is asked of it afterwards. */
  async close(): Promise<void> {
    await this.#folded.end()
  }

  async #write(event: SecurityEvent): Promise<void> {
    try {
      await transaction(this.#pool, nobody, async (tx) => insert(tx, event))
    } catch (error) {
      this.#miss(error)
    }
  }

  #miss(error: unknown): void {
    this.#lost++
    this.#untold++
    this.#complain(error)
    if (this.#untold === 1) this.#tellOfLossSoon()
  }

  /** Lets the log itself say what is missing in it, once it can be written again. */
  #tellOfLossSoon(): void {
    const tell = async () => {
      const detail = String(this.#untold)
      await transaction(this.#pool, nobody, async (tx) => insert(tx, { kind: 'entries_lost', detail }))
      this.#untold -= Number(detail)
    }
    const again = () => {
      if (this.#untold > 0) this.#tellOfLossSoon()
    }
    setTimeout(() => void tell().then(again, again), lossReportedMs).unref()
  }
}

async function insert(tx: Db, { kind, userId, aboutId, client, detail }: SecurityEvent): Promise<void> {
  const short = (text: string | undefined) => text?.replaceAll('\0', '').slice(0, textMax) ?? null
  const entry = await tx.row<{ id: number }>(sql`
    insert into watch.entry (kind, user_id, about_id, address, device, detail)
    values (${kind}, ${userId || null}, ${aboutId || null}, ${short(client?.address)}, ${short(client?.device)},
      ${short(detail)}) returning id`)
  await tx.run(sql`select notify_change('security_log', array[${entry?.id}::integer])`)
}
