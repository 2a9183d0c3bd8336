import type pg from 'pg'
import { forgetPrintedFiles } from '../../kernel/server/bulk/printed-files.ts'
import { queryable } from '../../kernel/server/database/query.ts'

const lookEveryMs = 5 * 60_000

/**
 * Does what only time triggers: notifies users of due tasks and overdue orders, and deletes the files of bulk prints.
 */
export class DueWatch {
  readonly #pool: pg.Pool
  readonly #timer: NodeJS.Timeout
  #looking: Promise<unknown> = Promise.resolve()

  constructor(pool: pg.Pool) {
    this.#pool = pool
    // A failure, for example because the database is unreachable, is retried at the next interval.
    this.#timer = setInterval(() => {
      this.#looking = Promise.allSettled([
        this.#pool.query('call notify_of_what_is_due()'),
        forgetPrintedFiles(queryable(this.#pool)),
      ])
    }, lookEveryMs)
    this.#timer.unref()
  }

  async close(): Promise<void> {
    clearInterval(this.#timer)
    await this.#looking
  }
}
