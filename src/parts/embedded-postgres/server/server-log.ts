import { copyFileSync, statSync, truncateSync } from 'node:fs'
import { join } from 'node:path'

const largest = 5_000_000
const lookEveryMs = 3_600_000

/** Returns the path of the server's log. */
export function serverLogIn(place: string): string {
  return join(place, 'postgres.log')
}

/**
 * Moves the contents of a long log to a second file and truncates it. The server appends, so it continues at the new
 * end without reopening the file.
 */
export function rotateServerLog(place: string): void {
  const file = serverLogIn(place)
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0
  if (size <= largest) return
  copyFileSync(file, `${file}.old`)
  truncateSync(file)
}

/** Checks every hour. Returns the function that stops this. */
export function keepServerLogShort(place: string): () => void {
  const timer = setInterval(() => {
    try {
      rotateServerLog(place)
    } catch {
      // Without disk space for the copy, retries at the next interval.
    }
  }, lookEveryMs)
  timer.unref()
  return () => clearInterval(timer)
}
