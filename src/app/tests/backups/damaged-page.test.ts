import { closeSync, openSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { Alerts } from '../../../kernel/server/process/alerts.ts'
import { Damage } from '../../../kernel/server/http/watching/damage.ts'
import { createServer } from '../../../kernel/server/http/create-server.ts'
import { aCustomer } from '../../../features/customers/testing/a-customer.ts'
import { onServer } from '../../../kernel/server/testing/database.ts'
import { examine } from '../../doctor/doctor.server.ts'
import { startTestInkwell, testConfig } from '../../testing/inkwell.ts'

const inkwell = await startTestInkwell()
const { pool, connection } = inkwell
const superuser = await inkwell.as('superuser')

/** Overwrites a page in the file of a table, and makes the server drop it from its cache. */
async function damage(table: string): Promise<void> {
  const { rows } = await pool.query<{ path: string }>(`select pg_relation_filepath($1) as path`, [table])
  await onServer('checkpoint')
  const scheduler = new pg.Client({ ...inject('postgres'), database: connection.database })
  await scheduler.connect()
  const { rows: places } = await scheduler.query<{ data_directory: string }>('show data_directory')
  await scheduler.query('create extension pg_buffercache')
  await scheduler.query(`select pg_buffercache_evict(bufferid) from pg_buffercache
    where relfilenode = pg_relation_filenode('${table}')`)
  await scheduler.end()
  const file = openSync(join(places[0]?.data_directory ?? '', rows[0]?.path ?? ''), 'r+')
  writeSync(file, Buffer.alloc(64, 0xa5), 0, 64, 4096)
  closeSync(file)
}

const alerts = async () => {
  const { body } = await superuser.get<{ results: { text: string }[] }>('/concerns')
  return body.results.map(({ text }) => text)
}
const isDamagedIn = async () =>
  /^inkwell_database_damaged (\d)$/m.exec(await (await inkwell.anyone.fetch('/metrics')).text())?.[1]

test('a damaged page is reported to the reader, to superusers, to the doctor and to monitoring', async () => {
  const { id } = await aCustomer(superuser)
  expect([await alerts(), await isDamagedIn()]).toEqual([[], '0'])
  await damage('customer')

  const other = await inkwell.startNode()
  for (const path of [`/customer/${id}`, '/customer']) {
    const { status, headers, body } = await superuser.get<{ message: string }>(path)
    expect([status, headers.get('retry-after'), body.message]).toEqual([
      503,
      '60',
      'Part of the database is damaged and cannot be read. Contact an admin.',
    ])
  }
  expect((await superuser.get('/product')).status).toBe(200)
  expect(await alerts()).toEqual([
    expect.stringMatching(/^Some records cannot be read: part of the database is damaged/),
  ])
  expect(await isDamagedIn()).toBe('1')

  const { host, port, user } = inject('postgres')
  const place = `host=${encodeURIComponent(host)}&port=${port}`
  const DATABASE_URL = `postgres://${user}@localhost/${connection.database}?${place}`
  const findings = await examine({ DATABASE_URL, PORT: new URL(other.address).port })
  expect(findings).toContainEqual({
    state: 'bad',
    text: expect.stringMatching(/^Pages: damaged pages were found \d+ times, the last at 20/),
  })
})

test('a damaged page found by another node is reported, too, until none was found for 36 hours', async () => {
  const server = await createServer(testConfig)
  const shown = new Alerts()
  const damaged = new Damage(server, pool, shown)
  onTestFinished(() => damaged.close())
  await damaged.look()
  expect([damaged.isKnown, shown.all().length]).toEqual([true, 1])
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 37 * 3_600_000 })
  onTestFinished(() => void vi.useRealTimers())
  await damaged.look()
  expect([damaged.isKnown, shown.all()]).toEqual([false, []])
})
