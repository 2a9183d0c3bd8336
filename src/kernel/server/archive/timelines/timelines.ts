import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod/mini'
import { type ArchiveName, readArchiveName, timeOf } from '../archive-names.ts'

/**
 * The files that one data folder has archived without a gap, in a folder of their own. A new timeline begins after a
 * gap and for every other data folder, including a restored one, so an archived file is never overwritten.
 */
export interface Timeline {
  name: string
  path: string
  /** Where the timeline comes from; absent if the file with these facts was lost. */
  from: TimelineFacts | undefined
  /** Base backups, by their WAL positions. */
  baseBackups: ArchiveName[]
  /** Parts of WAL and at most one marker that nothing more was written, by their ends. */
  wal: ArchiveName[]
}

const timelineFacts = z.object({
  machine: z.string(),
  dataDir: z.string(),
  timeZone: z.string(),
  /** Absent in a timeline that was made before installations had numbers. */
  house: z.optional(z.object({ id: z.string(), name: z.string(), instance: z.optional(z.string()) })),
})
export type TimelineFacts = z.infer<typeof timelineFacts>
export const factsFile = 'strand.json'
/** A base backup that has not been verified yet. */
export const unfinishedBaseBackup = 'base.unfinished'

/** The folder of the archive in the folder of backups. */
export const archiveIn = (backupFolder: string) => path.join(backupFolder, 'log')

/** All timelines of an archive; none if there is no archive. */
export async function readTimelines(archive: string): Promise<Timeline[]> {
  const entries = await readdir(archive, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
  return await Promise.all(folders.toSorted().map((name) => readTimeline(path.join(archive, name))))
}

/** Reads one timeline from its files. */
export async function readTimeline(folder: string): Promise<Timeline> {
  const found = (await readdir(folder)).flatMap((file) => readArchiveName(file) ?? [])
  const text = await readFile(path.join(folder, factsFile), 'utf8').catch(() => '{}')
  const order = (one: ArchiveName, other: ArchiveName) => one.to - other.to || timeOf(one) - timeOf(other)
  return {
    name: path.basename(folder),
    path: folder,
    from: factsIn(text),
    baseBackups: found.filter(({ kind }) => kind === 'base').toSorted(order),
    wal: found.filter(({ kind }) => kind !== 'base').toSorted(order),
  }
}

function factsIn(text: string): TimelineFacts | undefined {
  try {
    return z.safeParse(timelineFacts, JSON.parse(text)).data
  } catch {
    return undefined
  }
}
