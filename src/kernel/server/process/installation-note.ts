import { readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod/mini'

const noteShape = z.object({
  house: z.string(),
  /** Absent in a folder that was restored, or last served before instances had numbers. */
  instance: z.optional(z.string()),
  /** The time zone of the company. */
  timeZone: z.optional(z.string()),
  /** The newest migration that was run; absent after a recovery until the folder is served. */
  migration: z.optional(z.string()),
})

/** Which installation a data folder belongs to, known without running its database. */
type InstallationNote = z.infer<typeof noteShape>

const fileIn = (dataDir: string) => path.join(dataDir, 'house.json')

/** Undefined for a folder that was last served before installations had numbers. */
export async function readInstallationNote(dataDir: string): Promise<InstallationNote | undefined> {
  try {
    return z.safeParse(noteShape, JSON.parse(await readFile(fileIn(dataDir), 'utf8'))).data
  } catch {
    return undefined
  }
}

export async function writeInstallationNote(dataDir: string, note: InstallationNote): Promise<void> {
  const file = fileIn(dataDir)
  await writeFile(`${file}.part`, `${JSON.stringify(note)}\n`, { mode: 0o600 })
  await rename(`${file}.part`, file)
}
