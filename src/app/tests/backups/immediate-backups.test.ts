import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { BackupScheduler } from '../../../features/backups/backup-scheduler.server.ts'
import { checkBackup } from '../../../kernel/server/backup/check-backup.ts'
import { startTestInkwell } from '../../testing/inkwell.ts'

const { pool, connection } = await startTestInkwell()
const folder = await mkdtemp(path.join(tmpdir(), 'inkwell-backups-'))
afterAll(() => rm(folder, { recursive: true }))

// Noon in the company's time zone: no daily backup becomes due meanwhile.
const now = Date.parse('2030-01-02T09:00:00Z')

/** Checks twice, some minutes after the start; returns the new files. */
async function madeAt(minutes: number, passphrase?: string): Promise<string[]> {
  const before = await listed()
  const keep = { daily: 9, weekly: 9, monthly: 9 }
  const settings = { folder, at: 150, keep, ...(passphrase && { passphrase }) }
  const at = new Date(now + minutes * 60_000)
  const scheduler = new BackupScheduler({ pool, connection, settings, log: () => {}, now: () => at })
  await scheduler.look()
  await scheduler.look()
  return (await listed()).filter((file) => !before.includes(file))
}

async function listed(): Promise<string[]> {
  const { rows } = await pool.query<{ file: string }>('select file from backup')
  return rows.map(({ file }) => file)
}

test('a first or changed passphrase makes a backup at once, and then again at night', async () => {
  expect(await madeAt(0)).toHaveLength(1)
  const [first, second] = ['the first of passphrases', 'the second of passphrases']
  const [made = '', ...others] = await madeAt(1, first)
  expect(others).toEqual([])
  await checkBackup(path.join(folder, made), { passphrase: first })
  expect(await madeAt(2, first)).toEqual([])
  const [later = '', ...more] = await madeAt(3, second)
  expect(more).toEqual([])
  await checkBackup(path.join(folder, later), { passphrase: second })
  expect(await madeAt(4, second)).toEqual([])
})

test('a backup dated in the future makes no backup due repeatedly', async () => {
  await pool.query(
    `insert into backup (file, kind, status, taken_at, machine) values ('ahead', 'daily', 'verified', now() + interval '50 years', 'elsewhere')`,
  )
  expect(await madeAt(5)).toEqual([])
})
