import { expect, inject, test } from 'vitest'
import { startTestInkwell } from '../testing/inkwell.ts'
import { examine } from './doctor.server.ts'

const inkwell = await startTestInkwell()
const { host, user } = inject('postgres')
const DATABASE_URL = `postgres://${user}@localhost/${inkwell.connection.database}?host=${encodeURIComponent(host)}`
const PORT = new URL(inkwell.address).port

test('if backups are turned off, the doctor shows how to turn them on', async () => {
  const off = { DATABASE_URL, PORT, BACKUP_DIR: 'off' }
  const resolution = 'Inkwell makes none with BACKUP_DIR=off; set BACKUP_DIR to a folder on another disk'
  const findings = async () =>
    (await examine(off))
      .filter(({ text }) => text.startsWith('Backup:'))
      .map(({ state, text }) => [state, text])
  const none = `Backup: there is no verified backup; ${resolution}`
  expect(await findings()).toEqual([['warn', none]])
  await inkwell.pool.query(`update migration set applied_at = applied_at - interval '3 days'`)
  expect(await findings()).toEqual([['bad', none]])
  await inkwell.pool.query(
    `insert into backup (file, kind, status, taken_at, machine) values ('old', 'daily', 'verified', now() - interval '3 days', 'here')`,
  )
  expect(await findings()).toEqual([
    ['bad', `Backup: the newest verified one is 72 hours old; ${resolution}`],
  ])
})
