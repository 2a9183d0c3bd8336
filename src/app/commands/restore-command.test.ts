import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, inject, onTestFinished, test, vi } from 'vitest'
import { BackupScheduler } from '../../features/backups/backup-scheduler.server.ts'
import { excludedTables } from '../../features/backups/excluded-tables.server.ts'
import { checkBackup } from '../../kernel/server/backup/check-backup.ts'
import { installationIn } from '../../kernel/server/database/identity/installation.ts'
import { makeBackup } from '../../kernel/server/backup/make-backup.ts'
import { createTestDatabase, testPool } from '../../kernel/server/testing/database.ts'
import { packageRoot } from '../../parts/program/package-root.ts'
import { backupAge } from '../doctor/backup-age.server.ts'
import { backUp, onDatabase } from './backup.server.ts'
import { readConfig } from '../../kernel/server/process/config.ts'
import { fastFolder } from '../../parts/program/testing/fast-folder.ts'
import { restore } from './restore.server.ts'
import { contentsOf } from '../../../trials/backup-drill/contents.ts'

// Restores rebuild all tables, which takes long on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

const folder = await mkdtemp(path.join(tmpdir(), 'inkwell-restore-'))
afterAll(() => rm(folder, { recursive: true }))

/** A database in use, as the commands find it, and a backup from before a customer was added. */
async function installation() {
  const { pool: ofInkwell, connection, drop } = await createTestDatabase()
  // The test's own connection must not count as Inkwell's.
  const pool = testPool({ ...connection, application_name: 'a test' })
  const { host } = inject('postgres')
  const backups = await mkdtemp(path.join(folder, 'backups-'))
  vi.stubEnv(
    'DATABASE_URL',
    `postgres://${connection.user}@localhost/${connection.database}?host=${encodeURIComponent(host)}`,
  )
  vi.stubEnv('BACKUP_DIR', backups)
  onTestFinished(async () => {
    vi.unstubAllEnvs()
    await pool.end()
    await drop()
  })
  const printed: string[] = []
  const shares: string[] = []
  const terminal = {
    print: (line: string) => void printed.push(line),
    progress: (what: string) => void shares.push(what),
  }
  const file = path.join(backups, 'mine.inkwell')
  await backUp(file, terminal)
  const before = await contentsOf(pool)
  await pool.query(
    `insert into customer (code, name, email, address) values ('late', 'Late', 'late@pens.example', 'Basra')`,
  )
  return { pool, connection, ofInkwell, backups, file, before, printed, shares, terminal }
}

test('a restore asks, saves the current content, shows its progress, and then has the file’s content', async () => {
  const { pool, backups, file, before, printed, shares, terminal } = await installation()
  const asked: string[] = []
  const ask = async (question: string) => asked.push(question) > 0
  await restore(file, {}, { ...terminal, ask })
  expect(asked).toEqual([
    expect.stringMatching(
      /^The database is not empty\. Replace its content with the backup of 20[-\d]+ [:\d]+ \(Asia\/Baghdad\)\?$/,
    ),
  ])
  expect(printed.at(-1)).toMatch(
    /, as of 20[-\d]+ [:\d]+ \(Asia\/Baghdad\)\. Start Inkwell with npm start\.$/,
  )
  // The new backup is in the restored list of backups.
  const listed = ['backup', 'history', 'row_count']
  const others = (contents: Record<string, unknown>) =>
    Object.entries(contents).filter(([table]) => !listed.includes(table))
  expect(others(await contentsOf(pool))).toEqual(others(before))
  expect([...new Set(shares)]).toEqual([
    'Writing',
    'Reading again',
    'Checking',
    'Saving the current content',
    'Restoring',
  ])
  const kept = (await readdir(backups)).find((name) => name.includes('before-restore')) ?? ''
  expect(printed).toContain(`The current content of the database is saved in ${path.join(backups, kept)}`)

  // It contains the customer that the other one lacks.
  const kepts = await checkBackup(path.join(backups, kept), {})
  expect(kepts.rows).toBeGreaterThan((await checkBackup(file, {})).rows)
})

test('without confirmation nothing changes, and without a terminal --replace is needed', async () => {
  const { pool, backups, file, terminal } = await installation()
  const before = await contentsOf(pool)
  await expect(restore(file, { replace: true }, { ...terminal, ask: async () => false })).rejects.toThrow(
    /^Nothing was changed\.$/,
  )
  await expect(restore(file, {}, terminal)).rejects.toThrow(
    /^The database is not empty\. Add --replace to overwrite its content\.$/,
  )
  expect(await contentsOf(pool)).toEqual(before)
  expect(await readdir(backups)).toEqual(['mine.inkwell'])
})

test('a damaged file is refused before the question and before anything is saved', async () => {
  const { pool, backups, file, terminal } = await installation()
  const before = await contentsOf(pool)
  await writeFile(file, (await readFile(file)).subarray(0, -8))
  const ask = vi.fn<() => Promise<boolean>>(async () => true)
  await expect(restore(file, { replace: true }, { ...terminal, ask })).rejects.toMatchObject({
    name: 'StartError',
    // If the last chunk is hardly longer than the missing part, the file is reported as incomplete instead of damaged.
    message: expect.stringMatching(/^[^\n]*(damaged|incomplete)[^\n]*$/),
  })
  expect(ask).not.toHaveBeenCalled()
  expect(await contentsOf(pool)).toEqual(before)
  expect(await readdir(backups)).toEqual(['mine.inkwell'])
})

test('nothing changes while Inkwell runs on the database, or if its content cannot be saved', async () => {
  const { pool, ofInkwell, file, terminal } = await installation()
  const before = await contentsOf(pool)
  vi.stubEnv('BACKUP_DIR', '/nowhere/at/all')
  await expect(restore(file, { replace: true }, terminal)).rejects.toThrow(/^[^\n]*nowhere[^\n]*$/)
  await ofInkwell.query('select 1')
  await expect(restore(file, { replace: true }, terminal)).rejects.toThrow(
    /^Inkwell is running on this database; stop it first\.$/,
  )
  expect(await contentsOf(pool)).toEqual(before)
})

describe('with BACKUP_PASSPHRASE', () => {
  const types = (typed: boolean) => ({ types: async () => typed })

  test('an unencrypted file needs a flag and a typed confirmation', async () => {
    const { pool, file, terminal, before } = await installation()
    const schema = await contentsOf(pool)
    vi.stubEnv('BACKUP_PASSPHRASE', 'a passphrase of this installation')
    const replace = true
    await expect(restore(file, { replace }, { ...terminal, ...types(true) })).rejects.toThrow(
      /is not encrypted, though BACKUP_PASSPHRASE is set: .* Add --unencrypted to restore it\.$/,
    )
    const unencrypted = true
    await expect(restore(file, { replace, unencrypted }, terminal)).rejects.toThrow('at a terminal')
    await expect(restore(file, { replace, unencrypted }, { ...terminal, ...types(false) })).rejects.toThrow(
      /^Nothing was changed\.$/,
    )
    expect(await contentsOf(pool)).toEqual(schema)
    await restore(file, { replace, unencrypted }, { ...terminal, ...types(true) })
    expect((await contentsOf(pool))['customer']).toEqual(before['customer'])
  })

  test('a backup by command is encrypted, also with scheduled backups turned off', async () => {
    const { file, terminal } = await installation()
    vi.stubEnv('BACKUP_PASSPHRASE', 'a passphrase of this installation')
    vi.stubEnv('BACKUP_DIR', 'off')
    await backUp(file, terminal)
    await expect(checkBackup(file, {})).rejects.toThrow('This backup is encrypted')
    expect(await checkBackup(file, { passphrase: 'a passphrase of this installation' })).toMatchObject({
      isEncrypted: true,
    })
  })
})

test('a file with the ID of this installation that was not made here is reported', async () => {
  const { ofInkwell, pool, file, terminal, printed } = await installation()
  await pool.query(`update house.identity set key = 'of another machine'`)
  await restore(file, { replace: true }, terminal)
  expect(printed).toContainEqual(
    expect.stringMatching(/^This backup carries the ID of this installation, but was not made by it/),
  )
  // With the passphrase: it was made by somebody who knew the passphrase.
  vi.stubEnv('BACKUP_PASSPHRASE', 'a passphrase of this installation')
  await backUp(file, terminal)
  await pool.query(`update house.identity set key = 'of a third machine'`)
  await restore(file, { replace: true }, terminal)
  expect(printed).toContain(
    'This backup was not made by this installation, but by someone who knows its passphrase.',
  )
  await ofInkwell.query('select 1')
})

test('a file of another installation is restored after confirmation, and the database becomes that installation', async () => {
  const { pool, file, terminal } = await installation()
  const shown = (await installationIn(pool))?.id ?? ''
  const other = 'f'.repeat(32)
  await pool.query('update house.identity set id = $1', [other])
  await expect(restore(file, { replace: true }, terminal)).rejects.toThrow(`Add --of ${shown.slice(0, 8)}`)
  expect((await installationIn(pool))?.id).toBe(other)
  await restore(file, { replace: true, of: shown.slice(0, 8) }, terminal)
  expect((await installationIn(pool))?.id).toBe(shown)
})

test('a file of another instance is restored with a note, and counts as no backup of this one', async () => {
  const { pool, connection, backups, terminal, printed } = await installation()
  const settings = { folder: backups, at: 150, keep: { daily: 3, weekly: 1, monthly: 1 } }
  const { file } = await makeBackup(settings, { connection, kind: 'daily', excludedTables })
  await pool.query(`update house.identity set instance = repeat('f', 32)`)
  await restore(file, { replace: true }, terminal)
  expect(printed).toContainEqual(
    expect.stringMatching(/^This backup is of another instance of this installation, .*is instance f{8}\.$/),
  )
  const { rows } = await pool.query(`select kind from backup where status = 'verified'`)
  expect(rows).toEqual([{ kind: 'before-restore' }])
})

test('a file without an installation ID is restored with a note, and the database keeps its installation', async () => {
  const { pool, terminal, printed } = await installation()
  const before = (await installationIn(pool))?.id
  await restore(path.join(packageRoot, 'src/app/testing/releases/0.1.0.inkwell'), { replace: true }, terminal)
  expect(printed).toContain('This backup does not name its installation.')
  expect((await installationIn(pool))?.id).toBe(before)
})

test('after a restore the restored file is in the list, and the doctor counts it as a backup', async () => {
  const { pool, connection, backups, terminal } = await installation()
  const settings = { folder: backups, at: 150, keep: { daily: 3, weekly: 1, monthly: 1 } }
  await new BackupScheduler({ pool, connection, settings, log: () => {} }).makeNow(null)
  await expect
    .poll(async () => (await pool.query(`select from backup where status = 'verified'`)).rowCount)
    .toBe(1)
  const made = (await readdir(backups)).find((name) => name.includes('by-hand')) ?? ''
  await restore(path.join(backups, made), { replace: true }, terminal)
  const { rows } = await pool.query('select kind, status from backup order by id')
  expect(rows).toEqual([
    { kind: 'by-hand', status: 'verified' },
    { kind: 'before-restore', status: 'verified' },
  ])
  expect(await backupAge(pool)).toBeLessThan(600)
})

test('the guide’s steps for trying a restore work as written, with a passphrase too', async () => {
  const { file, terminal, before } = await installation()
  vi.stubEnv('BACKUP_PASSPHRASE', 'a passphrase of this installation')
  await backUp(file, terminal)
  vi.stubEnv('DATABASE_URL', undefined)
  const guide = await readFile(path.join(packageRoot, 'docs/office.md'), 'utf8')
  const words =
    /^runuser -u inkwell -- env ((?:[A-Z_]+=\S+ )+)npm run restore -- FILE$/m.exec(guide)?.[1] ?? ''
  const dataDir = await mkdtemp(path.join(fastFolder(), 'inkwell-try-'))
  onTestFinished(() => rm(dataDir, { recursive: true }))
  for (const [, name = '', value = ''] of words.matchAll(/([A-Z_]+)=(\S+)/g))
    vi.stubEnv(name, value.replace('/tmp/try', dataDir))
  expect(process.env['DATA_DIR']).toBe(dataDir)
  await restore(file, {}, terminal)
  await onDatabase(readConfig(process.env), { quiet: true, may: 'open' }, async (connection) => {
    const pool = testPool({ ...connection, max: 1 })
    expect((await contentsOf(pool))['product']).toEqual(before['product'])
    expect((await contentsOf(pool))['users']).toEqual(before['users'])
    await pool.end()
  })
})
