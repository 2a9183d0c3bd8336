import { expect, test } from 'vitest'
import { startTestInkwell } from '../../app/testing/inkwell.ts'
import { faultsInMoney } from '../../app/doctor/check-money.server.ts'
import type { Api, Listed, Refused } from '../../kernel/server/testing/api-client.ts'
import { aCustomer, type Customer } from '../customers/testing/a-customer.ts'
import type { InvoiceRecord } from '../invoices/invoices.contract.ts'
import { anInvoice } from '../invoices/testing/an-invoice.ts'
import { aUser } from '../people/testing/a-user.ts'
import { aSalesman } from '../salesmen/testing/a-salesman.ts'

const inkwell = await startTestInkwell()
const [manager, owner] = [await inkwell.as('manager'), await inkwell.as('superuser')]
const salesmanOf = async (id: number) =>
  (await manager.get<{ results: InvoiceRecord }>(`/invoice/${id}`)).body.results.salesman
const reassign = async (body: object, api: Api = manager) =>
  await api.post<Refused>('/salesman/hand-over', {
    customers: true,
    open_invoices: true,
    reason: 'Left the house',
    ...body,
  })

test('a leaving user hands over all customers and open invoices, and keeps the paid ones', async () => {
  const [from, to] = [await aSalesman(inkwell), await aSalesman(inkwell)]
  const customer = (await aCustomer(from.api)).id
  const archived = (await aCustomer(from.api)).id
  expect((await manager.post(`/customer/${archived}/archive`, {})).status).toBe(200)
  const [draft, open, paid, cancelled] = [
    (await anInvoice(from.api, { customer, status: 'draft' })).id,
    (await anInvoice(from.api, { customer })).id,
    (await anInvoice(from.api, { customer })).id,
    (await anInvoice(from.api, { customer })).id,
  ]
  const allocations = [{ invoice: paid, amount_usd: 20 }]
  expect((await manager.post('/receipt', { customer, usd: 20, allocations })).status).toBe(201)
  expect((await manager.post(`/invoice/${cancelled}/cancel`, { reason: 'A mistake' })).status).toBe(200)
  const strange = (await anInvoice(to.api, { customer })).id
  await inkwell.pool.query(`update users set user_status = 'hold' where id = $1`, [from.id])
  expect((await owner.post('/books/close', { until: '2026-03-31' })).status).toBe(201)
  expect((await manager.get(`/salesman/${from.id}/held`)).body).toEqual({ customers: 2, invoices: 2 })

  const done = await reassign({ from: from.id, to: to.id })
  expect(done).toMatchObject({ status: 200, body: { customers: 2, invoices: 2 } })
  const owners = await Promise.all([draft, open, strange, paid, cancelled].map(salesmanOf))
  expect(owners).toEqual([to.id, to.id, to.id, from.id, from.id])
  expect((await manager.get<Customer>(`/customer/${archived}`)).body).toMatchObject({
    salesman: to.id,
    salesman_name: to.name,
  })
  for (const [resource, id] of [
    ['customer', customer],
    ['invoice', open],
  ] as const) {
    const { results } = (await manager.get<Listed<unknown>>(`/history?resource=${resource}&id=${id}`)).body
    expect(results[0]).toMatchObject({
      changes: { salesman: [from.id, to.id], why: [null, 'Left the house'] },
    })
  }
  expect((await reassign({ from: from.id, to: to.id })).body).toEqual({ customers: 0, invoices: 0 })
  expect(await faultsInMoney(inkwell.pool)).toEqual([])
})

test('customers alone, or invoices alone', async () => {
  const [from, to] = [await aSalesman(inkwell), await aSalesman(inkwell)]
  const customer = (await aCustomer(from.api)).id
  const { id } = await anInvoice(from.api, { customer, invoice_date: '2026-05-05' })
  const both = { from: from.id, to: to.id }
  expect((await reassign({ ...both, open_invoices: false })).body).toEqual({ customers: 1, invoices: 0 })
  expect(await salesmanOf(id)).toBe(from.id)
  expect((await reassign({ ...both, customers: false })).body).toEqual({ customers: 0, invoices: 1 })
  expect((await reassign({ ...both, customers: false, open_invoices: false })).status).toBe(422)
})

test('reassignment needs an active user, another user, and a reason', async () => {
  const from = await aSalesman(inkwell)
  const gone = await aUser(inkwell.pool, { user_status: 'hold' })
  for (const to of [gone.id, 999_999, from.id]) {
    const refused = await reassign({ from: from.id, to })
    expect(refused).toMatchObject({ status: 422, body: { errors: { to: [expect.any(String)] } } })
  }
  const to = await aSalesman(inkwell)
  expect(await reassign({ from: from.id, to: to.id, reason: '' })).toMatchObject({
    status: 422,
    body: { errors: { reason: [expect.any(String)] } },
  })
})

test('salesmen can neither reassign, nor see what others have', async () => {
  const [from, to] = [await aSalesman(inkwell), await aSalesman(inkwell)]
  expect((await reassign({ from: from.id, to: to.id }, from.api)).status).toBe(403)
  expect((await from.api.get(`/salesman/${to.id}/held`)).status).toBe(403)
  // The permission to assign salesmen applies to records that the user may update.
  const allow = async (verbs: string[]) =>
    await owner.put('/settings/permissions/customers/manager', { verbs })
  await allow(['view'])
  expect((await reassign({ from: from.id, to: to.id })).status).toBe(403)
  expect((await reassign({ from: from.id, to: to.id, customers: false })).status).toBe(200)
  await allow(['view', 'create', 'update', 'delete'])
})

test('of two concurrent reassignments each customer ends with one user, without a deadlock', async () => {
  const people = [await aSalesman(inkwell), await aSalesman(inkwell), await aSalesman(inkwell)]
  const [a, b, c] = people.map(({ id }) => id)
  const ids = await Promise.all(people.slice(0, 2).map(async ({ api }) => (await aCustomer(api)).id))
  const answers = await Promise.all([
    reassign({ from: a, to: c }),
    reassign({ from: b, to: c }),
    reassign({ from: a, to: b }),
    reassign({ from: b, to: a }),
  ])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  for (const id of ids) {
    expect([a, b, c]).toContain((await manager.get<Customer>(`/customer/${id}`)).body.salesman)
  }
})
