import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aCustomer } from '../../../features/customers/testing/a-customer.ts'
import { anInvoice } from '../../../features/invoices/testing/an-invoice.ts'
import { aUser } from '../../../features/people/testing/a-user.ts'
import { aProduct } from '../../../features/products/testing/a-product.ts'
import { fuzz } from '../../../../trials/fuzz/fuzz.ts'
import { hostileValue } from '../../../../trials/fuzz/hostile-values.ts'
import { startTestInkwell } from '../../testing/inkwell.ts'

const inkwell = await startTestInkwell()
const api = await inkwell.as('superuser')
await aProduct(api)
await anInvoice(api, { customer: (await aCustomer(api)).id })

const requests = 1000

// trials/fuzz.mjs does the same for longer.
test('no value at any position of a request causes a server error', { timeout: 120_000 }, async () => {
  const seed = Math.floor(Math.random() * 2 ** 31)
  async function newToken(): Promise<string> {
    const { username } = await aUser(inkwell.pool, { role: 'admin', is_superuser: true })
    return (await inkwell.signIn(username)).token ?? ''
  }
  const { address, endpoints } = inkwell
  const { failures, statuses } = await fuzz({ address, endpoints, newToken }, requests, seed)
  expect({ seed, failures: failures.slice(0, 3) }).toEqual({ seed, failures: [] })
  // Makes sure that some requests pass the checks.
  expect(statuses.get(200)).toBeGreaterThan(50)
})

test('no pair of user name and password causes a server error', async () => {
  await fc.assert(
    fc.asyncProperty(hostileValue, hostileValue, async (user, password) => {
      const address = `10.0.${Math.floor(Math.random() * 255)}.${Math.floor(Math.random() * 255)}`
      const answer = await inkwell.anyone.post(
        '/auth/login',
        { user, password },
        { 'x-forwarded-for': address },
      )
      expect([400, 401, 422, 429]).toContain(answer.status)
    }),
    { numRuns: 25 },
  )
})

test('no forged refresh token causes a server error', async () => {
  await fc.assert(
    fc.asyncProperty(hostileValue, async (refresh) => {
      expect([400, 401, 413, 422]).toContain((await inkwell.anyone.post('/auth/refresh', { refresh })).status)
    }),
    { numRuns: 25 },
  )
})
