import type { Live } from '../live.ts'

/** How far checking a file takes an import; storing it takes the rest. */
const checkedAt = 15
const tellEveryMs = 250
/** An import of which nothing is heard for so long has ended with its node. */
const forgottenAfterMs = 60_000

/** Tells how far an import has come. */
export interface ImportProgress {
  checked(done: number, total: number): void
  stored(done: number, total: number): void
  end(): void
}

/** What a node tells the others: how much is done, in percent; null at its end. */
interface Message {
  import: string
  percent: number | null
}

const keyOf = (userId: number, table: string) => `${userId} ${table}`

/** Imports under way, on whichever node, by who imports into what: how much is done. */
export class ImportsUnderWay {
  readonly #percents = new Map<string, { percent: number; at: number }>()
  readonly #live: Live

  constructor(live: Live) {
    this.#live = live
    live.on('note', (note) => isMessage(note) && this.#note(note))
  }

  /** Begins to follow somebody's import into a table. */
  follow(userId: number, table: string): ImportProgress {
    const key = keyOf(userId, table)
    let reportedAt = 0
    const tell = (percent: number | null) => {
      this.#note({ import: key, percent })
      if (percent !== null && Date.now() - reportedAt < tellEveryMs) return
      reportedAt = Date.now()
      this.#live.tell({ import: key, percent } satisfies Message)
    }
    tell(0)
    return {
      checked: (done, total) => tell(Math.round((checkedAt * done) / total)),
      stored: (done, total) => tell(Math.round(checkedAt + ((100 - checkedAt) * done) / Math.max(total, 1))),
      end: () => tell(null),
    }
  }

  /** How much of somebody's import into a table is done; null when none is under way. */
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
