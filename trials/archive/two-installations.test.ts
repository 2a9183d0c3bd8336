import { mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { BackupScheduler } from '../../src/features/backups/backup-scheduler.server.ts'
import { readArchiveState } from '../../src/kernel/server/archive/archive-state.ts'
import { archiveIn, readTimelines } from '../../src/kernel/server/archive/timelines/timelines.ts'
import { installationIn, shortId } from '../../src/kernel/server/database/identity/installation.ts'
import { readConfig } from '../../src/kernel/server/process/config.ts'
import { migrate } from '../../src/kernel/server/database/upgrade/migrate.ts'
import { fastFolder } from '../../src/parts/program/testing/fast-folder.ts'
import { noteInstallation } from '../../src/app/running/installation-note.server.ts'
import { restore } from '../../src/app/commands/restore.server.ts'
import { restoreUntil } from '../../src/app/commands/restore-until.server.ts'
import { type ArchivedServer, startArchived } from '../../src/app/testing/archive/archived-server.ts'

// Two companies on one machine with data folders side by side, without BACKUP_DIR.
const folder = realpathSync(mkdtempSync(path.join(fastFolder(), 'inkwell-installations-')))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const backups = path.join(folder, 'backups')
const dataDirs = { one: path.join(folder, 'one'), two: path.join(folder, 'two') }
type Name = keyof typeof dataDirs
const servers: Partial<Record<Name, ArchivedServer>> = {}
const names = ['one', 'two'] as const
const installation: Record<Name, string> = { one: '', two: '' }
const terminal = { print: () => {}, progress: () => {} }

function serverOf(name: Name): ArchivedServer {
  const server = servers[name]
  if (!server) throw new Error(`${name} does not run`)
  return server
}

/** The backup scheduler of an installation with default settings. */
function schedulerOf(name: Name, now = new Date()): BackupScheduler {
  const { pool, connection } = serverOf(name)
  const settings = readConfig({ DATA_DIR: dataDirs[name] }).backups
  if (!settings) throw new Error('No backups are made')
  expect(settings.folder).toBe(backups)
  return new BackupScheduler({ pool, connection, settings, log: () => {}, now: () => now })
}

async function listOf(name: Name) {
  const { rows } = await serverOf(name).pool.query<{ file: string; status: string; message: string | null }>(
    'select file, status, message from backup order by file',
  )
  return rows
}

const files = () => readdirSync(backups).filter((file) => file.startsWith('inkwell-'))
const ofInstallation = (name: Name) => files().filter((file) => file.includes(shortId(installation[name])))

beforeAll(async () => {
  for (const name of names) {
    const server = (servers[name] = await startArchived(dataDirs[name]))
    await migrate(server.pool)
    await server.pool.query('update settings set name = $1', [`Pens ${name}`])
    await server.add(`customer of ${name}`)
    installation[name] = (await installationIn(server.pool))?.id ?? ''
    await noteInstallation(server.connection, dataDirs[name])
  }
})
afterAll(async () => {
  for (const server of Object.values(servers)) await server.stop().catch(() => {})
})

test('each installation has an ID of its own', () => {
  expect(installation.one).toMatch(/^[0-9a-f]{32}$/)
  expect(installation.two).toMatch(/^[0-9a-f]{32}$/)
  expect(installation.one).not.toBe(installation.two)
})

test('each makes its own backups, and lists the other’s without counting them', async () => {
  const now = new Date()
  // Backups of the same second must have different names, too.
  await schedulerOf('one', now).look()
  await schedulerOf('two', now).look()
  await schedulerOf('one', now).look()
  for (const name of names) expect(ofInstallation(name)).toHaveLength(1)
  for (const [name, other] of [names, names.toReversed()] as [Name, Name][]) {
    const listed = await listOf(name)
    expect(listed).toHaveLength(2)
    expect(listed.find(({ file }) => file === ofInstallation(name)[0])).toMatchObject({ status: 'verified' })
    expect(listed.find(({ file }) => file === ofInstallation(other)[0])).toMatchObject({
      status: 'foreign',
      message: `This backup belongs to another installation: Pens ${other} (${shortId(installation[other])}). It is excluded and never deleted automatically.`,
    })
  }
})

test('expired backups of one are removed, and none of the other', async () => {
  const kept = ofInstallation('two')
  const day = 24 * 60 * 60 * 1000
  for (let night = 1; night <= 20; night++)
    await schedulerOf('one', new Date(Date.now() + night * day)).look()
  expect(ofInstallation('one').length).toBeLessThan(20)
  expect(ofInstallation('two')).toEqual(kept)
})

test('a backup of the other is restored after confirmation, and else refused with its name', async () => {
  const { pool } = serverOf('two')
  const [file = ''] = ofInstallation('one')
  await serverOf('one').stop()
  await serverOf('two').stop()
  vi.stubEnv('DATA_DIR', dataDirs.two)
  try {
    const words = `This backup is of another installation: Pens one (${shortId(installation.one)}). The database is Pens two (${shortId(installation.two)}). Add --of ${shortId(installation.one)} to restore it all the same.`
    const restoring = async (of?: string) =>
      restore(path.join(backups, file), { replace: true, of }, terminal)
    await expect(restoring()).rejects.toThrow(words)
    await expect(restoring('00000000')).rejects.toThrow(
      `is of Pens one (${shortId(installation.one)}), not of 00000000`,
    )
    expect(pool.ended).toBe(true)
  } finally {
    vi.unstubAllEnvs()
    for (const name of names) servers[name] = await startArchived(dataDirs[name])
  }
  expect(await serverOf('two').customers()).toEqual(['customer of two'])
})

test('each has its own archive: recovered by its data folder, else by its ID', async () => {
  for (const name of names) {
    await serverOf(name).archiver.archiveWithBaseBackup()
    await serverOf(name).add(`later of ${name}`)
    await serverOf(name).archiver.archiveNow()
  }
  const timelines = await readTimelines(archiveIn(backups))
  expect(timelines.map(({ from }) => from?.house?.name).toSorted()).toEqual(['Pens one', 'Pens two'])
  for (const name of names) expect((await readArchiveState(dataDirs[name]))?.moments).toHaveLength(1)

  async function recovered(dataDir: string, of?: string): Promise<string[]> {
    const into = path.join(folder, 'brought-back')
    vi.stubEnv('DATA_DIR', dataDir)
    try {
      await restoreUntil('latest', { into, of }, terminal)
    } finally {
      vi.unstubAllEnvs()
    }
    const server = await startArchived(into)
    const customers = await server.customers()
    await server.stop()
    rmSync(into, { recursive: true })
    return customers
  }
  for (const name of names)
    expect(await recovered(dataDirs[name])).toEqual([`customer of ${name}`, `later of ${name}`])
  const lost = path.join(folder, 'gone')
  await expect(recovered(lost)).rejects.toThrow(
    /is of Pens (one|two) \([0-9a-f]{8}\) in .*, Pens (one|two) .*, and not known to be of .*gone\. Add --of/,
  )
  await expect(recovered(lost, '00000000')).rejects.toThrow('contains nothing of 00000000')
  expect(await recovered(lost, shortId(installation.two))).toContain('later of two')
  // An unencrypted backup could be forged where all others are encrypted.
  vi.stubEnv('BACKUP_PASSPHRASE', 'a passphrase of this installation')
  await expect(recovered(dataDirs.one)).rejects.toThrow(
    /base-.* is not encrypted, though BACKUP_PASSPHRASE is set: .* Add --unencrypted/,
  )
  // An explicit choice takes precedence over the data folder.
  expect(await recovered(dataDirs.one, shortId(installation.two))).toContain('later of two')
})

test('nothing in the backup folder contains the key that identifies an installation', async () => {
  const keys = await Promise.all(
    names.map(async (name) => (await installationIn(serverOf(name).pool))?.key ?? 'none'),
  )
  for (const timeline of await readTimelines(archiveIn(backups))) {
    const facts = readFileSync(path.join(timeline.path, 'strand.json'), 'utf8')
    for (const key of keys) expect(facts).not.toContain(key)
  }
})
