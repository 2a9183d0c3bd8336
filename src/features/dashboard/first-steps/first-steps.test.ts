import { expect, test } from 'vitest'
import { startTestInkwell } from '../../../app/testing/inkwell.ts'
import type { ReplyOf } from '../../../kernel/contract/endpoint.ts'
import type { Api } from '../../../kernel/server/testing/api-client.ts'
import { aCustomer } from '../../customers/testing/a-customer.ts'
import { anInvoice } from '../../invoices/testing/an-invoice.ts'
import { aUser } from '../../people/testing/a-user.ts'
import { aProduct } from '../../products/testing/a-product.ts'
import type { dashboard } from '../dashboard.contract.ts'

const inkwell = await startTestInkwell()
const admin = await inkwell.as('admin')

/** The steps as text, each with a check mark if done; null if there is no list. */
async function steps(api: Api): Promise<string | null> {
  const { body } = await api.get<ReplyOf<typeof dashboard>>('/dashboard')
  return body.first_steps?.steps.map(({ step, done }) => `${step} ${done ? '+' : '-'}`).join(', ') ?? null
}

test('the first steps are for users who may take them, are completed automatically, and disappear when all are done', async () => {
  const salesman = await inkwell.as('salesman')
  expect(await steps(admin)).toBe('company -, bank -, product -, customer -, invoice -')
  expect(await steps(salesman)).toBe('product -, customer -, invoice -')

  await aProduct(salesman)
  const customer = (await aCustomer(salesman)).id
  await anInvoice(salesman, { customer, status: 'draft' })
  expect(await steps(salesman)).toBe('product +, customer +, invoice -')
  await anInvoice(salesman, { customer })
  expect(await steps(salesman)).toBeNull()
  expect(await steps(admin)).toBe('company -, bank -, product +, customer +, invoice +')

  await admin.put('/settings', { bank_name: 'Bank', iban: 'IQ98 NBIQ 8501 2345 6789 012' })
  expect(await steps(admin)).toBe('company -, bank +, product +, customer +, invoice +')
  await admin.put('/settings', { address: 'Karrada, Baghdad' })
  expect(await steps(admin)).toBeNull()
  await admin.put('/settings', { address: '' })
  expect(await steps(admin)).not.toBeNull()
})

test('each user dismisses the list for themselves, on every device', async () => {
  const { username } = await aUser(inkwell.pool, { role: 'admin' })
  const [here, there] = [await inkwell.signIn(username), await inkwell.signIn(username)]
  expect(await steps(here)).not.toBeNull()
  for (const _ of ['once', 'again']) expect((await here.delete('/dashboard/first-steps')).status).toBe(204)
  expect([await steps(here), await steps(there)]).toEqual([null, null])
  expect(await steps(admin)).not.toBeNull()
})
