import type pg from 'pg'
import type { FastifyInstance } from 'fastify'
import type { Label } from '../../../../i18n/messages.ts'
import type { Alerts } from '../../process/alerts.ts'
import { isDamage } from './database-error.ts'

const damaged =
  'Some records cannot be read: part of the database is damaged, and the server disk may be failing. Copy the server’s data before you do anything else.' satisfies Label

const lookEveryMs = 60_000
/** Each night the backup reads everything: what it has not met since is mended. */
const rememberedMs = 36 * 3_600_000

/** What PostgreSQL itself has counted: pages whose checksum was wrong. */
export interface PagesRead {
  /** Null where the database keeps no checksums. */
  damaged: number | null
  lastAt: string | null
}

/** What the server of a database has met since it began to count, whoever read it. */
export async function pagesRead(client: Pick<pg.ClientBase, 'query'>): Promise<PagesRead> {
  const { rows } = await client.query<PagesRead>(`
    select sum(checksum_failures)::float8 as damaged, max(checksum_last_failure) as "lastAt"
    from pg_stat_database where datname = current_database() or datid = 0`)
  return rows[0] ?? { damaged: null, lastAt: null }
}

/** Notices that a page or an index of the database cannot be read, writes it to the log and tells superusers. */
export class Damage {
  readonly #pool: pg.Pool
  readonly #alerts: Alerts
  readonly #timer: NodeJS.Timeout
  #metAt = 0

  constructor(server: FastifyInstance, pool: pg.Pool, alerts: Alerts) {
    this.#pool = pool
    this.#alerts = alerts
    server.addHook('onError', async (request, _reply, error) => {
      if (!isDamage(error)) return
      request.log.error(error, 'A part of the database is damaged')
      this.#meet(Date.now())
    })
    // What keeps it from looking now, such as a database that is away, will not the next time.
    this.#timer = setInterval(() => void this.look().catch(() => undefined), lookEveryMs)
    this.#timer.unref()
  }

  get isKnown(): boolean {
    return Date.now() - this.#metAt < rememberedMs
  }

  /** Asks what others have met: other nodes, the backup, the housekeeping of the database. */
  async look(): Promise<void> {
    const { lastAt } = await pagesRead(this.#pool)
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
