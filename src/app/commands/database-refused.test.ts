import { afterAll, expect, inject, test, vi } from 'vitest'
import { createTestDatabase, onServer } from '../../kernel/server/testing/database.ts'
import { checkMoney } from '../doctor/check-money.server.ts'
import { backUp } from './backup.server.ts'
import { checkLog } from './check-log.server.ts'
import { databaseRefused } from './database-refused.server.ts'

const database = await createTestDatabase()
const role = `reader_of_${process.pid}`
await onServer(`create role ${role} login`)
afterAll(async () => {
  vi.unstubAllEnvs()
  await database.drop()
  await onServer(`drop role ${role}`)
})

const terminal = { print: () => {}, progress: () => {} }
const addressOf = (user: string) =>
  `postgres://${user}@localhost/${database.connection.database}?host=${encodeURIComponent(inject('postgres').host)}`

test.each([
  ['check-money', checkMoney],
  ['check-log', () => checkLog()],
  ['backup', async () => backUp('/dev/null', terminal)],
])('%s reports a missing permission and a missing role in one line', async (_name, run) => {
  vi.stubEnv('DATABASE_URL', addressOf(role))
  await expect(run()).rejects.toMatchObject({
    name: 'StartError',
    message: expect.stringMatching(
      /^(A permission is missing|The database refused)[^\n]*permission denied[^\n]*$/,
    ),
  })
  vi.stubEnv('DATABASE_URL', addressOf('nobody_at_all'))
  await expect(run()).rejects.toMatchObject({
    name: 'StartError',
    message: expect.stringMatching(/^[^\n]*role "nobody_at_all" does not exist[^\n]*$/),
  })
})

test('a damaged page is reported in one line, with the guide to read', async () => {
  await database.pool.query(`create or replace function posted_tables() returns setof name language plpgsql as
    $$ begin raise exception 'invalid page in block 12 of relation base/1/2' using errcode = 'XX001'; end $$`)
  vi.stubEnv('DATABASE_URL', addressOf(inject('postgres').user))
  await expect(checkMoney()).rejects.toMatchObject({
    name: 'StartError',
    message:
      'A page of the database is damaged; see "A damaged page" in docs/operations.md. (invalid page in block 12 of relation base/1/2)',
  })
})

test.each(['3D000', '28000'])('DATABASE_URL is named where it is set, and only there: %s', (code) => {
  const refusal = (isExternal: boolean) =>
    databaseRefused(Object.assign(new Error('refused'), { code }), { isExternal })?.message
  expect(refusal(true)).toContain('DATABASE_URL')
  expect(refusal(false)).not.toContain('DATABASE_URL')
})
