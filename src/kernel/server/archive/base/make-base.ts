import { rename, stat } from 'node:fs/promises'
import path from 'node:path'
import type pg from 'pg'
import { onOwnConnection } from '../../backup/own-connection.ts'
import { lookForRoom, sizeOfDatabase } from '../../backup/disk/room.ts'
import { archiveName } from '../archive-names.ts'
import { copyCluster } from './base-copy.ts'
import { nowhere } from '../bring-back/check-digests.ts'
import { readSealed, syncFolder, writeSealed } from '../sealed-file.ts'
import { presentMoment } from '../log/server-log.ts'
import { type Strand, unfinishedBase } from '../strands/strands.ts'

/**
 * Adds a copy of the whole cluster to a strand. It counts when it was read again from its first byte to its last; before
 * that it has another name.
 */
export async function makeBase(
  strand: Strand,
  keeper: pg.ClientConfig,
  passphrase: string | undefined,
): Promise<void> {
  await lookForRoom(strand.path, 'base', await expectedBytes(strand, keeper))
  const unfinished = path.join(strand.path, unfinishedBase)
  const ends = await copyCluster(keeper, (bytes) => writeSealed(unfinished, bytes, passphrase))
  const at = await onOwnConnection(keeper, async ({ client }) => presentMoment(client))
  await readSealed(unfinished, passphrase, nowhere())
  const name = { kind: 'base', ...ends, at } as const
  const file = archiveName(name, passphrase !== undefined)
  await rename(unfinished, path.join(strand.path, file))
  await syncFolder(strand.path)
  strand.bases = [...strand.bases, { ...name, file }]
}

/** One and a half times the last one, or half of what the first one copies: it is compressed. */
async function expectedBytes({ path: folder, bases }: Strand, keeper: pg.ClientConfig): Promise<number> {
  const last = bases.at(-1)
  if (last) return (await stat(path.join(folder, last.file))).size * 1.5
  return (await onOwnConnection(keeper, async ({ client }) => sizeOfDatabase(client))) / 2
}
