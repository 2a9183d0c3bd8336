import { rename, stat } from 'node:fs/promises'
import path from 'node:path'
import type pg from 'pg'
import { onOwnConnection } from '../../database/connection/own-connection.ts'
import { requireFreeSpace, sizeOfDatabase } from '../../backup/disk/free-space.ts'
import { archiveName } from '../archive-names.ts'
import { copyCluster } from './base-copy.ts'
import { nowhere } from '../recovery/check-digests.ts'
import { readVerified, syncFolder, writeVerifiable } from '../verified-file.ts'
import { serverTime } from '../wal/server-wal.ts'
import { type Timeline, unfinishedBaseBackup } from '../timelines/timelines.ts'

/**
 * Adds a base backup of the whole cluster to a timeline. The file gets its final name only after it was read again from
 * the first byte to the last.
 */
export async function makeBaseBackup(
  timeline: Timeline,
  superuserConnection: pg.ClientConfig,
  passphrase: string | undefined,
): Promise<void> {
  await requireFreeSpace(timeline.path, 'base', await expectedBytes(timeline, superuserConnection))
  const unfinished = path.join(timeline.path, unfinishedBaseBackup)
  const ends = await copyCluster(superuserConnection, (bytes) =>
    writeVerifiable(unfinished, bytes, passphrase),
  )
  const at = await onOwnConnection(superuserConnection, async ({ client }) => serverTime(client))
  await readVerified(unfinished, passphrase, nowhere())
  const name = { kind: 'base', ...ends, at } as const
  const file = archiveName(name, passphrase !== undefined)
  await rename(unfinished, path.join(timeline.path, file))
  await syncFolder(timeline.path)
  timeline.baseBackups = [...timeline.baseBackups, { ...name, file }]
}

/** 1.5 times the last base backup or, for the first one, half of the database, since base backups are compressed. */
async function expectedBytes(
  { path: folder, baseBackups }: Timeline,
  superuserConnection: pg.ClientConfig,
): Promise<number> {
  const last = baseBackups.at(-1)
  if (last) return (await stat(path.join(folder, last.file))).size * 1.5
  return (await onOwnConnection(superuserConnection, async ({ client }) => sizeOfDatabase(client))) / 2
}
