import { copyFileSync, statSync, truncateSync } from 'node:fs'
import { join } from 'node:path'

const largest = 5_000_000
const lookEveryMs = 3_600_000

/** Where servers write what they have to say. */
export function serverLogIn(place: string): string {
  return join(place, 'postgres.log')
}

/**
 * Keeps what servers have said until now beside, where it has become long, and lets them begin anew: they write at the
 * end of the file, wherever that is, so nobody has to open another one.
 */
export function rotateServerLog(place: string): void {
  const file = serverLogIn(place)
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0
  if (size <= largest) return
  copyFileSync(file, `${file}.old`)
  truncateSync(file)
}

/** Looks every hour; the answer ends that. */
export function keepServerLogShort(place: string): () => void {
  const timer = setInterval(() => {
    try {
      rotateServerLog(place)
    } catch {
      // A disk without room for the copy gets some the next time.
    }
  }, lookEveryMs)
  timer.unref()
  return () => clearInterval(timer)
}
