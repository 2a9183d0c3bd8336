import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod/mini'
import { type ArchiveName, readArchiveName, timeOf } from '../archive-names.ts'

/**
 * What one data folder has written without a gap, in a folder of its own. Another begins where a gap would be, and for
 * every other data folder, one that was brought back among them: so nothing that was archived is ever written over.
 */
export interface Timeline {
  name: string
  path: string
  /** Where it comes from; absent where that file was lost. */
  from: TimelineFacts | undefined
  /** Copies of the whole cluster, by their place in the log. */
  baseBackups: ArchiveName[]
  /** Pieces of the log, and at most one word that nothing more was written, by where they end. */
  log: ArchiveName[]
}

const timelineFacts = z.object({
  machine: z.string(),
  dataDir: z.string(),
  timeZone: z.string(),
  /** Absent in one of before installations had numbers. */
  house: z.optional(z.object({ id: z.string(), name: z.string(), instance: z.optional(z.string()) })),
})
export type TimelineFacts = z.infer<typeof timelineFacts>
export const factsFile = 'strand.json'
/** A copy of the cluster that has not been read again yet. */
export const unfinishedBaseBackup = 'base.unfinished'

/** Where the archive lies in the folder of backups. */
export const archiveIn = (backupFolder: string) => path.join(backupFolder, 'log')

/** All timelines of an archive; none where there is no archive. */
export async function readTimelines(archive: string): Promise<Timeline[]> {
  const entries = await readdir(archive, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
  return await Promise.all(folders.toSorted().map((name) => readTimeline(path.join(archive, name))))
}

/** One timeline, as its files say. */
export async function readTimeline(folder: string): Promise<Timeline> {
  const found = (await readdir(folder)).flatMap((file) => readArchiveName(file) ?? [])
  const text = await readFile(path.join(folder, factsFile), 'utf8').catch(() => '{}')
  const order = (one: ArchiveName, other: ArchiveName) => one.to - other.to || timeOf(one) - timeOf(other)
  return {
    name: path.basename(folder),
    path: folder,
    from: factsIn(text),
    baseBackups: found.filter(({ kind }) => kind === 'base').toSorted(order),
    log: found.filter(({ kind }) => kind !== 'base').toSorted(order),
  }
}

function factsIn(text: string): TimelineFacts | undefined {
  try {
    return z.safeParse(timelineFacts, JSON.parse(text)).data
  } catch {
    return undefined
  }
}
