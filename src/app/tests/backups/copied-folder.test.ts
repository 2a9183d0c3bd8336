import { cp, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { BackupScheduler } from '../../../features/backups/backup-scheduler.server.ts'
import { BackupRows } from '../../../features/backups/backup-rows.server.ts'
import { excludedTables } from '../../../features/backups/excluded-tables.server.ts'
import { readTimelines, archiveIn } from '../../../kernel/server/archive/timelines/timelines.ts'
import { checkBackup } from '../../../kernel/server/backup/check-backup.ts'
import { installationIn, shortId } from '../../../kernel/server/database/identity/installation.ts'
import { detectCopy } from '../../../kernel/server/database/identity/instance.ts'
import { makeBackup } from '../../../kernel/server/backup/make-backup.ts'
import { openDatabase, detectCopyOf } from '../../../kernel/server/database/connection/open.ts'
import { migrate } from '../../../kernel/server/database/upgrade/migrate.ts'
import { readInstallationNote } from '../../../kernel/server/process/installation-note.ts'
import { createTestDatabase } from '../../../kernel/server/testing/database.ts'
import { fastFolder } from '../../../parts/program/testing/fast-folder.ts'
import { backupAge } from '../../doctor/backup-age.server.ts'
import { archiverOf } from '../../running/archive.server.ts'
import { noteInstallation } from '../../running/installation-note.server.ts'

// The tests start several servers.
vi.setConfig({ testTimeout: 120_000 })

const folder = await mkdtemp(path.join(fastFolder(), 'inkwell-copied-'))
afterAll(() => rm(folder, { recursive: true, force: true }))
const backups = path.join(folder, 'backups')
const settings = { folder: backups, at: 150, keep: { daily: 1, weekly: 1, monthly: 1 } }
const day = 24 * 60 * 60 * 1000

/** Starts on a data folder like the product, runs work, and stops. */
async function started<T>(dataDir: string, work: (found: Started) => Promise<T>): Promise<T> {
  const logged: string[] = []
  const log = (line: string) => void (line.startsWith('Creating') || logged.push(line))
  const database = await openDatabase({ dataDir }, log)
  const { pool, connection } = database
  try {
    await migrate(pool)
    await detectCopyOf(connection, { dataDir }, log)
    await new BackupRows(pool).markForeign()
    await noteInstallation(connection, dataDir)
    const instance = (await installationIn(pool))?.instance ?? ''
    const archiver = await archiverOf(database, { backups: settings }, () => {})
    const schedulerIn = (days: number) =>
      new BackupScheduler({ pool, connection, settings, log, now: () => new Date(Date.now() + days * day) })
    const list = async () =>
      (await pool.query<{ file: string; status: string }>('select file, status from backup order by id')).rows
    const archived = async () => {
      await archiver?.archiveWithBaseBackup()
      await archiver?.close()
    }
    return await work({
      instance,
      logged,
      schedulerIn,
      list,
      archived,
      age: async () => backupAge(pool),
    })
  } finally {
    await database.close()
  }
}

interface Started {
  instance: string
  logged: string[]
  /** The backup scheduler, some days later. */
  schedulerIn(days: number): BackupScheduler
  list(): Promise<{ file: string; status: string }[]>
  archived(): Promise<void>
  age(): Promise<number | undefined>
}

const instancesArchived = async () =>
  (await readTimelines(archiveIn(backups))).map(({ from }) => from?.house?.instance)

test('a copied data folder is another instance: it shows that, and neither instance counts the other’s backups', async () => {
  const dataDir = path.join(folder, 'data')
  const first = await started(dataDir, async ({ instance, schedulerIn, list, logged, archived }) => {
    await schedulerIn(0).look()
    await archived()
    expect(logged).toEqual([])
    return { instance, made: (await list()).map(({ file }) => file) }
  })
  expect(first.made).toEqual([expect.stringContaining(shortId(first.instance))])
  const [file = ''] = first.made
  expect((await checkBackup(path.join(backups, file), {})).house?.instance).toBe(first.instance)

  // A restart and another path to the same folder do not make a new instance.
  const copied = path.join(folder, 'copied')
  await cp(dataDir, copied, { recursive: true, preserveTimestamps: true })
  const moved = path.join(folder, 'moved')
  await rename(dataDir, moved)
  await started(moved, async ({ instance, logged, list }) => {
    expect([instance, logged]).toEqual([first.instance, []])
    expect(await list()).toEqual([{ file, status: 'verified' }])
  })

  const second = await started(copied, async ({ instance, logged, schedulerIn, list, archived, age }) => {
    expect(instance).not.toBe(first.instance)
    expect(logged).toEqual([
      expect.stringMatching(/^.*\/copied is a copy of .*\/data on .*, or was moved or restored/),
    ])
    expect(await age()).toBeUndefined()
    await schedulerIn(0).look()
    expect(await list()).toEqual([
      { file, status: 'foreign' },
      { file: expect.stringContaining(shortId(instance)), status: 'verified' },
    ])
    // Each instance deletes only its own backups.
    for (const days of [1, 2, 3]) await schedulerIn(days).look()
    expect(await readdir(backups)).toContain(file)
    await archived()
    return instance
  })
  expect(await readInstallationNote(copied)).toMatchObject({ instance: second })
  expect(await instancesArchived()).toEqual([first.instance, second])

  // It stays the new instance, and the other still makes its own daily backup.
  await started(copied, async ({ instance, logged }) => expect([instance, logged]).toEqual([second, []]))
  await started(moved, async ({ instance, schedulerIn, list, archived }) => {
    expect(instance).toBe(first.instance)
    await schedulerIn(1).look()
    const counted = (await list()).filter(({ status }) => status === 'verified')
    expect(counted).toEqual([{ file: expect.stringContaining(shortId(instance)), status: 'verified' }])
    await archived()
  })
  expect(await instancesArchived()).toEqual([first.instance, second])
})

test('a partial file of another instance may still be written, and stays', async () => {
  const { connection, pool, drop } = await createTestDatabase()
  onTestFinished(drop)
  const installation = await installationIn(pool)
  const half = (instance: string) =>
    `inkwell-2026-01-02T03-04-05Z-daily-${shortId(installation?.id ?? '')}-${instance}.inkwell.part`
  const own = await mkdtemp(path.join(folder, 'halves-'))
  for (const instance of ['f'.repeat(8), shortId(installation?.instance ?? '')])
    await writeFile(path.join(own, half(instance)), 'half')
  await makeBackup({ ...settings, folder: own }, { connection, kind: 'by-hand', excludedTables })
  expect((await readdir(own)).filter((name) => name.endsWith('.part'))).toEqual([half('f'.repeat(8))])
})

test('an external database is another instance after a restore into another database, for all its nodes at once', async () => {
  const { connection, pool, drop } = await createTestDatabase()
  onTestFinished(drop)
  const logged: string[] = []
  const start = async () =>
    detectCopy(connection, { address: 'db.office:5432/inkwell' }, (line) => void logged.push(line))
  await start()
  const first = (await installationIn(pool))?.instance
  await start()
  expect((await installationIn(pool))?.instance).toBe(first)
  // The state of a copy: recorded by another server.
  await pool.query(`update house.identity set place = place || '{"mark": "server 1, database 2"}'`)
  await Promise.all([start(), start(), start()])
  expect(logged).toEqual([expect.stringContaining('is another instance of the installation now')])
  expect((await installationIn(pool))?.instance).not.toBe(first)
})
