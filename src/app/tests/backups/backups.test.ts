import { copyFile, mkdir, mkdtemp, readdir, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { BackupScheduler } from '../../../features/backups/backup-scheduler.server.ts'
import { excludedTables } from '../../../features/backups/excluded-tables.server.ts'
import type { Backup, BackupState } from '../../../features/backups/backups.contract.ts'
import { checkBackup } from '../../../kernel/server/backup/check-backup.ts'
import { apiClient, type Listed } from '../../../kernel/server/testing/api-client.ts'
import { archiveAlert } from '../../../kernel/server/archive/archive-watch.ts'
import { writeArchiveState } from '../../../kernel/server/archive/archive-state.ts'
import { writeBackup } from '../../../kernel/server/backup/format/write-backup.ts'
import { createTestDatabase } from '../../../kernel/server/testing/database.ts'
import { packageRoot } from '../../../parts/program/package-root.ts'
import { makeBackup } from '../../../kernel/server/backup/make-backup.ts'
import { areOnOneDisk } from '../../../kernel/server/backup/disk/one-disk.ts'
import { english } from '../../../i18n/english.ts'
import { plainText } from '../../../i18n/messages.ts'
import { archiveAgeIn } from '../../doctor/backup-age.server.ts'
import { openInkwell } from '../../inkwell.server.ts'
import { startTestInkwell, testConfig } from '../../testing/inkwell.ts'

const inkwell = await startTestInkwell()
const superuser = await inkwell.as('superuser')
const folder = await mkdtemp(path.join(tmpdir(), 'inkwell-backups-'))
const settings = { folder, at: 150, keep: { daily: 3, weekly: 1, monthly: 1 } }
const { pool, connection } = inkwell
const node = await openInkwell(
  { pool, connection, close: async () => {} },
  { ...testConfig, backups: settings },
)
const api = apiClient(node.address, superuser.token)
afterAll(async () => {
  await node.close()
  await rm(folder, { recursive: true })
})

const day = 24 * 60 * 60 * 1000
const schedulerAt = (now: Date, more = {}) =>
  new BackupScheduler({ pool, connection, settings: { ...settings, ...more }, log: () => {}, now: () => now })
const list = async () => (await api.get<Listed<Backup>>('/backup')).body.results
const files = async () => (await readdir(folder)).toSorted()

/** The last started backup after its end, observed by live updates like a screen. */
async function ended(): Promise<Backup> {
  for (;;) {
    const newest = (await list()).toSorted((one, other) => other.id - one.id)[0]
    const { rows } = await pool.query(`select from pg_locks where locktype = 'advisory'
      and database = (select oid from pg_database where datname = current_database())`)
    if (newest && newest.status !== 'running' && rows.length === 0) return newest
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

test('Back up now makes a backup that is verified, listed and downloaded unchanged', async () => {
  expect(await api.post('/backup')).toMatchObject({ status: 201, body: { message: 'Backup started.' } })
  const made = await ended()
  expect(made).toMatchObject({
    status: 'verified',
    kind: 'by-hand',
    progress: 100,
    made_by: expect.any(String),
  })
  const file = path.join(folder, made.file)
  expect(await checkBackup(file, {})).toMatchObject({ bytes: made.bytes, rows: made.rows })

  const answer = await api.fetch(`/api/v1/backup/${made.id}/file`)
  expect(answer.headers.get('content-disposition')).toContain(made.file)
  const copy = path.join(folder, 'downloaded')
  await writeFile(copy, new Uint8Array(await answer.arrayBuffer()))
  expect(await checkBackup(copy, {})).toMatchObject({ rows: made.rows })
  expect((await list())[0]).toMatchObject({ downloaded_by: made.made_by })
  await rm(copy)
  const { rows } = await pool.query(`select detail from watch.entry where kind = 'backup' order by id`)
  expect(rows).toEqual([{ detail: 'POST /api/v1/backup' }, { detail: `GET /api/v1/backup/${made.id}/file` }])
})

test('the daily backup is made at its time, once for all nodes', async () => {
  const before = (await list()).length
  const tomorrow = new Date(Date.now() + day)
  await Promise.all([
    schedulerAt(tomorrow).look(),
    schedulerAt(tomorrow).look(),
    schedulerAt(tomorrow).look(),
  ])
  expect((await list()).length).toBe(before + 1)
  expect((await list())[0]).toMatchObject({ kind: 'daily', status: 'verified' })
  await schedulerAt(new Date(tomorrow.getTime() + 60_000)).look()
  expect((await list()).length).toBe(before + 1)
})

test('expired backups are removed from the folder and from the list', async () => {
  for (const ahead of [2, 3, 4, 5]) await schedulerAt(new Date(Date.now() + ahead * day)).look()
  const kept = (await list()).filter(({ kind }) => kind === 'daily')
  expect(kept).toHaveLength(3)
  expect(await files()).toEqual((await list()).map(({ file }) => file).toSorted())
})

test('a file copied into the folder is verified before it counts, and a removed file leaves the list', async () => {
  const [newest] = await list()
  if (!newest) throw new Error('There is no backup.')
  const brought = 'inkwell-2020-01-02T03-04-05Z-daily.inkwell'
  const bad = 'inkwell-2020-01-03T03-04-05Z-daily.inkwell'
  await copyFile(path.join(folder, newest.file), path.join(folder, brought))
  await writeFile(path.join(folder, bad), 'nothing of the kind')
  await rm(path.join(folder, newest.file))
  await schedulerAt(new Date(newest.taken_at), { keep: { daily: 9, weekly: 1, monthly: 9 } }).look()
  const listed = await list()
  expect(listed.find(({ file }) => file === brought)).toMatchObject({ status: 'verified' })
  expect(listed.find(({ file }) => file === bad)).toMatchObject({ status: 'failed' })
  expect(listed.some(({ id }) => id === newest.id)).toBe(false)
})

test('a file of this installation, another or none is labelled so, and never counted or removed', async () => {
  const brought: Record<string, RegExp> = {
    'inkwell-2019-01-02T03-04-05Z-daily.inkwell': /^This backup does not name its installation\./,
    'inkwell-2019-01-03T03-04-05Z-daily.inkwell': /^This backup carries the ID of this installation/,
    'inkwell-2019-01-04T03-04-05Z-daily.inkwell':
      /^This backup belongs to another installation: PEN-COMPANY \(0{8}\)\./,
    'inkwell-2019-01-05T03-04-05Z-daily-ffffffff.inkwell.age':
      /^This backup belongs to another installation: ffffffff\./,
  }
  const [first = '', second = '', third = '', fourth = ''] = Object.keys(brought).map((name) =>
    path.join(folder, name),
  )
  await copyFile(path.join(packageRoot, 'src/app/testing/releases/0.1.0.inkwell'), first)
  const asAnother = async (change: string, file: string) => {
    const copy = await createTestDatabase()
    await copy.pool.query(`update house.identity set ${change}`)
    await writeBackup(copy.connection, file, { excludedTables })
    await copy.drop()
  }
  await asAnother(`key = 'of whoever makes it up'`, second)
  await asAnother(`id = repeat('0', 32)`, third)
  await writeBackup(connection, fourth, { excludedTables, passphrase: 'another passphrase' })
  const before = (await api.get<BackupState>('/backup/state')).body.newest_verified_at
  await schedulerAt(new Date(Date.now() + 20 * day)).look()
  for (const { file, status, message } of (await list()).filter((each) => each.file in brought)) {
    expect(status).toBe('foreign')
    expect(message).toMatch(brought[file] ?? /none/)
  }
  expect((await list()).filter((each) => each.file in brought)).toHaveLength(4)
  expect((await api.get<BackupState>('/backup/state')).body.newest_verified_at).toBe(before)
  expect(await files()).toEqual(expect.arrayContaining(Object.keys(brought)))
  // Backups whose files are removed disappear from the list.
  for (const file of [first, second, third, fourth]) await rm(file)
  await schedulerAt(new Date(Date.now() + 20 * day)).look()
  expect((await list()).some((each) => each.file in brought)).toBe(false)
})

test('an interrupted backup is listed as such, and its partial file is removed', async () => {
  const half = 'inkwell-2026-01-02T03-04-05Z-daily.inkwell'
  await writeFile(path.join(folder, `${half}.part`), 'half')
  await pool.query(
    `insert into backup (file, kind, status, taken_at, machine) values ($1, 'daily', 'running', '2026-01-02', 'this')`,
    [half],
  )
  await api.post('/backup')
  await ended()
  expect((await list()).find(({ file }) => file === half)).toMatchObject({
    status: 'failed',
    message: 'The backup was interrupted before it finished.',
  })
  expect((await files()).filter((name) => name.endsWith('.part'))).toEqual([])
})

test('a missing folder is reported in one line, and tried again later', async () => {
  const now = new Date(Date.now() + 30 * day)
  await schedulerAt(now, { folder: '/nowhere/at/all' }).look()
  expect((await list())[0]).toMatchObject({
    status: 'failed',
    message: expect.stringContaining('/nowhere/at/all'),
  })
  const tried = (await list()).length
  await schedulerAt(new Date(now.getTime() + 60_000), { folder: '/nowhere/at/all' }).look()
  expect((await list()).length).toBe(tried)
})

test('BACKUP_COMMAND gets the finished file, and its failure is shown beside it', async () => {
  const copy = path.join(folder, 'taken further')
  await schedulerAt(new Date(Date.now() + 40 * day), { command: `cp "$1" '${copy}'` }).look()
  expect((await list())[0]).toMatchObject({ status: 'verified', message: null })
  expect(await checkBackup(copy, {})).toMatchObject({ rows: (await list())[0]?.rows })
  await schedulerAt(new Date(Date.now() + 41 * day), { command: 'echo the cloud is gone >&2; false' }).look()
  expect((await list())[0]).toMatchObject({
    status: 'verified',
    message: 'BACKUP_COMMAND failed: the cloud is gone',
  })
})

test('the state shows the backup settings, and warns when the newest counted backup is older than 36 hours', async () => {
  const state = async () => (await api.get<BackupState>('/backup/state')).body
  expect(await state()).toMatchObject({
    enabled: true,
    folder,
    at: '02:30',
    keeps: '3 daily, 1 weekly, 1 monthly',
    encrypted: false,
    overdue: false,
  })
  await pool.query(`update backup set taken_at = now() - interval '37 hours'`)
  expect(await state()).toMatchObject({ overdue: true })
  expect((await api.get<{ alarm: boolean }>('/auth/me')).body.alarm).toBe(true)
  await pool.query(`delete from backup`)
  expect(await state()).toMatchObject({ overdue: false, newest_verified_at: null })
  expect((await api.get<{ alarm: boolean }>('/auth/me')).body.alarm).toBe(false)
})

test('with an embedded database, the state shows the recovery targets, and a delay of the archive', async () => {
  const dataDir = path.join(folder, 'data')
  await mkdir(dataDir)
  const embedded = await openInkwell(
    { pool, connection, close: async () => {} },
    { ...testConfig, dataDir, backups: settings },
  )
  const state = async () =>
    (await apiClient(embedded.address, superuser.token).get<BackupState>('/backup/state')).body
  try {
    expect(await state()).toMatchObject({
      archived: true,
      moments: [],
      archive_behind: false,
      same_disk: true,
    })
    const at = (minutesAgo: number) => new Date(Date.now() - minutesAgo * 60_000).toISOString()
    const ranges = [
      { since: at(900), until: at(800) },
      { since: at(100), until: at(6) },
    ]
    const kept = {
      strand: null,
      begun: at(1000),
      until: at(6),
      moments: ranges,
      missing: [],
      damaged: [],
      trouble: plainText('There is no room.'),
    }
    await writeArchiveState(dataDir, kept)
    expect(await state()).toMatchObject({
      archive_behind: true,
      archive_trouble: 'There is no room.',
      moments: ranges.toReversed(),
    })
    const lost = { since: '2026-11-20T10:00:00.000Z', until: '2026-11-20T11:00:00.000Z' }
    await writeArchiveState(dataDir, { ...kept, missing: [lost], trouble: null })
    expect((await state()).archive_trouble).toMatch(
      /^Parts of the continuous archive are missing or damaged. You cannot restore to a time between /,
    )
    expect(await archiveAgeIn(dataDir)).toBeGreaterThanOrEqual(360)
    expect(english(archiveAlert(kept, new Date()) ?? 'Save')).toMatch(/last 6 minutes .* There is no room\.$/)
    expect(archiveAlert({ ...kept, until: at(4) }, new Date())).toBeNull()
  } finally {
    await embedded.close()
    await rm(dataDir, { recursive: true })
  }
})

test('backups on the disk of the data are distinguished from those on another disk, even before their folder exists', async () => {
  expect(await areOnOneDisk(path.join(folder, 'not there yet'), folder)).toBe(true)
  expect(await areOnOneDisk('/proc', folder)).toBe(false)
  expect(await areOnOneDisk('/nowhere/at/all', folder)).toBe(false)
})

test('without enough disk space no backup is started, and the reason is given in one line', async () => {
  const narrow = await mkdtemp(path.join(folder, 'narrow-'))
  const last = 'inkwell-2026-01-02T03-04-05Z-daily.inkwell'
  // A sparse file: the size predicts that of the next backup, and takes no space on the disk.
  await writeFile(path.join(narrow, last), '')
  await truncate(path.join(narrow, last), 2 ** 43)
  const run = makeBackup({ ...settings, folder: narrow }, { connection, kind: 'by-hand', excludedTables: [] })
  await expect(run).rejects.toThrow(
    /^Not enough disk space for a backup in [^\n]*: [\d,]+ MB needed, [\d,]+ MB free\.$/,
  )
  expect(await readdir(narrow)).toEqual([last])
})

test('two backups of the same second have different names, and both are complete', async () => {
  const moment = new Date('2026-03-04T05:06:07.000Z')
  for (const who of ['Noor', 'Aras']) {
    expect(await schedulerAt(moment, { keep: { daily: 9, weekly: 9, monthly: 9 } }).makeNow(who)).toBe(true)
    await ended()
  }
  const made = (await list()).filter(({ taken_at }) => taken_at.startsWith('2026-03-04'))
  expect(made).toMatchObject([
    { made_by: 'Aras', taken_at: '2026-03-04T05:06:08Z', status: 'verified' },
    { made_by: 'Noor', taken_at: '2026-03-04T05:06:07Z', status: 'verified' },
  ])
  for (const { file } of made) expect(await checkBackup(path.join(folder, file), {})).toBeTruthy()
})

test('if backups are turned off, the state shows it and none is made', async () => {
  expect((await superuser.get<BackupState>('/backup/state')).body).toMatchObject({
    enabled: false,
    overdue: false,
  })
  expect((await superuser.post('/backup')).status).toBe(409)
})
