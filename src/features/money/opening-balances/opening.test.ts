import { expect, test } from 'vitest'
import { startTestInkwell } from '../../../app/testing/inkwell.ts'
import type { Listed, Refused, Saved } from '../../../kernel/server/testing/api-client.ts'
import { aCustomer } from '../../customers/testing/a-customer.ts'
import { anOpening, type Opening, openingForm } from './testing/an-opening.ts'

const inkwell = await startTestInkwell()
const api = await inkwell.as('admin')

test('an opening balance has its previous number, and is due on its own day by default', async () => {
  const customer = await aCustomer(api, { name: 'Zagros Pharma' })
  const debt = await anOpening(api, {
    customer: customer.id,
    number: '57',
    date: '2026-01-02',
    amount_usd: 250,
  })
  expect(debt).toMatchObject({
    customer: customer.id,
    customer_name: 'Zagros Pharma',
    number: '57',
    due_date: '2026-01-02',
    amount_usd: 250,
    settled: 0,
    open: 250,
  })
  const credit = await anOpening(api, { customer: customer.id, number: '58', amount_usd: -40, due_date: '' })
  expect(credit).toMatchObject({ due_date: credit.date, settled: 0, open: 40 })
  const { body } = await api.get<{ balance: number; on_account: number }>(`/customer/${customer.id}/account`)
  expect(body).toMatchObject({ balance: 210, on_account: 40 })
})

test('a previous number is unique for each customer, and an amount is never zero', async () => {
  const { customer, number } = await anOpening(api, { number: 'b-7' })
  const again = await api.post<Refused>('/opening', await openingForm(api, { customer, number: 'B-7' }))
  expect([again.status, Object.keys(again.body.errors ?? {})]).toEqual([422, ['number']])
  await anOpening(api, { number })
  const nothing = await api.post<Refused>('/opening', await openingForm(api, { amount_usd: 0 }))
  expect(nothing).toMatchObject({ status: 422, body: { errors: { amount_usd: ['Amount must not be 0.'] } } })
  const nobody = await openingForm(api, { customer: 2_000_000_000 })
  for (const refused of [
    await api.post<Refused>('/opening', nobody),
    await api.put<Refused>(`/opening/${(await anOpening(api)).id}`, { customer: 2_000_000_000 }),
  ])
    expect(refused).toMatchObject({
      status: 422,
      body: { errors: { customer: ['The selected customer does not exist. Choose another one.'] } },
    })
  const later = await api.post<Refused>('/opening', await openingForm(api, { date: '2199-01-01' }))
  expect(later).toMatchObject({
    status: 422,
    body: { errors: { date: [expect.stringMatching(/^The date is after today\./)] } },
  })
})

test('opening balances are found by customer, day and open amount, changed, deleted and restored', async () => {
  const { customer, id } = await anOpening(api, {
    date: '2025-12-31',
    number: 'Old 12',
    remark: 'Ledger page 4',
  })
  await anOpening(api, { customer, date: '2026-02-01' })
  const found = async (query: string) =>
    (await api.get<Listed<Opening>>(`/opening?customer=${customer}&${query}`)).body.results.map(
      (row) => row.id,
    )
  expect(await found('date_to=2025-12-31')).toEqual([id])
  expect(await found('search=ledger+page+4')).toEqual([id])
  expect(await found('open=true')).toHaveLength(2)
  expect(await found('open=false')).toEqual([])
  const { body } = await api.put<Saved<Opening>>(`/opening/${id}`, { amount_usd: 99.5 })
  expect(body.data).toMatchObject({ amount_usd: 99.5, open: 99.5 })
  expect((await api.delete(`/opening/${id}`)).status).toBe(204)
  expect(await found('')).toHaveLength(1)
  const { body: trash } =
    await api.get<Listed<{ restore: number; record_id: number }>>('/trash?resource=opening')
  expect(trash.count).toBe(1)
  const owed = async () => (await api.get<{ balance: number }>(`/customer/${customer}/account`)).body.balance
  expect(await owed()).toBe(100)
})

test('a customer with opening balances cannot be deleted', async () => {
  const { customer } = await anOpening(api)
  expect(await api.delete<Refused>(`/customer/${customer}`)).toMatchObject({
    status: 409,
    body: { code: 'in_use', message: 'This customer cannot be deleted because it has 1 opening balance.' },
  })
})

test('opening balances have permissions to view and to write them', async () => {
  const { id } = await anOpening(api)
  const [manager, salesman] = [await inkwell.as('manager'), await inkwell.as('salesman')]
  expect((await manager.get(`/opening/${id}`)).status).toBe(200)
  expect((await manager.post('/opening', await openingForm(api))).status).toBe(403)
  expect((await salesman.get(`/opening/${id}`)).status).toBe(403)
})
