import { describe, expect, test } from 'vitest'
import type { Endpoint } from '../../../kernel/contract/endpoint.ts'
import { apiClient } from '../../../kernel/server/testing/api-client.ts'
import { matrix, mayCall } from '../../testing/expected-rights.ts'
import { startTestInkwell } from '../../testing/inkwell.ts'

const inkwell = await startTestInkwell()
const guarded = inkwell.endpoints.filter(({ access }) => access !== 'public')
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`

/** No record has this key: an allowed call gets 404 or 422 and changes nothing. */
const pathOf = ({ path }: Endpoint) => path.replaceAll(/:\w+/g, '2147483647')

async function statusFor(token: string | undefined, endpoint: Endpoint): Promise<number> {
  const api = apiClient(inkwell.address, token)
  const body = endpoint.method === 'GET' || endpoint.method === 'DELETE' ? undefined : '{}'
  const answer = await api.fetch(`/api/v1${pathOf(endpoint)}`, {
    method: endpoint.method,
    ...(body ? { body, headers: { 'content-type': 'application/json' } } : {}),
  })
  return answer.status
}

test('there are routes to test', () => {
  expect(guarded.length).toBeGreaterThan(20)
})

describe.each(guarded.map((endpoint) => ({ name: nameOf(endpoint), endpoint })))('$name', ({ endpoint }) => {
  test('is closed without a token, and with a forged one', async () => {
    expect(await statusFor(undefined, endpoint)).toBe(401)
    expect(await statusFor('forged', endpoint)).toBe(401)
  })

  const { access } = endpoint
  if (access === 'signed-in' || access === 'any-session') return

  test.each(['admin', 'manager', 'salesman'] as const)('is for %s as the permissions say', async (role) => {
    // A separate user: some calls end the session that makes them.
    const { token } = await inkwell.as(role)
    const allowed = typeof access === 'object' && mayCall(access.resource, role, access.verb)
    const status = await statusFor(token, endpoint)
    if (allowed) expect([200, 201, 204, 400, 404, 409, 422]).toContain(status)
    else expect(status).toBe(403)
  })

  test('is open to a superuser', async () => {
    const { token } = await inkwell.as('superuser')
    expect([200, 201, 204, 400, 404, 409, 422]).toContain(await statusFor(token, endpoint))
  })
})

test('every line of the permissions belongs to a resource', () => {
  expect(inkwell.resources.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(matrix)))
})

test('a refusal has the code permission_denied and does not sign the user out', async () => {
  const salesman = await inkwell.as('salesman')
  expect(await salesman.delete('/customer/1')).toMatchObject({
    status: 403,
    body: { code: 'permission_denied', request_id: expect.any(String) },
  })
  expect((await salesman.get('/customer')).status).toBe(200)
})
