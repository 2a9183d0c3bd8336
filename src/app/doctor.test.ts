import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, inject, test } from 'vitest'
import { TransactionPooler } from '../kernel/server/testing/transaction-pooler.ts'
import { examine } from './doctor.server.ts'
import { startTestInkwell } from './testing/inkwell.ts'

const inkwell = await startTestInkwell()
const folder = mkdtempSync(join(tmpdir(), 'inkwell-doctor-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const { host, port, user } = inject('postgres')
const socket = join(host, `.s.PGSQL.${port}`)
const { rows } = await inkwell.pool.query<{ name: string }>('select current_database() as name')
const DATABASE_URL = `postgres://${user}@localhost/${rows[0]?.name}?host=${encodeURIComponent(host)}`
const PORT = new URL(inkwell.address).port

const said = async (env: NodeJS.ProcessEnv) =>
  (await examine(env)).map(({ state, text }) => `${state} ${text.split(':')[0]}`)

test('where all is well, each thing is one line that says so', async () => {
  expect(await said({ DATABASE_URL, PORT })).toEqual([
    'ok Backups',
    'ok Pooler',
    'ok Database',
    'ok Clocks',
    'ok Connections',
    'ok Pages',
    'warn Backup',
    'ok Security log',
    'ok Proxy',
  ])
})

test('an embedded database that does not run is examined as far as it goes', async () => {
  const [place, , backups, server, proxy] = await said({ DATA_DIR: join(folder, 'data'), PORT: '9' })
  expect([place, backups, server, proxy]).toEqual(['ok Folder', 'ok Backups', 'warn Database', 'warn Proxy'])
})

test('a folder of backups that is away, a pooler, a proxy that nobody trusts, too few connections and a wrong variable are told', async () => {
  const pooler = new TransactionPooler(socket)
  const pooled = `postgres://${user}@127.0.0.1:${await pooler.open()}/${rows[0]?.name}`
  await inkwell.anyone.fetch('/healthz', { headers: { via: '1.1 proxy' } })
  const wrong = { DATABASE_URL: pooled, PORT, BACKUP_DIR: '/nowhere/at/all' }
  expect(await said(wrong)).toEqual(['bad Backups', 'bad DATABASE_URL', 'bad Proxy'])
  await pooler.close()
  expect(await said({ DATABASE_URL, PORT, WORKERS: '64' })).toContain('bad Connections')
  expect(await said({ PORT: 'http' })).toEqual([
    'bad PORT must be a whole number from 0 to 65535, not "http".',
  ])
})
