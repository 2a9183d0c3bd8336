import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod/mini'
import { asTyped, isMessage, type Message } from '../../../i18n/messages.ts'

const instant = z.string()
const stateShape = z.object({
  /** Which timeline the data folder goes on with. */
  strand: z.nullable(z.string()),
  /** Since when the archive has been kept, or tried to be. */
  begun: instant,
  /** Up to when everything is archived; null while there is no copy of the cluster to replay the log on. */
  until: z.nullable(instant),
  /** From when until when moments can be brought back, oldest first. */
  moments: z.array(z.object({ since: instant, until: instant })),
  /** Between them, what is lost, since WAL segments are missing or damaged. */
  missing: z._default(z.array(z.object({ since: instant, until: instant })), []),
  /** Files that were found damaged, by their path in the archive. */
  damaged: z._default(z.array(z.string()), []),
  /** What is wrong at the moment; an Inkwell of before wrote a line of English. */
  trouble: z.nullable(z.union([z.custom<Message>(isMessage), z.pipe(z.string(), z.transform(asTyped))])),
})

/** How the archive of a data folder stands: whoever keeps it writes it there, and every process may read it. */
export type ArchiveState = z.infer<typeof stateShape>

const fileIn = (dataDir: string) => path.join(dataDir, 'archive.json')

/** Undefined where nothing is archived. */
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

/** Nothing is archived any more. */
export async function forgetArchiveState(dataDir: string): Promise<void> {
  await rm(fileIn(dataDir), { force: true })
}

/** For how many seconds what was entered has not been archived; counted from the first try where nothing is. */
export function archiveAge({ until, begun }: ArchiveState, now: Date): number {
  return Math.max((now.getTime() - Date.parse(until ?? begun)) / 1000, 0)
}
