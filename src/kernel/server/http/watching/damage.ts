import type pg from 'pg'
import type { FastifyInstance } from 'fastify'
import type { Label } from '../../../../i18n/messages.ts'
import type { Alerts } from '../../process/alerts.ts'
import { isDamage } from '../../database/failures/database-error.ts'

const damaged =
  'Some records cannot be read: part of the database is damaged, and the server disk may be failing. Copy the server’s data before you do anything else.' satisfies Label

const lookEveryMs = 60_000
/** Each night the backup reads everything: damage that it does not meet any more has been repaired. */
const rememberedMs = 36 * 3_600_000

/** The checksum failures that PostgreSQL itself has counted. */
export interface PagesRead {
  /** Null if the database has no checksums. */
  damaged: number | null
  lastAt: string | null
}

/** The failures of this database since the server began to count, whoever read the pages. */
export async function pagesRead(client: Pick<pg.ClientBase, 'query'>): Promise<PagesRead> {
  const { rows } = await client.query<PagesRead>(`
    select sum(checksum_failures)::float8 as damaged, max(checksum_last_failure) as "lastAt"
    from pg_stat_database where datname = current_database() or datid = 0`)
  return rows[0] ?? { damaged: null, lastAt: null }
}

/** Detects that a page or an index of the database cannot be read, logs it and alerts superusers. */
export class Damage {
  readonly #pool: pg.Pool
  readonly #alerts: Alerts
  readonly #timer: NodeJS.Timeout
  #metAt = 0
  #found = 0

  constructor(server: FastifyInstance, pool: pg.Pool, alerts: Alerts) {
    this.#pool = pool
    this.#alerts = alerts
    server.addHook('onError', async (request, _reply, error) => {
      if (!isDamage(error)) return
      request.log.error(error, 'A part of the database is damaged')
      this.#meet(Date.now())
    })
    // A check that fails, for example because the database cannot be reached, is repeated the next time.
    this.#timer = setInterval(() => void this.look().catch(() => undefined), lookEveryMs)
    this.#timer.unref()
  }

  get isKnown(): boolean {
    return Date.now() - this.#metAt < rememberedMs
  }

  /** How many failures PostgreSQL has counted. */
  get found(): number {
    return this.#found
  }

  /** Checks for failures that others have met: other nodes, the backup, PostgreSQL's own maintenance. */
  async look(): Promise<void> {
    const { damaged: found, lastAt } = await pagesRead(this.#pool)
    this.#found = found ?? 0
    this.#meet(lastAt === null ? 0 : Date.parse(lastAt))
  }

  close(): void {
    clearInterval(this.#timer)
  }

  #meet(at: number): void {
    this.#metAt = Math.max(this.#metAt, at)
    this.#alerts.set('damage', this.isKnown ? damaged : null)
  }
}
