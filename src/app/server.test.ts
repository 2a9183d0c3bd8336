import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, onTestFinished, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { packageRoot } from '../parts/program/package-root.ts'
import { createTestDatabase } from '../kernel/server/testing/database.ts'
import { customerForm } from '../features/customers/testing/a-customer.ts'
import { apiClient, type Saved } from '../kernel/server/testing/api-client.ts'
import { excludedTables } from '../features/backups/excluded-tables.server.ts'
import { checkBackup } from '../kernel/server/backup/check-backup.ts'
import { becomeInstallation } from '../kernel/server/database/identity/installation.ts'
import { restoreBackup } from '../kernel/server/backup/restore-backup.ts'
import { backupBeforeUpgrade, upgradeIsDone } from './running/before-upgrade.server.ts'
import { leaveRelease, releases } from '../../trials/backup-drill/releases.ts'
import { schemaText } from './testing/database/schema-text.ts'
import { offspringOf } from '../../trials/crash/victims.ts'
import { buildProgram, supervisorOf, type Program, startProgram } from './testing/program.ts'
import { freePort } from '../parts/program/testing/free-port.ts'

// Each test starts the whole program, some several times, which takes long on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

let built: string
let program: string
beforeAll(async () => {
  const cache = join(packageRoot, '.cache')
  mkdirSync(cache, { recursive: true })
  built = mkdtempSync(join(cache, 'server-'))
  program = await buildProgram(built)
})
afterAll(() => rmSync(built, { recursive: true, force: true }))

/** Returns the DATABASE_URL of a new database on the tests' server. */
async function databaseUrl(): Promise<string> {
  const { connection, drop } = await createTestDatabase()
  onTestFinished(drop)
  const { host, user } = inject('postgres')
  return `postgres://${user}@localhost/${connection.database}?host=${encodeURIComponent(host)}`
}

/** Returns a database as the first release left it. */
async function databaseOfRelease() {
  const { connection, pool, drop } = await createTestDatabase()
  onTestFinished(drop)
  const [release = ''] = await releases()
  const client = await pool.connect()
  await leaveRelease(client, release)
  client.release()
  return { connection, pool }
}

async function takenPort(): Promise<string> {
  const other = createServer()
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void other.close())
  return String(z.object({ port: z.number() }).parse(other.address()).port)
}

/** Returns the error of a failed start: one line of the log, since nobody reads it on a terminal. */
async function refusal(variables: NodeJS.ProcessEnv): Promise<string> {
  const running = startProgram(program, variables)
  expect(await running.ended).toBe(1)
  return fatal(running)
}

function fatal(running: Program): string {
  const line: unknown = JSON.parse(running.complaints())
  return z.object({ level: z.literal(60), msg: z.string() }).parse(line).msg
}

// Other invalid settings are tested in src/kernel/server/process/config.test.ts.
test.each([
  ['DATA_DIR', '/dev/null'],
  ['DATABASE_URL', 'postgres://ink:hush@127.0.0.1:9/inkwell'],
])('%s=%s ends the process with one line and no stack', async (name, value) => {
  expect(await refusal({ [name]: value })).toMatch(new RegExp(`^${name}\\b.*\\.$`))
})

test('a port in use ends the process with one line', async () => {
  const [DATABASE_URL, PORT] = [await databaseUrl(), await takenPort()]
  expect(await refusal({ DATABASE_URL, PORT })).toBe(`PORT ${PORT} is taken by another program.`)
  // Checked before anything is created, which takes long and may be in vain.
  const DATA_DIR = join(built, 'data')
  expect(await refusal({ DATA_DIR, PORT })).toBe(`PORT ${PORT} is taken by another program.`)
  expect(existsSync(DATA_DIR)).toBe(false)
})

test('an upgrade begins only after the content is in a verified backup', async () => {
  const { connection, pool } = await databaseOfRelease()
  const migrations = async () => (await pool.query('select from migration')).rowCount
  const before = await migrations()
  const left = await schemaText(pool)
  const { host, user } = inject('postgres')
  const DATABASE_URL = `postgres://${user}@localhost/${connection.database}?host=${encodeURIComponent(host)}`
  expect(await refusal({ DATABASE_URL, BACKUP_DIR: '/nowhere/at/all' })).toMatch(
    /^There is no backup before the upgrade, so nothing was changed: .*nowhere.* \(BACKUP_DIR=off goes without\.\)$/,
  )
  expect(await migrations()).toBe(before)

  const BACKUP_DIR = join(built, 'backups')
  const running = startProgram(program, { DATABASE_URL, BACKUP_DIR })
  await running.ready
  process.kill(running.pid, 'SIGTERM')
  expect(await running.ended).toBe(0)
  expect(await migrations()).toBeGreaterThan(before ?? 0)
  // Without a terminal, every line of output is JSON.
  expect(running.lines().map((line): unknown => JSON.parse(line))).toContainEqual(
    expect.objectContaining({
      level: 30,
      msg: expect.stringMatching(/^The content of the database before this version is saved in /),
    }),
  )
  const files = readdirSync(BACKUP_DIR).filter((name) => name.includes('before-upgrade'))
  expect(files).toHaveLength(1)
  const kept = join(BACKUP_DIR, files[0] ?? '')
  expect(await checkBackup(kept, {})).toMatchObject({ rows: expect.any(Number) })

  // The way back (docs/upgrade.md): the previous version finds the database as it left it.
  const back = await createTestDatabase()
  onTestFinished(back.drop)
  await restoreBackup(back.connection, kept, { excludedTables })
  expect(await schemaText(back.pool)).toBe(left)
  expect((await back.pool.query('select from customer')).rowCount).toBe(39)
})

test('repeated starts with a failing upgrade keep one backup and show the reason', async () => {
  const { connection, pool } = await databaseOfRelease()
  await pool.query('create table backup (taken text)')
  const { host, user } = inject('postgres')
  const DATABASE_URL = `postgres://${user}@localhost/${connection.database}?host=${encodeURIComponent(host)}`
  const BACKUP_DIR = mkdtempSync(join(built, 'backups-'))
  const starts = async () => {
    const running = startProgram(program, { DATABASE_URL, BACKUP_DIR })
    // The supervisor waits longer after each attempt (scripts/keep-running.test.ts).
    expect(await running.ended).toBe(75)
    const kept = readdirSync(BACKUP_DIR)
    expect(fatal(running)).toMatch(
      /^The migration 00\S+ failed: .*\. The database is as it was before\. The previous content of the database is saved in .*before-upgrade/,
    )
    return kept
  }
  const before = await schemaText(pool)
  const first = await starts()
  expect(first).toHaveLength(1)
  expect(await starts()).toEqual(first)
  expect(await starts()).toEqual(first)
  expect(await schemaText(pool)).toBe(before)
})

test('if the previous version ran between two attempts, its content is backed up again', async () => {
  const { connection, pool } = await databaseOfRelease()
  await becomeInstallation(pool)
  const folder = mkdtempSync(join(built, 'backups-'))
  const settings = { folder, at: 150, keep: { daily: 3, weekly: 1, monthly: 1 } }
  const first = await backupBeforeUpgrade(connection, settings)
  expect(await backupBeforeUpgrade(connection, settings)).toEqual({ ...first, isNew: false })
  await pool.query(`update settings set name = 'Renamed meanwhile'`)
  expect((await backupBeforeUpgrade(connection, settings)).isNew).toBe(true)
  await upgradeIsDone(pool)
  expect((await backupBeforeUpgrade(connection, settings)).isNew).toBe(true)
})

/** Parallel requests use parallel connections, which the workers share. */
const atOnce = <T>(count: number, ask: () => Promise<T>) => Promise.all(Array.from({ length: count }, ask))

/**
 * Failed sign-ins are counted together, a repeated request gets the first response, and changes are pushed, whichever
 * worker gets the request.
 */
async function worksAsOne(address: string): Promise<void> {
  const anyone = apiClient(address)
  const guesses = await atOnce(14, () =>
    anyone.post('/auth/login', { user: 'nobody at all', password: 'a guess' }),
  )
  const refused = guesses.map(({ status }) => status).toSorted()
  expect(refused).toEqual([...Array<number>(10).fill(401), ...Array<number>(4).fill(429)])

  const signIn = { user: 'admin@inkwell.local', password: 'ink and paper' }
  const { body } = await anyone.post<{ access_token: string }>('/auth/login', signIn)
  const api = apiClient(address, body.access_token)
  const leaving = new AbortController()
  const streams = await atOnce(4, () => api.fetch('/api/v1/live', { signal: leaving.signal }))
  const [form, headers] = [customerForm(), { 'idempotency-key': crypto.randomUUID() }]
  const made = await atOnce(6, () => api.post<Saved<{ id: number }>>('/customer', form, headers))
  const [id, ...others] = new Set(made.map((each) => each.body.data.id))
  expect(others).toEqual([])
  for (const { body: lines } of streams) {
    let heard = ''
    for await (const piece of lines ?? []) {
      heard += new TextDecoder().decode(piece)
      if (heard.includes(`{"topic":"customer","ids":[${id}]}`)) break
    }
  }
  leaving.abort()
}

test.runIf(process.platform === 'linux')(
  'several workers serve one port, and a worker that dies is replaced',
  async () => {
    const running = startProgram(program, {
      DATABASE_URL: await databaseUrl(),
      WORKERS: '2',
      ADMIN_PASSWORD: 'ink and paper',
    })
    const address = await running.ready
    // Uses the guide's own search for the first sign-in.
    const guide = readFileSync(join(packageRoot, 'docs/office.md'), 'utf8')
    const words = /^journalctl -u inkwell \| grep '(.+)'$/m.exec(guide)?.[1] ?? 'no such line'
    expect(running.lines().filter((line) => line.includes(words))).toHaveLength(1)
    const workers = () => offspringOf(running.pid)
    const [first] = workers()
    if (!first) throw new Error('There is no worker')
    const health = async () => (await fetch(`${address}/readyz`)).status
    expect(await health()).toBe(200)
    const metrics = await (await fetch(`${address}/metrics`)).text()
    // Metrics of both workers together: the minimum of listening, and the memory of both.
    expect(metrics).toMatch(/^inkwell_live_listening 1$/m)
    expect(metrics).toMatch(/^inkwell_live_streams 0$/m)

    await worksAsOne(address)

    process.kill(first, 'SIGKILL')
    await expect.poll(() => workers().filter((pid) => pid !== first).length, { timeout: 60_000 }).toBe(2)
    await expect.poll(async () => await health().catch(() => 0), { timeout: 60_000 }).toBe(200)
    process.kill(running.pid, 'SIGTERM')
    expect(await running.ended).toBe(0)
  },
)

test('ADMIN_PASSWORD changes nothing on a database in use, and the log says so', async () => {
  const DATABASE_URL = await databaseUrl()
  const first = startProgram(program, { DATABASE_URL })
  await first.ready
  process.kill(first.pid, 'SIGTERM')
  await first.ended
  const again = startProgram(program, { DATABASE_URL, ADMIN_PASSWORD: 'ink and paper' })
  await again.ready
  process.kill(again.pid, 'SIGTERM')
  expect(await again.ended).toBe(0)
  expect(again.lines().join('\n') + again.complaints()).toContain(
    'ADMIN_PASSWORD counts on an empty database only',
  )
})

test.runIf(process.platform === 'linux')('the supervisor restarts a server that is killed', async () => {
  const PORT = String(await freePort())
  const supervisor = startProgram(supervisorOf(program), { DATABASE_URL: await databaseUrl(), PORT })
  const address = await supervisor.ready
  const server = () => offspringOf(supervisor.pid)[0] ?? 0
  const first = server()
  process.kill(first, 'SIGKILL')
  const health = async () => (await fetch(`${address}/readyz`).catch(() => undefined))?.status
  await expect.poll(server, { timeout: 60_000 }).not.toBe(first)
  await expect.poll(health, { timeout: 60_000 }).toBe(200)
  expect(supervisor.complaints()).toBe('Inkwell has ended unexpectedly (SIGKILL); starting it again in 1 s\n')
  process.kill(supervisor.pid, 'SIGTERM')
  expect(await supervisor.ended).toBe(0)
  expect(await health()).toBe(undefined)
})

test.runIf(process.platform === 'linux')('the server ends when its supervisor is killed', async () => {
  const supervisor = startProgram(supervisorOf(program), { DATABASE_URL: await databaseUrl() })
  const address = await supervisor.ready
  process.kill(supervisor.pid, 'SIGKILL')
  const health = async () => (await fetch(`${address}/readyz`).catch(() => undefined))?.status
  await expect.poll(health, { timeout: 60_000 }).toBe(undefined)
})

test.runIf(process.platform === 'linux')(
  'a server started right after its supervisor was killed waits for the old server to end',
  async () => {
    const settings = { DATA_DIR: mkdtempSync(join(built, 'killed-')), PORT: String(await freePort()) }
    const killed = startProgram(supervisorOf(program), settings)
    await killed.ready
    process.kill(killed.pid, 'SIGKILL')
    const again = startProgram(supervisorOf(program), settings)
    expect((await fetch(`${await again.ready}/readyz`)).status).toBe(200)
    process.kill(again.pid, 'SIGTERM')
    expect(await again.ended).toBe(0)
  },
)

test('a wrong setting is reported once, without a retry', async () => {
  const supervisor = startProgram(supervisorOf(program), { PORT: 'http' })
  expect(await supervisor.ended).toBe(1)
  expect(fatal(supervisor)).toMatch(/^PORT must be [^\n]+\.$/)
})
