import { mkdir, stat } from 'node:fs/promises'
import path from 'node:path'
import type pg from 'pg'
import { excludedTables } from '../../src/features/backups/excluded-tables.server.ts'
import { filesToRemove, type Kept } from '../../src/features/backups/retention.ts'
import { checkBackup } from '../../src/kernel/server/backup/check-backup.ts'
import { restoreBackup } from '../../src/kernel/server/backup/restore-backup.ts'
import { writeBackup } from '../../src/kernel/server/backup/format/write-backup.ts'
import { migrate } from '../../src/kernel/server/database/upgrade/migrate.ts'
import { contentsOf } from './contents.ts'
import { onDataFolder } from './data-folder.ts'
import { refuseCuts, refuseFlips } from './damage.ts'
import { fillDisks } from './full-target.ts'
import { killRestores } from './killed-restores.ts'
import { loseTheDisk } from './lost-disk.ts'
import { recoverToSeconds } from './point-in-time.ts'
import { openRelease, releases } from './releases.ts'

const passphrase = 'the passphrase of the drill'
const day = 24 * 60 * 60 * 1000

/**
 * Tries everything that may happen to backups on a data folder of its own; throws if one of them is not as promised.
 */
export async function backupDrill(folder: string, print: (line: string) => void): Promise<void> {
  const dataDir = path.join(folder, 'data')
  await mkdir(dataDir)
  const file = path.join(folder, 'plain.inkwell')
  await onDataFolder(dataDir, async (pool, connection) => {
    await migrate(pool)
    await fill(pool, 2000)
    await writeBackup(connection, file, { excludedTables })
    const { bytes, rows } = await checkBackup(file, {})
    print(`${rows} rows in ${bytes} bytes, read again`)
    await fill(pool, 2100)
    const before = await contentsOf(pool)
    print(`${await refuseCuts(connection, file, 200)} files that were cut are failed`)
    print(`${await refuseFlips(connection, file, 200)} files with a flipped bit are failed`)
    const secret = path.join(folder, 'secret.inkwell.age')
    await writeBackup(connection, secret, { excludedTables, passphrase })
    print(`${await refuseCuts(connection, secret, 10)} encrypted files that were cut are failed`)
    print(`${await refuseFlips(connection, secret, 10)} encrypted files with a flipped bit are failed`)
    const { size } = await stat(file)
    const rooms = Array.from({ length: 20 }, (_, place) => Math.floor((place * size) / 20))
    await fillDisks(pool, connection, rooms)
    print(`${rooms.length} disks that became full left no connection and no file`)
    mustBeSame(await contentsOf(pool), before, 'The refused files changed something')
  })
  print(`${await killRestores(dataDir, file, 250)} restores that were killed changed nothing`)
  await onDataFolder(dataDir, async (pool, connection) => {
    await restoreBackup(connection, file, { excludedTables })
    const { rows } = await pool.query<{ count: number }>('select count(*) as count from customer')
    if (rows[0]?.count !== 2000) throw new Error('The whole file did not come back')
    for (const release of await releases()) {
      const found = await openRelease(pool, connection, release)
      if (!found['customers']) throw new Error(`${release} came back empty`)
      print(`${release} is opened`)
    }
  })
  const seconds = await recoverToSeconds(path.join(folder, 'seconds'), 20, 8)
  print(`${seconds} times were recovered to the second from an encrypted archive`)
  const loss = await loseTheDisk(path.join(folder, 'disk'), 90)
  print(
    `A data folder was deleted while people worked: of ${loss.acknowledged} acknowledged writes ${loss.lost} are lost, ` +
      `those of the last ${loss.seconds.toFixed(1)} seconds`,
  )
  if (loss.seconds > 60) throw new Error('More than a minute of work is lost')
  print(`${retentionUnderAMovedClock()} backups stay after three years in which the clock was wrong twice`)
}

/** Inserts customers up to this number. */
async function fill(pool: pg.Pool, count: number): Promise<void> {
  await pool.query(
    `insert into customer (code, name, email, address)
      select 'C' || n, 'زبون ' || n, 'c' || n || '@pens.example', md5(n::text)
      from generate_series((select count(*) + 1 from customer), $1::int) n`,
    [count],
  )
}

function mustBeSame(one: unknown, other: unknown, words: string): void {
  if (JSON.stringify(one) !== JSON.stringify(other)) throw new Error(words)
}

/** Three years of nightly backups, with a clock ten years ahead in one night and a year behind in another. */
function retentionUnderAMovedClock(): number {
  const kept: Kept[] = []
  const start = Date.parse('2026-01-01T23:30:00Z')
  for (let night = 0; night < 1095; night++) {
    const shift = night === 500 ? 3650 : night === 700 ? -365 : 0
    const taken = new Date(start + (night + shift) * day)
    kept.push({ file: `${night}`, kind: 'daily', taken })
    const going = new Set(filesToRemove(kept, { daily: 14, weekly: 8, monthly: 12 }, taken, 'Asia/Baghdad'))
    const left = kept.filter(({ file }) => !going.has(file))
    // At most one each of the days, weeks and months may expire in a night.
    if (kept.length - left.length > 3) throw new Error(`Night ${night} cost several backups`)
    kept.splice(0, kept.length, ...left)
  }
  const present = kept.filter(({ taken }) => taken.getTime() < start + 1096 * day)
  if (present.length < 14 || kept.length > 40) throw new Error(`${kept.length} backups stay`)
  return kept.length
}
