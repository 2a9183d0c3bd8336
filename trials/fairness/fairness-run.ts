import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { startProgram } from '../../src/app/testing/program.ts'
import { createFirstSuperuser } from '../../src/features/people/sign-in/first-superuser.server.ts'
import { migrate } from '../../src/kernel/server/database/upgrade/migrate.ts'
import { connectionTo } from '../../src/kernel/server/database/connection/open.ts'
import { type Api, apiClient } from '../../src/kernel/server/testing/api-client.ts'
import { startEmbedded } from '../../src/parts/embedded-postgres/start.ts'
import { type Flooders, floods } from './floods.ts'
import { type Waited, workQuietly } from './quiet-user.ts'

interface FairnessReport {
  /**
   * The slowest and the median read and save of other users in milliseconds, on the quiet server and during each flood.
   */
  table: Record<string, Record<string, number | string>>
  faults: string[]
}

const password = 'ink and paper'
const invoices = 10_000
const deleted = 5000
const quietMs = 5000
/** How much longer than on a quiet server another user may wait. */
const patienceMs = 1000

/** Floods a server of its own in every way, and reports how long three other users waited meanwhile. */
export async function fairnessRun(
  program: string,
  dataDir: string,
  fill: (pool: pg.Pool, invoices: number) => Promise<void>,
): Promise<FairnessReport> {
  await fillFolder(dataDir, fill)
  const running = startProgram(program, { DATA_DIR: dataDir, BACKUP_DIR: 'off' })
  try {
    const address = await running.ready
    return await flooded(address)
  } finally {
    process.kill(running.pid)
    await running.ended
  }
}

async function flooded(address: string): Promise<FairnessReport> {
  // Of the forty people a third each are managers, salesmen and admins, in this order.
  const person = (nth: number) => ({ user: `person${nth}`, password })
  const [manager, salesman, admin, ...quiet] = await Promise.all(
    [1, 2, 3, 4, 5, 6].map((nth) => signedIn(address, person(nth))),
  )
  if (!manager || !salesman || !admin) throw new Error('Nobody signed in')
  const credentials = Array.from({ length: 30 }, (_, n) => person(n + 7))
  const flooders: Flooders = { manager, salesman, admin, credentials }

  const beside = async (work: Promise<unknown>) => {
    let isOver = false
    void work.finally(() => (isOver = true))
    return (await Promise.all(quiet.map((api) => workQuietly(api, () => isOver)))).flat()
  }
  const atRest = await beside(sleep(quietMs))
  const table: FairnessReport['table'] = { 'a quiet server': shown(atRest) }
  const faults: string[] = []
  for (const [name, flood] of Object.entries(floods)) {
    const calls = flood(flooders)
    const waited = await beside(Promise.allSettled(calls))
    const statuses = await Promise.all(calls)
    table[name] = { ...shown(waited), flood: countsOf(statuses) }
    for (const what of ['read', 'save'] as const) {
      const limit = slowest(atRest, what) + patienceMs
      const most = slowest(waited, what)
      if (most > limit) faults.push(`${name}: a ${what} of somebody else took ${most} ms, ${limit} at most`)
    }
    // Requests refused for another reason than their number are no flood.
    const mistaken = statuses.filter((status) => ![200, 201, 429].includes(status))
    if (mistaken.length > 0) faults.push(`${name}: the flood itself was answered ${countsOf(mistaken)}`)
    const refused = waited.filter(({ status }) => status !== 200)
    if (refused.length > 0)
      faults.push(`${name}: others were answered ${countsOf(refused.map(({ status }) => status))}`)
  }
  return { table, faults }
}

async function signedIn(address: string, form: { user: string; password: string }): Promise<Api> {
  const { body } = await apiClient(address).post<{ access_token: string }>('/auth/login', form)
  return apiClient(address, body.access_token)
}

/** Fills the database like a business of some years, with many deleted records. */
async function fillFolder(
  dataDir: string,
  fill: (pool: pg.Pool, invoices: number) => Promise<void>,
): Promise<void> {
  const server = await startEmbedded(dataDir, console.error, { fsync: 'off' })
  const pool = new pg.Pool(connectionTo(server.connection))
  // Filling bypasses the triggers, which only a superuser may do.
  const superuserPool = new pg.Pool(connectionTo(server.superuserConnection))
  // Connections may be cut when the server stops; that is no error.
  for (const each of [pool, superuserPool]) each.on('error', () => {})
  try {
    await migrate(pool)
    await createFirstSuperuser(pool, 'owner@pens.example', password)
    await fill(superuserPool, invoices)
    await pool.query(
      `insert into product (pen_type, item_code, items) select 'pen_print_product', 'gone ' || n, 'Pen ' || n
         from generate_series(1, ${deleted}) n;
       delete from product where item_code like 'gone %'`,
    )
  } finally {
    await pool.end()
    await superuserPool.end()
    await server.stop()
  }
}

function shown(waited: readonly Waited[]): Record<string, number> {
  return {
    calls: waited.length,
    'read, middle': middle(waited, 'read'),
    'read, slowest': slowest(waited, 'read'),
    'save, middle': middle(waited, 'save'),
    'save, slowest': slowest(waited, 'save'),
  }
}

function sorted(waited: readonly Waited[], what: Waited['what']): number[] {
  return waited.flatMap((each) => (each.what === what ? Math.round(each.ms) : [])).toSorted((a, b) => a - b)
}

function middle(waited: readonly Waited[], what: Waited['what']): number {
  const times = sorted(waited, what)
  return times[Math.floor(times.length / 2)] ?? 0
}

function slowest(waited: readonly Waited[], what: Waited['what']): number {
  return sorted(waited, what).at(-1) ?? 0
}

/** For example `200: 14, 429: 3`. */
function countsOf(statuses: readonly number[]): string {
  const counts = new Map<number, number>()
  for (const status of statuses) counts.set(status, (counts.get(status) ?? 0) + 1)
  return [...counts].map(([status, count]) => `${status}: ${count}`).join(', ')
}
