import { AsyncLocalStorage } from 'node:async_hooks'
import type pg from 'pg'
import type { Label } from '../../../i18n/messages.ts'
import { Problem } from '../../contract/problem.ts'
import type { Db } from './query.ts'
import { codeOf } from './failures/database-error.ts'

/** The share of all connections that writes may use: 12 of 20. The others can still read when writes hang. */
const share = 0.6
const waitMs = 10_000
const confirmationMs = 15_000

/** The current state of the writes on a pool, for metrics. */
export interface WritesNow {
  held: number
  waiting: number
  /** Commits that the database has not confirmed in time. */
  unconfirmed: number
}

/** Set for a small write while writes are refused: a few rows still fit. */
const allowedWhileRefused = new AsyncLocalStorage<boolean>()

/** Lets `work` write a little while writes are refused, such as the sign-in of the admin who frees space. */
export function allowWriteWhileRefused<T>(may: boolean, work: () => Promise<T>): Promise<T> {
  return allowedWhileRefused.run(may, work)
}

/** Limits the writes on a pool, so that everybody can still read from a database that confirms no commit. */
export class Writes {
  /** The error for all writes, such as that the disk is full; null if they are allowed. */
  refusal: Label | null = null
  /** The same while a newer Inkwell replaces this one. */
  upgradeRefusal: Label | null = null
  readonly #pool: pg.Pool
  readonly #max: number
  readonly #waiting: (() => void)[] = []
  #held = 0
  #unconfirmed = 0

  constructor(pool: pg.Pool) {
    this.#pool = pool
    this.#max = Math.max(1, Math.floor(pool.options.max * share))
  }

  now(): WritesNow {
    return { held: this.#held, waiting: this.#waiting.length, unconfirmed: this.#unconfirmed }
  }

  /** Waits for a place; returns a function that releases it. Throws `unavailable` after ten seconds. */
  async acquire(): Promise<() => void> {
    if (this.upgradeRefusal !== null) throw new Problem('unavailable', this.upgradeRefusal, { retryAfter: 5 })
    if (this.refusal !== null && allowedWhileRefused.getStore() !== true)
      throw new Problem('unavailable', this.refusal, { retryAfter: 30 })
    if (this.#held < this.#max) this.#held++
    else await this.#waitForTurn()
    return () => {
      const next = this.#waiting.shift()
      if (next) next()
      else this.#held--
    }
  }

  #waitForTurn(): Promise<void> {
    return new Promise((resolve, reject) => {
      const go = () => {
        clearTimeout(timer)
        resolve()
      }
      const timer = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(go), 1)
        void this.#orUnconfirmed(busy()).then(reject)
      }, waitMs)
      this.#waiting.push(go)
    })
  }

  /** Runs a write that is a single statement, and so its own transaction. */
  async run<T>(write: () => Promise<T>): Promise<T> {
    const release = await this.acquire()
    try {
      return await this.confirmed(write().finally(release))
    } catch (error) {
      throw await this.reasonRefused(error)
    }
  }

  /** The error to report: a lock timeout may be due to a commit that the database does not confirm. */
  async reasonRefused(error: unknown): Promise<unknown> {
    return codeOf(error) === '55P03' ? await this.#orUnconfirmed(error) : error
  }

  async #orUnconfirmed(otherwise: unknown): Promise<unknown> {
    return this.#unconfirmed > 0 || (await commitsHang(this.#pool)) ? unconfirmed() : otherwise
  }

  /**
   * Waits for a commit, up to a limit, then throws `unavailable`. The commit may still take place; a repeat with the
   * same Idempotency-Key finds out. Its connection stays in use until then, since the server's end does too.
   */
  async confirmed<T>(outcome: Promise<T>): Promise<T> {
    let isLate = false
    let timer: NodeJS.Timeout | undefined
    const limit = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        isLate = true
        this.#unconfirmed++
        reject(unconfirmed())
      }, confirmationMs)
    })
    const end = () => {
      clearTimeout(timer)
      if (isLate) this.#unconfirmed--
    }
    outcome.then(end, end)
    return await Promise.race([outcome, limit])
  }
}

const unconfirmed = () =>
  new Problem('unavailable', 'The database cannot confirm that changes are saved. Try again in a moment.', {
    retryAfter: 5,
  })
const busy = () =>
  new Problem('unavailable', 'Inkwell is very busy. Try again in a moment.', { retryAfter: 2 })

/** Whether commits, of this node or another, wait for an unreachable standby. */
async function commitsHang(pool: pg.Pool): Promise<boolean> {
  const asked = pool.query(`select from pg_stat_activity where datname = current_database()
    and wait_event = 'SyncRep' and query_start < clock_timestamp() - interval '3 seconds' limit 1`)
  return await asked.then(
    ({ rowCount }) => rowCount === 1,
    () => false,
  )
}

const ofPools = new WeakMap<pg.Pool, Writes>()

/** A database for writes outside of a transaction: every statement counts as a write. */
export function writing(db: Db, pool: pg.Pool): Db {
  const writes = writesOn(pool)
  return {
    ...db,
    rows: (query, plan) => writes.run(() => db.rows(query, plan)),
    row: (query) => writes.run(() => db.row(query)),
    run: (query) => writes.run(() => db.run(query)),
  }
}

/** The `Writes` of a pool, one for each pool. */
export function writesOn(pool: pg.Pool): Writes {
  const writes = ofPools.get(pool) ?? new Writes(pool)
  ofPools.set(pool, writes)
  return writes
}
