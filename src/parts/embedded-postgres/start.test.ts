import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { StartError } from '../program/start-error.ts'
import { quickParent } from '../program/testing/quick-folder.ts'
import { readPostmasterFile } from './postmaster-file.ts'
import { exists, isServerOf, signal, until } from './processes.ts'
import { type EmbeddedServer, startEmbedded } from './start.ts'

// Each test makes a cluster or more, which takes long where the disk is busy.
vi.setConfig({ testTimeout: 60_000 })

let folder: string
let dataDir: string
beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(quickParent(), 'inkwell-start-')))
  dataDir = join(folder, 'data')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

async function start(where = dataDir): Promise<EmbeddedServer> {
  const server = await startEmbedded(where, () => {})
  onTestFinished(() => server.stop())
  return server
}

async function ask(server: EmbeddedServer, query: string): Promise<unknown> {
  const client = new pg.Client(server.connection)
  await client.connect()
  const { rows } = await client.query({ text: query, rowMode: 'array' })
  await client.end()
  return rows[0]?.[0]
}

function clusterOf(where: string): string {
  return join(where, 'postgres', 'cluster')
}

function pidOf(where: string): number {
  return readPostmasterFile(clusterOf(where))?.pid ?? 0
}

test('what was written is there after a stop and a new start', async () => {
  const first = await startEmbedded(dataDir, () => {})
  await ask(first, 'create table kept as select 42 as number')
  const pid = pidOf(dataDir)
  await first.stop()
  expect(isServerOf(clusterOf(dataDir), pid)).toBe(false)
  const second = await start()
  expect(await ask(second, 'select number from kept')).toBe(42)
})

test('the cluster is UTF-8 with checksums, the built-in collation and the ICU ones by name', async () => {
  const server = await start()
  const facts = `select concat_ws(' ', current_setting('server_encoding'), current_setting('data_checksums'),
    datlocprovider, datlocale, 'ä' < 'b' collate "und-x-icu", 'ä' < 'b') from pg_database where datname = 'inkwell'`
  expect(await ask(server, facts)).toBe('UTF8 on b C.UTF-8 t f')
})

test('what makes writes durable is on, and nothing listens on the network', async () => {
  const server = await start()
  const facts = `select concat_ws(' ', current_setting('fsync'), current_setting('full_page_writes'),
    current_setting('synchronous_commit'), current_setting('listen_addresses') = '')`
  expect(await ask(server, facts)).toBe('on on on t')
})

test('a second start on the same folder is refused with one line, and does no harm', async () => {
  const server = await start()
  const second = startEmbedded(dataDir, () => {})
  await expect(second).rejects.toThrow(StartError)
  await expect(second).rejects.toThrow(/^Another Inkwell is running on the data folder .*\.$/)
  expect(await ask(server, 'select 1')).toBe(1)
})

test('a data folder whose path is too long for a socket works', async () => {
  const long = join(folder, 'a-folder-with-a-long-name'.repeat(4), 'data, "all" of it')
  const server = await start(long)
  expect(await ask(server, 'select 1')).toBe(1)
  expect(server.connection.host.length).toBeLessThan(90)
  await server.stop()
  expect(existsSync(server.connection.host)).toBe(false)
})

test('a server that dies is started again', async () => {
  const server = await start()
  const pid = pidOf(dataDir)
  signal(pid, 'SIGKILL')
  expect(
    await until(() => pidOf(dataDir) !== pid && readPostmasterFile(clusterOf(dataDir))?.ready === true, 8000),
  ).toBe(true)
  expect(await ask(server, 'select 1')).toBe(1)
})

test('the file of a dead server whose number now belongs to somebody else does not stop a start', async () => {
  const first = await startEmbedded(dataDir, () => {})
  const file = join(clusterOf(dataDir), 'postmaster.pid')
  const lines = readFileSync(file, 'utf8').split('\n')
  await first.stop()
  writeFileSync(file, [process.pid, ...lines.slice(1)].join('\n'))
  const server = await start()
  expect(await ask(server, 'select 1')).toBe(1)
  expect(exists(process.pid)).toBe(true)
})

test('half a file of a server that was killed while starting does not stop a start', async () => {
  await (await startEmbedded(dataDir, () => {})).stop()
  writeFileSync(join(clusterOf(dataDir), 'postmaster.pid'), '')
  expect(await ask(await start(), 'select 1')).toBe(1)
})

test('a half-made cluster of a start that was killed is made anew', async () => {
  mkdirSync(join(dataDir, 'postgres', 'cluster.new-1234', 'base'), { recursive: true })
  expect(await ask(await start(), 'select 1')).toBe(1)
  expect(existsSync(join(dataDir, 'postgres', 'cluster.new-1234'))).toBe(false)
})

test('a cluster of another version of PostgreSQL is refused with one line', async () => {
  mkdirSync(clusterOf(dataDir), { recursive: true })
  writeFileSync(join(clusterOf(dataDir), 'PG_VERSION'), '12\n')
  const starting = startEmbedded(dataDir, () => {})
  await expect(starting).rejects.toThrow(StartError)
  await expect(starting).rejects.toThrow(/^DATA_DIR: the database in .* is of PostgreSQL 12, [^\n]*\.$/)
})

test('a server that cannot start tells why in one line, and frees the folder', async () => {
  await (await startEmbedded(dataDir, () => {})).stop()
  const starting = startEmbedded(dataDir, () => {}, { shared_buffers: 'much' })
  await expect(starting).rejects.toThrow(
    /^The embedded PostgreSQL does not start: [^\n]*shared_buffers[^\n]*$/,
  )
  await sleep(50)
  expect(await ask(await start(), 'select 1')).toBe(1)
})

/** How a data folder cannot be, what has to be there for that, and where it would be. */
const impossible: [string, () => void, () => string][] = [
  ['is a file', () => writeFileSync(dataDir, ''), () => dataDir],
  ['would lie below a file', () => writeFileSync(dataDir, ''), () => join(dataDir, 'deep', 'down')],
  ['is a link to nowhere', () => symlinkSync(join(folder, 'gone'), dataDir), () => dataDir],
]
if (process.platform === 'linux') {
  impossible.push(['would lie where no folders can be made', () => {}, () => '/proc/inkwell/deep/down'])
}

test.each(impossible)('a data folder that %s is refused with one line', async (_, prepare, where) => {
  prepare()
  const starting = startEmbedded(where(), () => {})
  await expect(starting).rejects.toThrow(StartError)
  await expect(starting).rejects.toThrow(/^DATA_DIR: the folder .* cannot be used \([^\n]*\)\.$/)
})
