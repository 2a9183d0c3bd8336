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
 * One who is refused may go on asking without end, and a file can be exported again and again. So each thing is told once a
 * minute for each user, or address where nobody is signed in, no more than ten of them, and of the rest, when the minute has
 * passed, how many they were.
 */
export class FoldedEvents {
  #people = new Map<string, OfOne>()
  #timer: NodeJS.Timeout | undefined
  readonly #tell: (event: SecurityEvent) => Promise<void>

  constructor(tell: (event: SecurityEvent) => Promise<void>) {
    this.#tell = tell
  }

  /** Whether this one is told by itself. */
  isToTell(event: SecurityEvent, what: string): boolean {
    if (this.#people.size === 0) this.#timer = setTimeout(() => void this.end(), windowMs).unref()
    // Whoever names another device each time is still the same.
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

  /** What was to be told could not be written: the next one is told by itself again. */
  forget(event: SecurityEvent, what: string): void {
    for (const name of [nameOf(event), everybodyElse]) this.#people.get(name)?.reported.delete(what)
  }

  /** Tells how many more there were, as when the minute has passed. */
  async end(): Promise<void> {
    clearTimeout(this.#timer)
    const people = [...this.#people.values()].filter(({ more }) => more > 0)
    this.#people = new Map()
    await Promise.all(
      people.map(({ last: { kind, userId, client }, more }) =>
        this.#tell({ kind, userId, client, detail: `${more} more within a minute` }),
      ),
    )
  }
}

function nameOf({ kind, userId, client }: SecurityEvent): string {
  return `${kind} ${userId || client?.address}`
}
