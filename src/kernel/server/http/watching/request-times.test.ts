import fastify from 'fastify'
import sql from 'sql-template-tag'
import { expect, onTestFinished, test } from 'vitest'
import { queryable } from '../../database/query.ts'
import { createTestDatabase } from '../../testing/database.ts'
import { keepTimes, timedFor } from './request-times.ts'

test('a request of more than a second is logged with its route and database time, and no other', async () => {
  const { pool, drop } = await createTestDatabase()
  const lines: string[] = []
  const server = fastify({
    logger: { level: 'warn', stream: { write: (line: string) => void lines.push(line) } },
  })
  onTestFinished(async () => {
    await server.close()
    await drop()
  })
  keepTimes(server)
  server.get<{ Params: { seconds: number } }>('/wait/:seconds', (request) =>
    timedFor(request, queryable(pool)).row(sql`select pg_sleep(${request.params.seconds}::float8)::text`),
  )
  await server.inject('/wait/0')
  await server.inject('/wait/1.01')
  expect(lines.map((line): unknown => JSON.parse(line))).toEqual([
    expect.objectContaining({
      level: 40,
      msg: 'slow request',
      method: 'GET',
      route: '/wait/:seconds',
      status: 200,
      ms: expect.any(Number),
      databaseMs: expect.any(Number),
    }),
  ])
  expect(lines[0]).toMatch(/"databaseMs":[1-9]\d{3}/)
})
