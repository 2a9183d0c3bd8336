import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod/mini'
import { plainText, isMessage, type Message } from '../../../i18n/messages.ts'

const instant = z.string()
const stateShape = z.object({
  /** The name of the timeline that the data folder continues. */
  strand: z.nullable(z.string()),
  /** When archiving, or the first attempt, began. */
  begun: instant,
  /** The time up to which everything is archived; null while there is no base backup to replay the WAL on. */
  until: z.nullable(instant),
  /** The ranges of time that can be restored, oldest first. */
  moments: z.array(z.object({ since: instant, until: instant })),
  /** The ranges between them that are lost because WAL segments are missing or damaged. */
  missing: z._default(z.array(z.object({ since: instant, until: instant })), []),
  /** Damaged files, by their paths in the archive. */
  damaged: z._default(z.array(z.string()), []),
  /** The current failure; older versions of Inkwell stored a line of English. */
  trouble: z.nullable(z.union([z.custom<Message>(isMessage), z.pipe(z.string(), z.transform(plainText))])),
})

/** The state of a data folder's archive. The archiver writes it into the data folder, and every process may read it. */
export type ArchiveState = z.infer<typeof stateShape>

const fileIn = (dataDir: string) => path.join(dataDir, 'archive.json')

/** Undefined if nothing is archived. */
export async function readArchiveState(dataDir: string): Promise<ArchiveState | undefined> {
  try {
    return z.safeParse(stateShape, JSON.parse(await readFile(fileIn(dataDir), 'utf8'))).data
  } catch {
    return undefined
  }
}

export async function writeArchiveState(dataDir: string, state: ArchiveState): Promise<void> {
  const file = fileIn(dataDir)
  await writeFile(`${file}.part`, `${JSON.stringify(state)}\n`, { mode: 0o600 })
  await rename(`${file}.part`, file)
}

/** Called when nothing is archived any more. */
export async function forgetArchiveState(dataDir: string): Promise<void> {
  await rm(fileIn(dataDir), { force: true })
}

/**
 * The age in seconds of the oldest entry that is not archived; counted from the first attempt if nothing is archived.
 */
export function archiveAge({ until, begun }: ArchiveState, now: Date): number {
  return Math.max((now.getTime() - Date.parse(until ?? begun)) / 1000, 0)
}
