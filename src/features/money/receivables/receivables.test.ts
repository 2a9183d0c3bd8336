import { expect, test } from 'vitest'
import { startTestInkwell } from '../../../app/testing/inkwell.ts'
import { addDays } from '../../../kernel/contract/values/day.ts'
import type { ReplyOf } from '../../../kernel/contract/endpoint.ts'
import { sumOf } from '../../../kernel/contract/values/money.ts'
import type { Api, Listed, Saved } from '../../../kernel/server/testing/api-client.ts'
import { translators } from '../../../i18n/translators.ts'
import { aCustomer } from '../../customers/testing/a-customer.ts'
import { aLine, anInvoice } from '../../invoices/testing/an-invoice.ts'
import type { receivablesEndpoints } from './receivables.contract.ts'
import type { statementEndpoints } from './statement/statement.contract.ts'

type Receivables = ReplyOf<typeof receivablesEndpoints.list>
type Account = ReplyOf<typeof statementEndpoints.account>

const inkwell = await startTestInkwell()
const api = await inkwell.as('manager')
const { rows } = await inkwell.pool.query<{ today: string }>('select company_today()::text as today')
const today = rows[0]?.today ?? ''

const over = (
  customer: number,
  amount: number,
  { ago = 0, age_days = 0, by = api }: { ago?: number; age_days?: number; by?: Api } = {},
) =>
  anInvoice(by, {
    customer,
    invoice_date: addDays(today, -ago),
    age_days,
    invoice_products: [aLine({ quantity: 1, unit_price: amount })],
  })
const owed = async (query = '') => (await api.get<Receivables>(`/receivables?page_size=100&${query}`)).body
const nobody = { not_due: 0, d1_30: 0, d31_60: 0, d61_90: 0, over_90: 0, on_account: 0, total: 0 }

/** Searches by name, so that records of other tests do not appear. */
const onlyOf = (name: string) => owed(`search=${name}`)

test('receivables show each customer’s debt by age, past the due date or since the invoice', async () => {
  const [one, two] = [await aCustomer(api, { name: 'Agesone' }), await aCustomer(api, { name: 'Agestwo' })]
  await over(one.id, 100, { ago: 40, age_days: 30 })
  await over(one.id, 7, { ago: 5, age_days: 30 })
  await over(two.id, 50, { ago: 100 })
  await api.post('/receipt', { customer: two.id, usd: 60 })
  expect(await onlyOf('Agesone')).toMatchObject({
    count: 1,
    results: [
      {
        ...nobody,
        id: one.id,
        customer: one.id,
        code: one.code,
        name: 'Agesone',
        not_due: 7,
        d1_30: 100,
        total: 107,
      },
    ],
  })
  const [since] = (await owed('search=Agesone&age_from=invoice')).results
  expect(since).toMatchObject({ ...nobody, d1_30: 7, d31_60: 100, total: 107 })
  // A customer with only unapplied credit is listed too, with a negative total.
  expect((await onlyOf('Agestwo')).results).toMatchObject([{ ...nobody, on_account: 10, total: -10 }])
})

test('the total of receivables is the sum of the customers’ balances, by customer as by salesman', async () => {
  const by = await inkwell.as('salesman')
  const { id } = await aCustomer(api)
  await over(id, 12.34, { by })
  const open = await over(id, 0.01, { by, ago: 200 })
  const paid = await api.post<Saved<{ vouchers: { id: number }[] }>>('/receipt', {
    customer: id,
    usd: 0.01,
    allocations: [{ invoice: open.id, amount_usd: 0.01 }],
  })
  await api.delete(
    `/invoice-tracker/${(await api.get<Listed<{ id: number }>>(`/invoice-tracker?invoice=${open.id}`)).body.results[0]?.id}`,
  )
  // An invoice without an order is due again.
  await api.post(`/receipt-voucher/${paid.body.data.vouchers[0]?.id}/cancel`, { reason: 'A mistake' })
  await api.post('/receipt', { customer: (await aCustomer(api)).id, usd: 33.33 })
  const customers = (await api.get<Listed<{ id: number }>>('/customer?page_size=100')).body
  expect(customers.count).toBe(customers.results.length)
  const balances = await Promise.all(
    customers.results.map(
      async (each) => (await api.get<Account>(`/customer/${each.id}/account`)).body.balance,
    ),
  )
  const shown = await owed()
  expect(shown.totals.total).toBe(sumOf(balances))
  expect(sumOf(shown.results.map(({ total }) => total))).toBe(shown.totals.total)
  const bySalesman = await owed('by=salesman')
  expect(bySalesman.totals).toEqual(shown.totals)
  const me = (await by.get<{ id: number; full_name: string }>('/auth/me')).body
  expect(bySalesman.results.find(({ salesman }) => salesman === me.id)).toMatchObject({
    name: me.full_name,
    customer: null,
    total: 12.35,
    over_90: 0.01,
  })
  // Unapplied credit has no salesman.
  expect(bySalesman.results.find(({ salesman }) => salesman === null)).toMatchObject({ name: 'No salesman' })
  const name = translators.ar('No salesman')
  const inArabic = await owed(`by=salesman&language=ar&search=${encodeURIComponent(name)}`)
  expect(inArabic.results).toMatchObject([{ name, salesman: null }])
  expect((await owed(`salesman=${me.id}`)).results).toMatchObject([
    { customer: id, total: 12.35, on_account: 0 },
  ])
})

test('receivables are searched, sorted, paged and exported', async () => {
  for (const [index, amount] of [30, 10, 20].entries()) {
    const { id } = await aCustomer(api, { name: `Sorted ${'CAB'[index]}` })
    await over(id, amount)
  }
  const names = async (query: string) =>
    (await owed(`search=Sorted&${query}`)).results.map(({ name }) => name)
  expect(await names('')).toEqual(['Sorted C', 'Sorted B', 'Sorted A'])
  expect(await names('ordering=name')).toEqual(['Sorted A', 'Sorted B', 'Sorted C'])
  expect(await names('ordering=-not_due')).toEqual(['Sorted C', 'Sorted B', 'Sorted A'])
  const paged = async (page: number) =>
    (await api.get<Receivables>(`/receivables?search=Sorted&page_size=2&page=${page}`)).body
  expect((await paged(2)).results).toHaveLength(1)
  expect(await paged(3)).toMatchObject({ results: [], count: 3, totals: { total: 60 } })
  expect((await api.get('/receivables?ordering=secret')).status).toBe(400)
  expect((await api.get('/receivables?by=moon')).status).toBe(400)
  const file = await api.fetch(
    '/api/v1/receivables/export?format=csv&search=Sorted&age_from=invoice&ordering=name',
  )
  const lines = (await file.text()).trim().split('\r\n')
  expect(lines[0]).toContain('Code,Customer,Total (USD),0–30 days (USD),31–60 days (USD)')
  expect(lines.slice(1).map((line) => line.split(',')[2])).toEqual(['Sorted A', 'Sorted B', 'Sorted C'])
})
