import type pg from 'pg'

const lookEveryMs = 5 * 60_000

/** Tells people of what no deed makes new, but the day: their tasks that are due, their orders that are past due. */
export class DueWatch {
  readonly #pool: pg.Pool
  readonly #timer: NodeJS.Timeout
  #looking: Promise<unknown> = Promise.resolve()

  constructor(pool: pg.Pool) {
    this.#pool = pool
    // What keeps it from looking now, such as a database that is away, will not the next time.
    this.#timer = setInterval(() => {
      this.#looking = this.#pool.query('call tell_what_is_due()').catch(() => undefined)
    }, lookEveryMs)
    this.#timer.unref()
  }

  async close(): Promise<void> {
    clearInterval(this.#timer)
    await this.#looking
  }
}
