import { isDeepStrictEqual } from 'node:util'
import type pg from 'pg'
import type { Label } from '../../../i18n/messages.ts'
import type { Live } from './live.ts'
import { advisoryLocks } from '../database/advisory-locks.ts'
import type { KnownDatabase } from '../database/upgrade/migrate.ts'
import { upgradeNote } from '../database/upgrade/previous-nodes.ts'
import { writesOn } from '../database/writes.ts'

export const beingUpgraded = 'Inkwell is being updated. Try again in a moment.' satisfies Label

const lookAgainMs = 1000

/**
 * Detects that a newer Inkwell upgrades the database, and whether this node may continue beside it. The node leaves
 * when it is notified, before anything changes, and stays away if the upgrade contains changes that it does not know.
 */
export class NewerDatabase {
  readonly #pool: pg.Pool
  readonly #known: KnownDatabase
  readonly #log: (line: string) => void
  #reason: string | null = null
  #timer: NodeJS.Timeout | undefined
  #closed = false

  /** `known` is the state of the database that this node works with. */
  constructor(pool: pg.Pool, live: Live, known: KnownDatabase, log: (line: string) => void) {
    this.#pool = pool
    this.#known = known
    this.#log = log
    live.on('note', (note) => {
      if (!isDeepStrictEqual(note, upgradeNote)) return
      this.#leave('a newer version of Inkwell is upgrading the database')
      void this.#look()
    })
    // Notifications in the meantime were missed.
    live.on('gap', () => void this.#look())
  }

  /** Why this node does not serve requests; null while it does. */
  get reason(): string | null {
    return this.#reason
  }

  close(): void {
    this.#closed = true
    clearTimeout(this.#timer)
  }

  async #look(): Promise<void> {
    clearTimeout(this.#timer)
    try {
      const { isNewer, isChanging } = await this.#ask()
      if (isNewer) this.#leave('the database belongs to a newer version of Inkwell')
      else if (!isChanging) this.#goOn()
    } catch {
      // While the database cannot be reached, nothing is known; a gap or the next check follows.
    }
    if (this.#reason !== null && !this.#closed)
      this.#timer = setTimeout(() => void this.#look(), lookAgainMs).unref()
  }

  async #ask(): Promise<{ isNewer: boolean; isChanging: boolean }> {
    const { rows } = await this.#pool.query<{ isNewer: boolean; isChanging: boolean }>(
      `select exists (select from migration where not goes_on and name <> all ($1))
          or exists (select from present where not goes_on and digest <> $3) as "isNewer",
        exists (select from pg_locks join pg_database on pg_database.oid = database
          where locktype = 'advisory' and objsubid = 1 and granted and datname = current_database()
            and (classid::bigint << 32) + objid::bigint = $2) as "isChanging"`,
      [this.#known.migrations, advisoryLocks.migrations, this.#known.schema],
    )
    return rows[0] ?? { isNewer: false, isChanging: false }
  }

  #leave(reason: string): void {
    if (this.#reason !== reason) this.#log(`This node stops serving: ${reason}`)
    this.#reason = reason
    writesOn(this.#pool).upgradeRefusal = beingUpgraded
  }

  #goOn(): void {
    if (this.#reason !== null) this.#log('This node serves requests again')
    this.#reason = null
    writesOn(this.#pool).upgradeRefusal = null
  }
}
