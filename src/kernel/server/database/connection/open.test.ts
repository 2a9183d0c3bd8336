import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import sql from 'sql-template-tag'
import { expect, inject, test } from 'vitest'
import * as z from 'zod/mini'
import { StartError } from '../../../../parts/program/start-error.ts'
import { programRoleName } from '../../../../parts/embedded-postgres/cluster.ts'
import { createTestDatabase, onServer } from '../../testing/database.ts'
import { DatabaseProxy } from '../../testing/database-proxy.ts'
import { TransactionPooler } from '../../testing/transaction-pooler.ts'
import { openDatabase } from './open.ts'
import { transaction } from '../transaction.ts'

const quiet = () => {}
const nobody = { id: 0, name: '', role: '', isSuperuser: false }

/** The address of a database of the test server, which has no port. */
function address(database: string): string {
  const { host } = inject('postgres')
  return `postgres://${programRoleName}:hush@localhost/${database}?host=${encodeURIComponent(host)}`
}

function open(databaseUrl: string) {
  return openDatabase({ dataDir: '/nowhere', databaseUrl }, quiet)
}

test('DATABASE_URL connects to an external server, with the session settings that it needs', async () => {
  const own = await createTestDatabase()
  const name = String(own.connection.database)
  const database = await open(`${address(name)}&options=-c%20work_mem%3D5MB`)
  const { rows } = await database.pool.query(
    `select current_database() as name, current_setting('TimeZone') as zone, current_setting('work_mem') as memory,
      current_setting('application_name') as app, current_setting('statement_timeout') as patience,
      date '2026-11-20' as day`,
  )
  await database.close()
  await own.drop()
  expect(rows).toEqual([
    { name, zone: 'UTC', memory: '5MB', app: 'inkwell', patience: '30s', day: '2026-11-20' },
  ])
})

test('the search index supports Arabic letters, and a server whose locale does not is refused', async () => {
  const own = await createTestDatabase()
  const letters = await own.pool.query(`select cardinality(show_trgm('مكتبة')) > 0 as known`)
  expect(letters.rows).toEqual([{ known: true }])
  const plain = `${own.connection.database}_plain`
  await onServer(`create database ${plain} template template0 lc_ctype 'C'`)
  const lines: string[] = []
  for (const name of [String(own.connection.database), plain]) {
    const database = await openDatabase({ dataDir: '/nowhere', databaseUrl: address(name) }, (line) =>
      lines.push(line),
    )
    await database.close()
  }
  await onServer(`drop database ${plain}`)
  await own.drop()
  expect(lines).toEqual([expect.stringMatching(/slow, since LC_CTYPE of .*_plain is C/)])
})

test('a connection cut while idle does not end the process', async () => {
  const own = await createTestDatabase()
  const lines: string[] = []
  const database = await openDatabase(
    { dataDir: '/nowhere', databaseUrl: address(String(own.connection.database)) },
    (line) => lines.push(line),
  )
  const { rows } = await database.pool.query('select pg_backend_pid() as pid')
  await own.pool.query('select pg_terminate_backend($1, 5000)', [rows[0].pid])
  await expect.poll(() => lines).toEqual([expect.stringContaining('connection broke')])
  expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  await database.close()
  await own.drop()
})

test('a connection cut within a transaction does not end the process, and the transaction is repeated', async () => {
  const own = await createTestDatabase()
  const database = await open(address(String(own.connection.database)))
  let attempts = 0
  const answer = await transaction(database.pool, nobody, async (tx) => {
    const [session] = await tx.rows<{ pid: number }>(sql`select pg_backend_pid() as pid`)
    if (++attempts === 1) {
      await own.pool.query('select pg_terminate_backend($1, 5000)', [session?.pid])
      // The end of the connection arrives while no query is running.
      await sleep(100)
    }
    return await tx.rows(sql`select 1 as one`)
  })
  expect([attempts, answer]).toEqual([2, [{ one: 1 }]])
  await database.close()
  await own.drop()
})

test.each([
  ['nobody listens', 'postgres://ink:hush@127.0.0.1:9/inkwell', '127.0.0.1:9/inkwell'],
  ['the host does not exist', 'postgres://ink:hush@nowhere.invalid/inkwell', 'nowhere.invalid:5432/inkwell'],
])('an unreachable server, since %s, is reported in one line without the password', async (_, url, place) => {
  const opening = open(url)
  await expect(opening).rejects.toThrow(StartError)
  await expect(opening).rejects.toThrow(/^DATABASE_URL: [^\n]* cannot be reached \([^\n]+\)\.$/)
  await expect(opening).rejects.toThrow(place)
  await expect(opening).rejects.not.toThrow('hush')
})

test('a pooler in transaction mode is reported in one line, a transparent one is not', async () => {
  const own = await createTestDatabase()
  const { host, port } = inject('postgres')
  const proxies = [TransactionPooler, DatabaseProxy].map((Kind) => new Kind(join(host, `.s.PGSQL.${port}`)))
  const [pooled, passed] = await Promise.all(
    proxies.map(async (proxy) =>
      open(`postgres://inkwell@127.0.0.1:${await proxy.open()}/${own.connection.database}`).then(
        (database) => database.close(),
        (error: unknown) => error,
      ),
    ),
  )
  for (const proxy of proxies) await proxy.close()
  await own.drop()
  expect(passed).toBe(undefined)
  expect(pooled).toBeInstanceOf(StartError)
  expect(pooled).toMatchObject({
    message: expect.stringMatching(
      /^DATABASE_URL: 127\.0\.0\.1:\d+\/\S+ is a pooler in transaction mode, [^\n]*\.$/,
    ),
  })
})

test('a missing database is reported in one line', async () => {
  await expect(open(address('no_such_database'))).rejects.toThrow(
    /database "no_such_database" does not exist\)\.$/,
  )
})

test('an address with a missing certificate is reported in one line', async () => {
  await expect(open(`${address('any')}&sslrootcert=/nowhere/root.crt`)).rejects.toThrow(
    /^DATABASE_URL: [^\n]* cannot be reached \([^\n]*\/nowhere\/root\.crt[^\n]*\)\.$/,
  )
})

test('a server that accepts connections without responding times out', async () => {
  const silent = createServer(() => {})
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
  const { port } = z.object({ port: z.number() }).parse(silent.address())
  await expect(open(`postgres://ink:hush@127.0.0.1:${port}/inkwell`)).rejects.toThrow(
    /cannot be reached \(.*timeout.*\)/,
  )
  silent.close()
})
