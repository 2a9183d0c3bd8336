import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, inject, onTestFinished, test, vi } from 'vitest'
import { checkBackup } from '../kernel/server/backup/check-backup.ts'
import { createTestDatabase, testPool } from '../kernel/server/testing/database.ts'
import { backUp, restore } from './backup.server.ts'
import { contentsOf } from './testing/backup-drill/contents.ts'

// Restores build all tables anew.
vi.setConfig({ testTimeout: 60_000 })

const folder = await mkdtemp(path.join(tmpdir(), 'inkwell-restore-'))
afterAll(() => rm(folder, { recursive: true }))

/** A database in use, as the commands find it, and a backup of what it held before a customer was added. */
async function house() {
  const { pool: ofInkwell, connection, drop } = await createTestDatabase()
  // Whoever looks in must not be taken for Inkwell itself.
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
  const said: string[] = []
  const shares: string[] = []
  const terminal = {
    say: (line: string) => void said.push(line),
    progress: (what: string) => void shares.push(what),
  }
  const file = path.join(backups, 'mine.inkwell')
  await backUp(file, terminal)
  const before = await contentsOf(pool)
  await pool.query(
    `insert into customer (code, name, email, address) values ('late', 'Late', 'late@pens.example', 'Basra')`,
  )
  return { pool, ofInkwell, backups, file, before, said, shares, terminal }
}

test('a restore asks, keeps what there is, tells how far it is, and then holds what the file does', async () => {
  const { pool, backups, file, before, said, shares, terminal } = await house()
  const asked: string[] = []
  const ask = async (question: string) => asked.push(question) > 0
  await restore(file, false, { ...terminal, ask })
  expect(asked).toEqual([
    expect.stringMatching(/^The database is not empty\. Replace all that it holds by the backup of 20.*\?$/),
  ])
  expect(await contentsOf(pool)).toEqual(before)
  expect([...new Set(shares)]).toEqual([
    'Writing',
    'Reading again',
    'Checking',
    'Keeping what there is',
    'Restoring',
  ])
  const kept = (await readdir(backups)).find((name) => name.includes('before-restore')) ?? ''
  expect(said).toContain(`What the database holds now is kept in ${path.join(backups, kept)}`)

  // It holds what the other does not.
  const kepts = await checkBackup(path.join(backups, kept), {})
  expect(kepts.rows).toBeGreaterThan((await checkBackup(file, {})).rows)
})

test('without a yes nothing changes, and where nobody can answer it takes --replace', async () => {
  const { pool, backups, file, terminal } = await house()
  const before = await contentsOf(pool)
  await expect(restore(file, true, { ...terminal, ask: async () => false })).rejects.toThrow(
    /^Nothing was changed\.$/,
  )
  await expect(restore(file, false, terminal)).rejects.toThrow(
    /^The database is not empty\. Add --replace to lose what it holds\.$/,
  )
  expect(await contentsOf(pool)).toEqual(before)
  expect(await readdir(backups)).toEqual(['mine.inkwell'])
})

test('a file that is not whole is refused before anybody is asked and anything is kept', async () => {
  const { pool, backups, file, terminal } = await house()
  const before = await contentsOf(pool)
  await writeFile(file, (await readFile(file)).subarray(0, -8))
  const ask = vi.fn<() => Promise<boolean>>(async () => true)
  await expect(restore(file, true, { ...terminal, ask })).rejects.toMatchObject({
    name: 'StartError',
    // Where the last piece of it was hardly longer than what is missing, it is known to end too early.
    message: expect.stringMatching(/^[^\n]*(damaged|cut off)[^\n]*$/),
  })
  expect(ask).not.toHaveBeenCalled()
  expect(await contentsOf(pool)).toEqual(before)
  expect(await readdir(backups)).toEqual(['mine.inkwell'])
})

test('while Inkwell runs on the database, or where what there is cannot be kept, nothing changes', async () => {
  const { pool, ofInkwell, file, terminal } = await house()
  const before = await contentsOf(pool)
  vi.stubEnv('BACKUP_DIR', '/nowhere/at/all')
  await expect(restore(file, true, terminal)).rejects.toThrow(/^[^\n]*nowhere[^\n]*$/)
  await ofInkwell.query('select 1')
  await expect(restore(file, true, terminal)).rejects.toThrow(
    /^Inkwell is running on this database; stop it first\.$/,
  )
  expect(await contentsOf(pool)).toEqual(before)
})
