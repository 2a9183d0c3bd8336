import { createWriteStream } from 'node:fs'
import { chmod, mkdir, truncate, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { startEmbedded } from '../../../../parts/embedded-postgres/start.ts'
import { walFolderOf } from '../../../../parts/embedded-postgres/postgres-folder.ts'
import { onOwnConnection } from '../../database/connection/own-connection.ts'
import { connectionTo } from '../../database/connection/open.ts'
import type { ArchiveName } from '../archive-names.ts'
import { segmentBytes, segmentName, segmentStart } from '../wal/wal-position.ts'
import { fileOf, type RecoveryTarget } from './recovery-targets.ts'
import { readVerified } from '../verified-file.ts'
import { unpackInto } from './unpack.ts'

interface RecoverOptions {
  passphrase?: string | undefined
  /** Tables that are emptied after the recovery. */
  excludedTables: readonly string[]
  print(line: string): void
  /** Called with the share that is done, from 0 to 1. */
  progress(what: string, share: number): void
}

/** The point-in-time recovery: makes a data folder with the contents of the archived one at a given time. */
export async function recover(
  dataDir: string,
  recoveryTarget: RecoveryTarget,
  options: RecoverOptions,
): Promise<void> {
  const walFolder = walFolderOf(dataDir)
  const cluster = path.dirname(walFolder)
  await mkdir(walFolder, { recursive: true, mode: 0o700 })
  // The WAL first: it is small and in many files, any of which may be damaged.
  for (const [place, segment] of recoveryTarget.segments.entries()) {
    options.progress('Unpacking the WAL segments', place / recoveryTarget.segments.length)
    await unpackSegment(walFolder, recoveryTarget, segment, options.passphrase)
  }
  options.print('Unpacking the base backup')
  await readVerified(
    fileOf(recoveryTarget, recoveryTarget.baseBackup),
    options.passphrase,
    unpackInto(cluster),
  )
  await chmod(cluster, 0o700)
  await writeFile(path.join(cluster, 'recovery.signal'), '')
  options.print('Replaying the archived WAL')
  await replay(dataDir, recoveryTarget.target, options)
}

/** A part may begin before the previous one ends: the overlap is the same in both. */
async function unpackSegment(
  walFolder: string,
  recoveryTarget: RecoveryTarget,
  segment: ArchiveName,
  passphrase: string | undefined,
): Promise<void> {
  const file = path.join(walFolder, segmentName(segment.timelineId, segment.from))
  const start = segmentStart(segment.from)
  const flags = segment.from === start ? 'w' : 'r+'
  const target = createWriteStream(file, { flags, start: segment.from - start, mode: 0o600 })
  await readVerified(fileOf(recoveryTarget, segment), passphrase, target)
  await truncate(file, segmentBytes)
}

async function replay(
  dataDir: string,
  target: string,
  { excludedTables, print }: RecoverOptions,
): Promise<void> {
  const server = await startEmbedded(dataDir, (line) => line.startsWith('Creating') && print(line), {
    // PostgreSQL does not know names of time zones yet, not even Z, when it reads this setting.
    recovery_target_time: target.replace('Z', '+00'),
    recovery_target_action: 'promote',
    // All WAL that is needed is already in its folder.
    restore_command: 'false',
    hot_standby: 'off',
  })
  try {
    await onOwnConnection(connectionTo(server.connection), async ({ client }) => {
      const { rows } = await client.query<{ name: string }>(
        'select name from unnest($1::text[]) name where to_regclass(quote_ident(name)) is not null',
        [excludedTables],
      )
      // As after restoring a backup: sessions and keys of that time are not valid any more.
      if (rows.length > 0) await client.query(`truncate ${rows.map(({ name }) => `"${name}"`).join(', ')}`)
    })
  } finally {
    await server.stop()
  }
}
