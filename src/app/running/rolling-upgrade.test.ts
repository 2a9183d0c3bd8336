import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { customerForm } from '../../features/customers/testing/a-customer.ts'
import { migrate } from '../../kernel/server/database/upgrade/migrate.ts'
import { schemaOfPackage } from '../../kernel/server/database/upgrade/apply-schema.ts'
import type { Api } from '../../kernel/server/testing/api-client.ts'
import { packageRoot } from '../../parts/program/package-root.ts'
import { startTestInkwell } from '../testing/inkwell.ts'

// trials/ha.mjs tests the same with processes and users on several nodes.
const inkwell = await startTestInkwell()
const manager = await inkwell.as('manager')
const goesOn = '-- Nodes of before go on.\n'

/** The migrations of a later version. */
const migrations = mkdtempSync(join(tmpdir(), 'inkwell-upgrade-'))
afterAll(() => rmSync(migrations, { recursive: true }))
cpSync(join(packageRoot, 'migrations'), migrations, { recursive: true })
let last = 9000
function bring(text: string): string {
  const file = join(migrations, `${++last}-next.sql`)
  writeFileSync(file, text)
  return file
}

const upgrade = async () => migrate(inkwell.pool, { migrations, schema: await schemaOfPackage() })

/** Writes and reads continuously while something happens. Returns each status; a 503 without Retry-After as 0. */
async function statusesDuring(api: Api, work: () => Promise<unknown>): Promise<number[]> {
  const statuses = new Set<number>()
  let isOver = false
  const people = Array.from({ length: 6 }, async (_, place) => {
    while (!isOver) {
      const answer = await (place % 2 ? api.get('/customer') : api.post('/customer', customerForm()))
      const isPutOff = Number(answer.headers.get('retry-after')) > 0
      statuses.add(answer.status === 503 && !isPutOff ? 0 : answer.status)
    }
  })
  await work().finally(() => (isOver = true))
  await Promise.all(people)
  return [...statuses].toSorted()
}

const ready = async () => {
  const answer = await inkwell.anyone.fetch('/readyz')
  return { status: answer.status, body: await answer.json() }
}

test('a node waits for an upgrade that older nodes may run beside, and continues', async () => {
  bring(`${goesOn}alter table customer add column nickname text;`)
  expect(await statusesDuring(manager, upgrade)).toEqual([200, 201, 503])
  await expect.poll(ready).toEqual({ status: 200, body: { status: 'ready' } })
  expect((await manager.post('/customer', customerForm())).status).toBe(201)
})

test('a node stops for an upgrade that fails, and recovers automatically', async () => {
  const file = bring(`select pg_sleep(0.5); select 1 / 0;`)
  onTestFinished(() => rmSync(file))
  const failing = () => expect(upgrade()).rejects.toThrow('division by zero')
  expect(await statusesDuring(manager, failing)).toEqual([200, 201, 503])
  await expect.poll(ready).toEqual({ status: 200, body: { status: 'ready' } })
  expect((await manager.post('/customer', customerForm())).status).toBe(201)
})

test('a node stops before an upgrade changes its tables, and answers only 503 with the reason', async () => {
  bring(`${goesOn}alter table customer add column petname text;`)
  bring('alter table customer rename column work to trade;')
  expect(await statusesDuring(manager, upgrade)).toEqual([200, 201, 503])
  await expect.poll(ready).toEqual({
    status: 503,
    body: { status: 'not ready', reason: 'the database belongs to a newer version of Inkwell' },
  })
  for (const answer of [
    await manager.get('/customer'),
    await manager.post('/customer', customerForm()),
    await inkwell.anyone.post('/auth/login', { user: 'somebody', password: 'a password' }),
    await inkwell.anyone.get('/languages'),
  ]) {
    expect(answer).toMatchObject({
      status: 503,
      body: {
        code: 'unavailable',
        message: 'Inkwell is being updated. Try again in a moment.',
      },
    })
    expect(answer.headers.get('retry-after')).toBe('5')
  }
  expect((await inkwell.anyone.fetch('/healthz')).status).toBe(200)
})

test('a node stops for changed functions, triggers or views, since no migration allows it to continue', async () => {
  const other = await startTestInkwell()
  const own = await schemaOfPackage()
  const text = `create function of_tomorrow() returns text language sql as $$ select 'ink' $$;`
  const schema = { ...own, texts: [...own.texts, { path: 'tomorrow.sql', text }] }
  await migrate(other.pool, { migrations: join(packageRoot, 'migrations'), schema })
  await expect
    .poll(async () => await (await other.anyone.fetch('/readyz')).json())
    .toEqual({ status: 'not ready', reason: 'the database belongs to a newer version of Inkwell' })
})
