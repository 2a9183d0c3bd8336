import { expect, test } from 'vitest'
import { aCustomer } from '../../../features/customers/testing/a-customer.ts'
import type { Api, Refused } from '../../../kernel/server/testing/api-client.ts'
import { problemFromDatabaseError } from '../../../kernel/server/database/failures/database-error.ts'
import { startTestInkwell } from '../../testing/inkwell.ts'

const inkwell = await startTestInkwell()
const [busy, other] = [await inkwell.as('salesman'), await inkwell.as('manager')]

const searches = (by: Api, count: number) =>
  Array.from({ length: count }, (_, index) => by.get<Refused>(`/customer?search=something+${index}`))

test('one user’s endless searches delay nobody else, and are refused with the right reason', async () => {
  await aCustomer(other)
  const client = await inkwell.pool.connect()
  await client.query('begin; lock table customer in access exclusive mode')
  const waiting = searches(busy, 110)
  // More than the queue allows.
  const tooMany = await Promise.race(waiting)
  expect(tooMany).toMatchObject({ status: 429, body: { code: 'too_many_requests' } })
  expect(tooMany.headers.get('retry-after')).toBe('2')
  expect((await other.get('/product?search=pen')).status).toBe(200)
  const first = await Promise.race(
    waiting.map(async (answer) => {
      const answered = await answer
      return answered.status === 429 ? new Promise<never>(() => {}) : answered
    }),
  )
  expect(first).toMatchObject({
    status: 503,
    body: {
      code: 'unavailable',
      message: 'The request took too long and was stopped. Try a smaller selection.',
    },
  })
  expect(first.headers.get('retry-after')).toBe('5')
  await client.query('rollback')
  client.release()
  const answers = await Promise.all(waiting)
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 429, 503]))
  expect((await Promise.all(searches(busy, 10))).map(({ status }) => status)).toEqual(Array(10).fill(200))
}, 60_000)

test('a lock held by another session is reported as busy, not as an error', async () => {
  const client = await inkwell.pool.connect()
  await client.query('begin; lock table customer in access exclusive mode')
  const refused = await inkwell.pool
    .query('do $$ begin lock table customer in share mode nowait; end $$')
    .catch((error: unknown) => error)
  await client.query('rollback')
  client.release()
  expect(problemFromDatabaseError(refused)).toMatchObject({ code: 'unavailable', details: { retryAfter: 2 } })
})
