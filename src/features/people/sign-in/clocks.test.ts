import { afterEach, describe, expect, test, vi } from 'vitest'
import { startTestInkwell } from '../../../app/testing/inkwell.ts'
import { apiClient } from '../../../kernel/server/testing/api-client.ts'
import { aUser, password } from '../testing/a-user.ts'

const inkwell = await startTestInkwell()
afterEach(() => {
  vi.useRealTimers()
})

interface Pair {
  access_token: string
  refresh_token: string
}

/** Moves the clock of the nodes, not that of the database. */
const moveClock = (minutes: number) =>
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minutes * 60_000 })

describe.each([-5, 5])('with a clock that is %i minutes off', (minutes) => {
  test('a node accepts, renews and refuses as the others do', async () => {
    const { username } = await aUser(inkwell.pool)
    const before = (await inkwell.anyone.post<Pair>('/auth/login', { user: username, password })).body
    moveClock(minutes)
    expect((await apiClient(inkwell.address, before.access_token).get('/auth/me')).status).toBe(200)
    const renewed = await inkwell.anyone.post<Pair>('/auth/refresh', { refresh: before.refresh_token })
    expect(renewed.status).toBe(200)
    // A repeated refresh must work, whatever the clock of the node shows.
    const again = await inkwell.anyone.post<Pair>('/auth/refresh', { refresh: before.refresh_token })
    expect(again.body.access_token).toBe(renewed.body.access_token)
    vi.useRealTimers()
    expect((await apiClient(inkwell.address, renewed.body.access_token).get('/auth/me')).status).toBe(200)
  })

  test('a node counts failed sign-ins as the others do', async () => {
    const { username } = await aUser(inkwell.pool)
    const guess = (given: string) =>
      inkwell.anyone.post(
        '/auth/login',
        { user: username, password: given },
        { 'x-forwarded-for': '203.0.113.9' },
      )
    moveClock(minutes)
    for (let count = 0; count < 10; count++) expect((await guess('wrong')).status).toBe(401)
    vi.useRealTimers()
    const refused = await guess(password)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(15 * 60)
    await inkwell.pool.query('delete from sign_in_failure')
  })
})
