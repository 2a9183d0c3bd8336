import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import sql from 'sql-template-tag'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startEmbedded } from '../../../parts/embedded-postgres/start.ts'
import { fastFolder } from '../../../parts/program/testing/fast-folder.ts'
import { createTestDatabase, testPool } from '../testing/database.ts'
import { queryable } from './query.ts'
import { transaction } from './transaction.ts'
import { writesOn, writing } from './writes.ts'

const nobody = { id: 0, name: '', role: '', isSuperuser: false }
const soon = { timeout: 50_000, interval: 10 }
const unconfirmed = {
  code: 'unavailable',
  message: 'The database cannot confirm that changes are saved. Try again in a moment.',
  details: { retryAfter: 5 },
}

/** A database whose commits hang while a lock is held, as they do while a standby is unreachable. */
async function hangingCommits() {
  const { connection, pool, drop } = await createTestDatabase()
  await pool.query(`
    create table kept (id integer);
    create function wait_at_commit() returns trigger language plpgsql as
      $$ begin perform pg_advisory_xact_lock_shared(1); return null; end $$;
    create constraint trigger wait after insert on kept deferrable initially deferred
      for each row execute function wait_at_commit()`)
  const twenty = testPool({ ...connection, max: 20, connectionTimeoutMillis: 10_000 })
  const holder = await pool.connect()
  await holder.query('select pg_advisory_lock(1)')
  onTestFinished(async () => {
    holder.release(true)
    await twenty.end()
    await drop()
  })
  const write = (id: number) =>
    transaction(twenty, nobody, (tx) => tx.run(sql`insert into kept values (${id})`)).catch(
      (error: unknown) => error,
    )
  const confirm = () => holder.query('select pg_advisory_unlock(1)')
  return { pool, twenty, write, confirm }
}

test('hanging writes occupy 12 of 20 connections, and the others continue to read', async () => {
  const { twenty, write, confirm } = await hangingCommits()
  const all = Array.from({ length: 30 }, (_, id) => write(id))
  await expect.poll(() => writesOn(twenty).now(), soon).toEqual({ held: 12, waiting: 18, unconfirmed: 0 })
  await expect.poll(() => twenty.idleCount, soon).toBe(0)
  expect(twenty.totalCount).toBe(12)
  const reads = Array.from({ length: 40 }, () => queryable(twenty).row(sql`select 1 as one`))
  expect(await Promise.all(reads)).toEqual(reads.map(() => ({ one: 1 })))
  await confirm()
  expect(await Promise.all(all)).toEqual(Array(30).fill(1))
  expect(writesOn(twenty).now()).toEqual({ held: 0, waiting: 0, unconfirmed: 0 })
})

test('a commit without confirmation for 15 seconds is answered, and keeps its connection until confirmed', async () => {
  const { pool, twenty, write, confirm } = await hangingCommits()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const hanging = Array.from({ length: 12 }, (_, id) => write(id))
  const inCommit = `select count(*)::int from pg_stat_activity where wait_event = 'advisory' and query like '%commit%'`
  await vi.waitFor(async () => expect((await pool.query(inCommit)).rows).toEqual([{ count: 12 }]), soon)
  await vi.advanceTimersByTimeAsync(15_000)
  for (const answer of await Promise.all(hanging)) expect(answer).toMatchObject(unconfirmed)
  expect(writesOn(twenty).now()).toEqual({ held: 12, waiting: 0, unconfirmed: 12 })

  const late = write(12)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await late).toMatchObject(unconfirmed)
  await confirm()
  await vi.waitFor(
    () => expect(writesOn(twenty).now()).toEqual({ held: 0, waiting: 0, unconfirmed: 0 }),
    soon,
  )
  expect((await pool.query('select count(*)::int from kept')).rows).toEqual([{ count: 12 }])
})

/** A server whose synchronous standby is unreachable, and two nodes with this lock timeout. */
async function withoutStandby(lockMs: number) {
  const folder = realpathSync(mkdtempSync(join(fastFolder(), 'inkwell-standby-')))
  // Only the nodes' writes wait for the standby, or nothing could be set up.
  const settings = { synchronous_standby_names: 'away', synchronous_commit: 'local' }
  const server = await startEmbedded(join(folder, 'data'), () => {}, settings)
  const local = testPool({ ...server.connection })
  const options = '-c synchronous_commit=on'
  const node = () => testPool({ ...server.connection, options, lock_timeout: lockMs, max: 5 })
  const nodes = [node(), node()] as const
  onTestFinished(async () => {
    await server.stop()
    await Promise.all([local, ...nodes].map((pool) => pool.end()))
    rmSync(folder, { recursive: true })
  })
  await local.query('create table kept (id integer primary key, text text); insert into kept values (1), (2)')
  return { local, nodes }
}

test('while the standby is lost, a wait for a lock fails with that reason, on any node', async () => {
  const { local, nodes } = await withoutStandby(4000)
  const [one, other] = nodes
  const change = sql`update kept set text = 'x' where id = 1`
  const first = transaction(one, nobody, (tx) => tx.run(change)).catch((error: unknown) => error)
  const hangs = `select from pg_stat_activity where wait_event = 'SyncRep'`
  await expect.poll(async () => (await local.query(hangs)).rowCount, soon).toBe(1)
  const others = [
    transaction(one, nobody, (tx) => tx.run(change)),
    transaction(other, nobody, (tx) => tx.run(change)),
    writing(queryable(other), other).run(change),
  ].map((write) => write.catch((error: unknown) => error))
  for (const answer of await Promise.all(others)) expect(answer).toMatchObject(unconfirmed)
  expect(await first).toMatchObject(unconfirmed)
}, 60_000)

test('a wait for a lock of a working transaction fails with that reason', async () => {
  const { pool, connection, drop } = await createTestDatabase()
  const node = testPool({ ...connection, lock_timeout: 100 })
  const holder = await pool.connect()
  onTestFinished(async () => {
    holder.release(true)
    await node.end()
    await drop()
  })
  await pool.query('create table kept (id integer)')
  await holder.query('begin; lock table kept')
  const refused = transaction(node, nobody, (tx) => tx.run(sql`insert into kept values (1)`))
  await expect(refused).rejects.toMatchObject({ code: '55P03' })
})

test('if nothing can be written, all writes fail at once with the reason', async () => {
  const { twenty, write } = await hangingCommits()
  writesOn(twenty).refusal = 'The server is shutting down. Try again in a moment.'
  expect(await write(1)).toMatchObject({
    code: 'unavailable',
    message: 'The server is shutting down. Try again in a moment.',
  })
  expect(await queryable(twenty).row(sql`select 1 as one`)).toEqual({ one: 1 })
})
