import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod/mini'

const shape = z.object({ at: z.string(), reason: z.string() })

/** Why the last start of an installation came to nothing: whoever looks into its data folder has no log at hand. */
export type FailedStart = z.infer<typeof shape>

const fileIn = (dataDir: string) => path.join(dataDir, 'failed-start.json')

/** Nothing is created for it: a folder that is not there, or cannot be written, has no note. */
export function noteFailedStart(dataDir: string, reason: string): void {
  const note: FailedStart = { at: new Date().toISOString(), reason }
  try {
    writeFileSync(fileIn(dataDir), `${JSON.stringify(note)}\n`, { mode: 0o600 })
  } catch {
    // The log has it.
  }
}

/** The start has come to its end. */
export function forgetFailedStart(dataDir: string): void {
  try {
    rmSync(fileIn(dataDir), { force: true })
  } catch {
    // It is told with its time.
  }
}

/** Undefined where the last start went well. */
export function readFailedStart(dataDir: string): FailedStart | undefined {
  try {
    return z.safeParse(shape, JSON.parse(readFileSync(fileIn(dataDir), 'utf8'))).data
  } catch {
    return undefined
  }
}
