import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { createTestDatabase } from '../../testing/database.ts'
import { isConnectionLost, problemFromDatabaseError } from './database-error.ts'

const { pool, drop } = await createTestDatabase()
afterAll(drop)

test.each([
  ['08006', 'cannot be reached', 2],
  ['25006', 'read-only', 5],
  ['28P01', 'refused the connection', 5],
  ['40P01', 'Someone else is changing the same', 2],
  ['53100', 'Nothing can be saved because the server disk is full. Contact an admin.', 30],
  ['53200', 'enough memory', 5],
  ['53300', 'very busy', 2],
  ['53400', 'one of its limits', 5],
  ['55P03', 'Someone else is changing this', 2],
  ['57014', 'took too long', 5],
  ['57P01', 'is restarting', 2],
  ['57P03', 'is restarting', 2],
  ['58030', 'cannot read or write its files', 30],
  ['XX001', 'is damaged and cannot be read', 60],
  ['XX002', 'is damaged and cannot be read', 60],
])('the database state %s is temporary, and its message names it', async (code, words, retryAfter) => {
  const error: unknown = await pool
    .query(`do $$ begin raise exception 'x' using errcode = '${code}'; end $$`)
    .catch((refusal: unknown) => refusal)
  const problem = problemFromDatabaseError(error)
  expect(problem).toMatchObject({ code: 'unavailable', details: { retryAfter } })
  expect(problem?.message).toContain(words)
})

test('a lack of shared memory is not reported as a full disk', async () => {
  const segment =
    'could not resize shared memory segment "/PostgreSQL.1" to 16 bytes: No space left on device'
  const error: unknown = await pool
    .query(`do $$ begin raise exception '${segment}' using errcode = '53100'; end $$`)
    .catch((refusal: unknown) => refusal)
  expect(problemFromDatabaseError(error)?.message).toContain('enough memory')
})

test.each(['22012', '42P01', 'XX000'])('%s is an internal error, not a database state', async (code) => {
  const error: unknown = await pool
    .query(`do $$ begin raise exception 'x' using errcode = '${code}'; end $$`)
    .catch((refusal: unknown) => refusal)
  expect(problemFromDatabaseError(error)).toBe(undefined)
})

test.each([
  ['nobody listens', { host: '127.0.0.1', port: 9 }],
  ['there is no such host', { host: 'nowhere.invalid', port: 5432 }],
  ['there is no such socket', { host: '/nowhere', port: 5432 }],
])('a server that cannot be reached since %s is 503', async (_, place) => {
  const lost = new pg.Pool({ ...place, connectionTimeoutMillis: 5000 })
  const error: unknown = await lost.query('select 1').catch((refusal: unknown) => refusal)
  await lost.end()
  expect(isConnectionLost(error)).toBe(true)
  expect(problemFromDatabaseError(error)).toMatchObject({
    code: 'unavailable',
    message: 'The database cannot be reached. Try again in a moment.',
  })
})

/** A stopped server at a socket in this folder, like a frozen one: its queue takes one or two connections. */
async function frozenServerIn(host: string): Promise<void> {
  const listen = `require('node:net').createServer().listen({ path: process.argv[1], backlog: 1 }, () => console.log())`
  const server = spawn(process.execPath, ['--eval', listen, join(host, '.s.PGSQL.5432')])
  onTestFinished(() => void server.kill('SIGKILL'))
  await once(server.stdout, 'data')
  server.kill('SIGSTOP')
}

test('a frozen server with a full queue is 503, too', async () => {
  const host = mkdtempSync(join(tmpdir(), 'inkwell-frozen-'))
  onTestFinished(() => rmSync(host, { recursive: true }))
  await frozenServerIn(host)
  const all = Array.from({ length: 8 }, async () => {
    const client = new pg.Client({ host, port: 5432, connectionTimeoutMillis: 1000 })
    client.on('error', () => {})
    return await client.connect().catch((error: unknown) => error)
  })
  const errors = await Promise.all(all)
  if (process.platform === 'linux')
    expect(errors).toContainEqual(expect.objectContaining({ code: 'EAGAIN', syscall: 'connect' }))
  for (const error of errors) {
    expect(isConnectionLost(error)).toBe(true)
    expect(problemFromDatabaseError(error)).toMatchObject({
      message: 'The database cannot be reached. Try again in a moment.',
    })
  }
})

test.each([
  ['connect', 'EPERM', 'cannot be reached'],
  ['connect', 'ENETUNREACH', 'cannot be reached'],
  ['getaddrinfo', 'EAI_FAIL', 'cannot be reached'],
  ['write', 'EPIPE', 'cannot be reached'],
  ['read', 'EAGAIN', 'cannot be reached'],
  ['connect', 'EMFILE', 'very busy'],
  ['connect', 'ENOBUFS', 'very busy'],
  ['open', 'ENFILE', 'very busy'],
])('%s %s is a state of the network or of this machine', (syscall, code, words) => {
  const error = Object.assign(new Error(`${syscall} ${code}`), { code, syscall })
  expect(isConnectionLost(error)).toBe(true)
  expect(problemFromDatabaseError(error)?.message).toContain(words)
})

test.each([
  ['open', 'EACCES'],
  ['write', 'EBADF'],
  ['read', 'EISDIR'],
])('%s %s is an internal error', (syscall, code) => {
  const error = Object.assign(new Error(`${syscall} ${code}`), { code, syscall })
  expect(problemFromDatabaseError(error)).toBe(undefined)
})

test('a missing file is not a lost database', () => {
  const missing = Object.assign(new Error('no such file'), { code: 'ENOENT', syscall: 'open' })
  expect(problemFromDatabaseError(missing)).toBe(undefined)
})

test('a connection tried at several addresses reports the first one’s error', async () => {
  const socket = connect({ host: '127.0.0.1', port: 9 })
  const error = await new Promise<Error>((resolve) => socket.once('error', resolve))
  expect(isConnectionLost(new AggregateError([error]))).toBe(true)
})
