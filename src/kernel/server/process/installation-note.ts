import { readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod/mini'

const noteShape = z.object({
  house: z.string(),
  /** Which instance of it; absent in a folder that was restored, or not served since there are any. */
  instance: z.optional(z.string()),
  /** Where the company is. */
  timeZone: z.optional(z.string()),
  /** The newest migration that has made its tables; absent where it was brought back and not served yet. */
  migration: z.optional(z.string()),
})

/** Whose a data folder is: what can be known of it while its database does not run. */
type InstallationNote = z.infer<typeof noteShape>

const fileIn = (dataDir: string) => path.join(dataDir, 'house.json')

/** Undefined for a folder that has not been served since installations have numbers. */
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
