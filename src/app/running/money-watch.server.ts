import type pg from 'pg'
import type { Alerts } from '../../kernel/server/process/alerts.ts'
import { type DisplayText, message } from '../../i18n/messages.ts'
import { faultsInMoney } from '../doctor/check-money.server.ts'
import { formatTimeOf } from '../doctor/company-time.server.ts'
import { checkIsLate } from '../doctor/money.server.ts'
import { alertFor } from './state-watch.server.ts'

const lookEveryMs = 10 * 60_000

/** The fault itself stays English, since it names rows and columns for an engineer. */
function disagreement(fault: string, count: number): DisplayText {
  return count === 0
    ? message('Ledger check failed. {fault}', { fault })
    : message('Ledger check failed. {fault} Run npm run check-money to list {count} more.', {
        fault,
        count,
      })
}

/** Checks the ledger once a night on whichever node is first. Every node shows the result as an alert to superusers. */
export class MoneyWatch {
  readonly #pool: pg.Pool
  readonly #alerts: Alerts
  readonly #timer: NodeJS.Timeout
  #looking: Promise<void> = Promise.resolve()

  constructor(pool: pg.Pool, alerts: Alerts) {
    this.#pool = pool
    this.#alerts = alerts
    // A failure, for example because the database is unreachable, is retried at the next interval.
    this.#timer = setInterval(() => {
      this.#looking = this.look().catch(() => undefined)
    }, lookEveryMs)
    this.#timer.unref()
  }

  /**
   * Runs the check if none was started for a day and it is night at the company, then sets the alerts from the last
   * check, or from its absence.
   */
  async look(): Promise<void> {
    const { rowCount } = await this.#pool.query(`
      update money_check set begun_at = now() where begun_at < now() - interval '20 hours'
        and (begun_at < now() - interval '2 days'
          or extract(hour from now() at time zone (select time_zone from settings)) < 6)`)
    try {
      if (rowCount !== 0) await this.#check()
    } finally {
      await this.#setAlerts()
    }
  }

  async #setAlerts(): Promise<void> {
    const { rows } = await this.#pool.query<{ faults: string[] }>('select faults from money_check')
    const [first, ...others] = rows[0]?.faults ?? []
    this.#alerts.set('money', first === undefined ? null : disagreement(first, others.length))
    // Only after the check: a machine that was off for days is late at its start, and makes up for it.
    this.#alerts.set('money-late', alertFor(await checkIsLate(this.#pool, await formatTimeOf(this.#pool))))
  }

  async #check(): Promise<void> {
    const client = await this.#pool.connect()
    try {
      await client.query('begin isolation level repeatable read read only')
      const faults = await faultsInMoney(client)
      await client.query('commit')
      await client.query('update money_check set checked_at = now(), faults = $1', [faults])
      client.release()
    } catch (error) {
      // Destroys the connection, since it may be inside a transaction.
      client.release(true)
      throw error
    }
  }

  async close(): Promise<void> {
    clearInterval(this.#timer)
    await this.#looking
  }
}
