import type { SecurityEvent } from './security-event.ts'

const windowMs = 60_000
const shownMost = 10
const peopleMost = 1000
const everybodyElse = 'everybody else'

interface OfOne {
  last: SecurityEvent
  reported: Set<string>
  more: number
}

/**
 * Combines repeated events: a refused client may repeat its request endlessly, a file can be exported again and again.
 * Each minute, up to ten different events of each user, or address without a session, are logged once; afterwards one
 * entry has the number of all others.
 */
export class FoldedEvents {
  #people = new Map<string, OfOne>()
  #timer: NodeJS.Timeout | undefined
  readonly #log: (event: SecurityEvent) => Promise<void>

  constructor(log: (event: SecurityEvent) => Promise<void>) {
    this.#log = log
  }

  /** Whether this event must be logged separately. */
  shouldLog(event: SecurityEvent, what: string): boolean {
    if (this.#people.size === 0) this.#timer = setTimeout(() => void this.end(), windowMs).unref()
    // The device does not count: a client may send another one each time.
    const whose = nameOf(event)
    const hasPlace = this.#people.has(whose) || this.#people.size < peopleMost
    const name = hasPlace ? whose : everybodyElse
    const one = this.#people.get(name) ?? { last: event, reported: new Set<string>(), more: 0 }
    this.#people.set(name, one)
    if (one.reported.size < shownMost && !one.reported.has(what)) {
      one.reported.add(what)
      return true
    }
    one.last = event
    one.more++
    return false
  }

  /** Called if an event could not be written: the next one is logged separately again. */
  forget(event: SecurityEvent, what: string): void {
    for (const name of [nameOf(event), everybodyElse]) this.#people.get(name)?.reported.delete(what)
  }

  /** Logs the numbers of combined events, as at the end of the minute. */
  async end(): Promise<void> {
    clearTimeout(this.#timer)
    const people = [...this.#people.values()].filter(({ more }) => more > 0)
    this.#people = new Map()
    await Promise.all(
      people.map(({ last: { kind, userId, client }, more }) =>
        this.#log({ kind, userId, client, detail: `${more} more within a minute` }),
      ),
    )
  }
}

function nameOf({ kind, userId, client }: SecurityEvent): string {
  return `${kind} ${userId || client?.address}`
}
