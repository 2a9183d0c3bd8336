import type { Live } from '../live/live.ts'

/** The percentage when the file is checked; storing it takes the rest. */
const checkedAt = 15
const tellEveryMs = 250
/** After this time without news, the import has ended with its node. */
const forgottenAfterMs = 60_000

export interface ImportProgress {
  checked(done: number, total: number): void
  stored(done: number, total: number): void
  end(): void
}

/** The message to other nodes: the progress in percent; null at the end. */
interface Message {
  import: string
  percent: number | null
}

const keyOf = (userId: number, table: string) => `${userId} ${table}`

/** The progress of running imports on all nodes, by user and table. */
export class ImportsUnderWay {
  readonly #percents = new Map<string, { percent: number; at: number }>()
  readonly #live: Live

  constructor(live: Live) {
    this.#live = live
    live.on('note', (note) => isMessage(note) && this.#note(note))
  }

  /** Begins to report the progress of a user's import into a table. */
  follow(userId: number, table: string): ImportProgress {
    const key = keyOf(userId, table)
    let reportedAt = 0
    const tell = (percent: number | null) => {
      this.#note({ import: key, percent })
      if (percent !== null && Date.now() - reportedAt < tellEveryMs) return
      reportedAt = Date.now()
      this.#live.publish({ import: key, percent } satisfies Message)
    }
    tell(0)
    return {
      checked: (done, total) => tell(Math.round((checkedAt * done) / total)),
      stored: (done, total) => tell(Math.round(checkedAt + ((100 - checkedAt) * done) / Math.max(total, 1))),
      end: () => tell(null),
    }
  }

  /** The progress of a user's import into a table, in percent; null if none is running. */
  percentDone(userId: number, table: string): number | null {
    const known = this.#percents.get(keyOf(userId, table))
    return known && Date.now() - known.at < forgottenAfterMs ? known.percent : null
  }

  #note({ import: key, percent }: Message): void {
    if (percent === null) this.#percents.delete(key)
    else this.#percents.set(key, { percent, at: Date.now() })
  }
}

function isMessage(note: unknown): note is Message {
  if (typeof note !== 'object' || note === null) return false
  const { import: key, percent } = note as Partial<Record<keyof Message, unknown>>
  return typeof key === 'string' && (percent === null || typeof percent === 'number')
}
