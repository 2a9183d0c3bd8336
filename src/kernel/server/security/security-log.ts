import type pg from 'pg'
import sql from 'sql-template-tag'
import { anonymous } from '../../contract/access.ts'
import { Problem } from '../../contract/problem.ts'
import type { Db } from '../database/query.ts'
import { transaction } from '../database/transaction.ts'
import { isConnectionLost, isRace } from '../database/failures/database-error.ts'
import { FoldedEvents } from './folded-events.ts'
import type { SecurityEvent } from './security-event.ts'

const textMax = 500
const lossReportedMs = 2000

/**
 * Writes the security log: the audit log of sign-ins, refusals, exports and changed permissions. Without its required
 * entry, an action is not carried out; entries about refusals may be lost.
 */
export class SecurityLog {
  readonly #pool: pg.Pool
  readonly #onError: (error: unknown) => void
  readonly #folded = new FoldedEvents((event) => this.#write(event))
  #lost = 0
  #unlogged = 0

  /** `onError` is called with the error if an entry cannot be written. */
  constructor(pool: pg.Pool, onError: (error: unknown) => void) {
    this.#pool = pool
    this.#onError = onError
  }

  /** The number of entries that could not be written since the start. */
  get lost(): number {
    return this.#lost
  }

  /**
   * Writes an action's entry as the last step of its transaction, since all other entries wait for its end. Throws if
   * it fails.
   */
  async logIn(tx: Db, event: SecurityEvent): Promise<void> {
    try {
      await insert(tx, event)
    } catch (error) {
      // The transaction is run again.
      if (isRace(error) || isConnectionLost(error)) throw error
      this.#recordLoss(error)
      throw new Problem(
        'unavailable',
        'This action was not completed because the security log cannot be written. Try again in a moment.',
        { retryAfter: 5 },
      )
    }
  }

  /**
   * Writes the entry of an action before it is done outside of a transaction. If it throws, the action must not be
   * done. Repeats are combined by user and `what`.
   */
  async log(event: SecurityEvent, what: string): Promise<void> {
    if (!this.#folded.shouldLog(event, what)) return
    try {
      await transaction(this.#pool, anonymous, async (tx) => this.logIn(tx, event))
    } catch (error) {
      this.#folded.forget(event, what)
      throw error
    }
  }

  /**
   * Writes an entry about a refusal, which is valid even if the entry is lost. Repeats are combined by user and `what`.
   */
  async logRefusal(event: SecurityEvent, what?: string): Promise<void> {
    if (what === undefined || this.#folded.shouldLog(event, what)) await this.#write(event)
  }

  /** Writes the combined events that are still pending; must be called last. */
  async close(): Promise<void> {
    await this.#folded.end()
  }

  async #write(event: SecurityEvent): Promise<void> {
    try {
      await transaction(this.#pool, anonymous, async (tx) => insert(tx, event))
    } catch (error) {
      this.#recordLoss(error)
    }
  }

  #recordLoss(error: unknown): void {
    this.#lost++
    this.#unlogged++
    this.#onError(error)
    if (this.#unlogged === 1) this.#logLossSoon()
  }

  /** Writes an entry with the number of lost entries as soon as the log can be written again. */
  #logLossSoon(): void {
    const tell = async () => {
      const detail = String(this.#unlogged)
      await transaction(this.#pool, anonymous, async (tx) => insert(tx, { kind: 'entries_lost', detail }))
      this.#unlogged -= Number(detail)
    }
    const again = () => {
      if (this.#unlogged > 0) this.#logLossSoon()
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
