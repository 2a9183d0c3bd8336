import { describe, expect, test } from 'vitest'
import type { Verb } from '../kernel/contract/access.ts'
import type { Endpoint } from '../kernel/contract/endpoint.ts'
import { apiClient } from '../kernel/server/testing/api-client.ts'
import { startTestInkwell } from './testing/inkwell.ts'

/** The product's default permission matrix, written down a second time on purpose. */
const matrix: Record<string, Record<string, string>> = {
  users: { admin: 'VCUD', manager: 'V', salesman: '' },
  products: { admin: 'VCUD', manager: 'VCUD', salesman: 'VCU' },
  customers: { admin: 'VCUD', manager: 'VCUD', salesman: 'VCU' },
  invoices: { admin: 'VCUD', manager: 'VCUD', salesman: 'VCU' },
  invoice_tracker: { admin: 'VUD', manager: 'VUD', salesman: 'VU' },
  employee_reports: { admin: 'VCUD', manager: 'VCUD', salesman: 'VCUD' },
  admin_log_sheet: { admin: 'VCUD', manager: 'VCUD', salesman: 'V' },
  warehouse: { admin: 'VCUD', manager: 'VCUD', salesman: 'V' },
  financial_log_sheet: { admin: 'VCUD', manager: 'VCUD', salesman: '' },
  petty_cash: { admin: 'VCUD', manager: 'VCUD', salesman: '' },
  payment_voucher: { admin: 'VCUD', manager: 'VCUD', salesman: '' },
  receipt_voucher: { admin: 'VCUD', manager: 'VCUD', salesman: '' },
  bank_account: { admin: 'VCUD', manager: 'V', salesman: '' },
  settings: { admin: 'VU', manager: 'V', salesman: '' },
  // Without it people see their own changes.
  history: { admin: 'V', manager: 'V', salesman: '' },
}
const letter: Record<Verb, string> = { view: 'V', create: 'C', update: 'U', delete: 'D' }

const inkwell = await startTestInkwell()
const guarded = inkwell.endpoints.filter(({ access }) => access !== 'public')
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`

/** No record has this key: whoever may come in gets 404 or 422, and nothing is changed. */
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

test('there are routes to walk', () => {
  expect(guarded.length).toBeGreaterThan(20)
})

describe.each(guarded.map((endpoint) => ({ name: nameOf(endpoint), endpoint })))('$name', ({ endpoint }) => {
  test('is closed without a token, and with a forged one', async () => {
    expect(await statusFor(undefined, endpoint)).toBe(401)
    expect(await statusFor('forged', endpoint)).toBe(401)
  })

  const { access } = endpoint
  if (access === 'signed-in' || access === 'any-session') return

  test.each(['admin', 'manager', 'salesman'] as const)('is for %s as the matrix says', async (role) => {
    // A person of one's own: some calls end the session that makes them.
    const { token } = await inkwell.as(role)
    const allowed =
      access !== 'superuser' &&
      typeof access === 'object' &&
      (matrix[access.resource.name]?.[role] ?? 'missing').includes(letter[access.verb])
    const status = await statusFor(token, endpoint)
    if (allowed) expect([200, 201, 204, 400, 404, 409, 422]).toContain(status)
    else expect(status).toBe(403)
  })

  test('is open to a superuser', async () => {
    const { token } = await inkwell.as('superuser')
    expect([200, 201, 204, 400, 404, 409, 422]).toContain(await statusFor(token, endpoint))
  })
})

test('every resource stands in the matrix', () => {
  expect(inkwell.resources.map(({ name }) => name).filter((name) => !(name in matrix))).toEqual([])
})

test('a refusal has the code permission_denied and does not sign out', async () => {
  const salesman = await inkwell.as('salesman')
  expect(await salesman.delete('/customer/1')).toMatchObject({
    status: 403,
    body: { code: 'permission_denied', request_id: expect.any(String) },
  })
  expect((await salesman.get('/customer')).status).toBe(200)
})
