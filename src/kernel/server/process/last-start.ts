import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod/mini'

const shape = z.object({ at: z.string(), reason: z.string() })

/** The reason why the last start failed, for readers of the data folder who do not have the log. */
export type FailedStart = z.infer<typeof shape>

const fileIn = (dataDir: string) => path.join(dataDir, 'failed-start.json')

/** Creates no folder: in a folder that does not exist or cannot be written, no note is stored. */
export function noteFailedStart(dataDir: string, reason: string): void {
  const note: FailedStart = { at: new Date().toISOString(), reason }
  try {
    writeFileSync(fileIn(dataDir), `${JSON.stringify(note)}\n`, { mode: 0o600 })
  } catch {
    // The reason is in the log.
  }
}

/** Called when a start has succeeded. */
export function forgetFailedStart(dataDir: string): void {
  try {
    rmSync(fileIn(dataDir), { force: true })
  } catch {
    // A note that stays does no harm: it is shown with its time.
  }
}

/** Undefined if the last start succeeded. */
export function readFailedStart(dataDir: string): FailedStart | undefined {
  try {
    return z.safeParse(shape, JSON.parse(readFileSync(fileIn(dataDir), 'utf8'))).data
  } catch {
    return undefined
  }
}
