import { expect, test } from 'vitest'
import { startTestInkwell } from '../../app/testing/inkwell.ts'
import { faultsInMoney } from '../../app/doctor/check-money.server.ts'
import type { Listed, Saved } from '../../kernel/server/testing/api-client.ts'
import { aCustomer } from '../customers/testing/a-customer.ts'
import type { InvoiceRecord } from '../invoices/invoices.contract.ts'
import { anInvoice, invoiceForm } from '../invoices/testing/an-invoice.ts'
import { aUser } from '../people/testing/a-user.ts'
import { aSalesman } from '../salesmen/testing/a-salesman.ts'

const inkwell = await startTestInkwell()
const [manager, one, other] = [
  await inkwell.as('manager'),
  await aSalesman(inkwell),
  await aSalesman(inkwell),
]
const me = (await manager.get<{ id: number }>('/auth/me')).body.id
const read = async (id: number) =>
  (await manager.get<{ results: InvoiceRecord }>(`/invoice/${id}`)).body.results
const keys = async (path: string, api = manager) =>
  (await api.get<Listed<{ id: number; invoice?: number }>>(path)).body.results.map(
    ({ id, invoice }) => invoice ?? id,
  )

test('an invoice’s first salesman is the user who creates it, whoever the customer’s is', async () => {
  const customer = (await aCustomer(one.api)).id
  expect(await anInvoice(other.api, { customer })).toMatchObject({
    salesman: other.id,
    salesman_name: other.name,
  })
  expect(await anInvoice(manager, { customer })).toMatchObject({ salesman: me })
  expect(await anInvoice(manager, { customer, salesman: one.id })).toMatchObject({ salesman: one.id })
  // A form proposes the customer's salesman, if invoices can be assigned to them.
  expect((await manager.get(`/customer/${customer}/defaults`)).body).toMatchObject({ salesman: one.id })
  const left = await aUser(inkwell.pool, { user_status: 'hold' })
  await inkwell.pool.query('update customer set salesman = $1 where id = $2', [left.id, customer])
  expect((await manager.get(`/customer/${customer}/defaults`)).body).toMatchObject({ salesman: null })
})

test('a salesman cannot assign an invoice to another user', async () => {
  const customer = (await aCustomer(one.api)).id
  const another = invoiceForm({ customer, salesman: other.id })
  expect((await one.api.post('/invoice', another)).status).toBe(403)
  expect((await one.api.post('/invoice', { ...another, status: 'draft' })).status).toBe(403)
  const { id } = await anInvoice(one.api, { customer, salesman: one.id })
  expect((await one.api.put(`/invoice/${id}`, { salesman: other.id })).status).toBe(403)
  expect((await other.api.put(`/invoice/${id}`, { salesman: other.id })).status).toBe(403)
  expect((await other.api.put(`/invoice/${id}`, { salesman: one.id, po_ref: 'PO-1' })).status).toBe(200)
  const values = { salesman: other.id, reason: 'Mine' }
  const bulk = { resource: 'invoice', action: 'salesman', ids: [id], values, dry_run: true }
  expect((await other.api.post('/bulk', bulk)).status).toBe(403)
  expect(await read(id)).toMatchObject({ salesman: one.id, po_ref: 'PO-1' })
})

test('a copy is assigned to the user who makes it, and a restored invoice keeps its salesman', async () => {
  const { id } = await anInvoice(one.api, { status: 'draft' })
  const copy = await other.api.post<Saved<InvoiceRecord>>(`/invoice/${id}/duplicate`, {})
  expect(copy.body.data).toMatchObject({ salesman: other.id, salesman_name: other.name })
  expect((await manager.delete(`/invoice/${id}`)).status).toBe(200)
  expect((await manager.post('/history/undo-deletion', { resource: 'invoice', id })).status).toBe(200)
  expect(await read(id)).toMatchObject({ salesman: one.id, salesman_name: one.name })
})

test('My records are invoices that the user created or is the salesman of, and their orders', async () => {
  const person = await aSalesman(inkwell)
  const wrote = (await anInvoice(person.api)).id
  const draft = (await anInvoice(person.api, { status: 'draft' })).id
  const has = (await anInvoice(manager, { salesman: person.id })).id
  await anInvoice(manager)
  await manager.put(`/invoice/${wrote}`, { salesman: other.id })
  const mine = async (more = '') => await keys(`/invoice?mine=true${more}`, person.api)
  expect(await mine()).toEqual([has, draft, wrote])
  expect(await mine('&status=draft')).toEqual([draft])
  expect((await person.api.get('/invoice/counts?mine=true')).body).toMatchObject({ all: 3, draft: 1 })
  expect(await keys(`/invoice?salesman=${person.id}`)).toEqual([has, draft])
  expect(await keys('/invoice-tracker?mine=true', person.api)).toEqual([has, wrote])
  expect(await keys(`/invoice-tracker?salesman=${person.id}`)).toEqual([has])
  expect((await manager.get(`/invoice-tracker/counts?salesman=${person.id}`)).body).toMatchObject({ all: 1 })
  const file = await (
    await manager.fetch(`/api/v1/invoice-tracker/export?format=csv&salesman=${person.id}`)
  ).text()
  expect(file).toContain((await read(has)).invoice_no ?? '?')
  expect(file).not.toContain((await read(wrote)).invoice_no ?? '?')
  // The salesman of an order changes with its invoice.
  await manager.put(`/invoice/${has}/salesman`, { salesman: other.id, reason: 'Ill' })
  expect(await keys(`/invoice-tracker?salesman=${person.id}`)).toEqual([])
})

test('many invoices are assigned to a user at once, and undo restores each one’s salesman', async () => {
  const [first, second] = [(await anInvoice(one.api)).id, (await anInvoice(manager)).id]
  const values = { salesman: other.id, reason: 'A new area' }
  const many = { resource: 'invoice', action: 'salesman', ids: [first, second], values }
  expect((await manager.post('/bulk', { ...many, values: { reason: 'Nobody' } })).status).toBe(422)
  expect((await manager.post('/bulk', { ...many, dry_run: true })).body).toMatchObject({ can: 2, cannot: [] })
  const done = await manager.post<{ data: { job: string } }>('/bulk', { ...many, all_or_nothing: true })
  expect(done.status).toBe(202)
  expect([(await read(first)).salesman, (await read(second)).salesman]).toEqual([other.id, other.id])
  const history = await manager.get<Listed<{ changes: unknown }>>(`/history?resource=invoice&id=${first}`)
  expect(history.body.results[0]).toMatchObject({ changes: { why: [null, 'A new area'] } })
  const { job } = done.body.data
  const back = await manager.post<{ data: { job: string } }>(`/bulk/${job}/undo`, {})
  const ended = async () => (await manager.get(`/bulk/${back.body.data.job}`)).body
  await expect.poll(ended).toMatchObject({ state: 'done', done: 2, failed: [] })
  expect([(await read(first)).salesman, (await read(second)).salesman]).toEqual([one.id, me])
})

test('the salesman changes no amount, no revision, and nothing in closed books', async () => {
  const { id } = await anInvoice(one.api, { invoice_date: '2026-03-05' })
  expect((await manager.post(`/invoice/${id}/printed`, {})).status).toBeLessThan(300)
  const owner = await inkwell.as('superuser')
  expect((await owner.post('/books/close', { until: '2026-03-31' })).status).toBe(201)
  const entries = async () =>
    (await inkwell.pool.query(`select e.*, e.xmin::text from entry e where invoice = $1 order by id`, [id]))
      .rows
  const [before, was] = [await read(id), await entries()]
  expect((await manager.put(`/invoice/${id}`, { salesman: other.id })).status).toBe(200)
  expect(await entries()).toEqual(was)
  const owed = async (query: string) =>
    (
      await manager.get<{ results: { salesman: number; total: number }[] }>(
        `/receivables?by=salesman&${query}`,
      )
    ).body.results
  for (const query of ['', 'on=2026-03-31']) {
    const of = (await owed(query)).find(({ salesman }) => salesman === other.id)
    expect(of?.total).toBeGreaterThanOrEqual(before.grand_total ?? 0)
  }
  const { version, updated_at, salesman, salesman_name, ...rest } = await read(id)
  expect(rest).toEqual(Object.fromEntries(Object.entries(before).filter(([name]) => name in rest)))
  expect([version, salesman, salesman_name]).toEqual([before.version + 1, other.id, other.name])
  expect(updated_at).not.toBe(before.updated_at)
  // A cancelled invoice too: its salesman can change, and nothing else.
  const change = { salesman: one.id, reason: 'Was theirs' }
  const newer = (await anInvoice(other.api, { invoice_date: '2026-04-05' })).id
  expect((await manager.post(`/invoice/${newer}/cancel`, { reason: 'A mistake' })).status).toBe(200)
  expect((await manager.put(`/invoice/${newer}/salesman`, change)).status).toBe(200)
  expect(await read(newer)).toMatchObject({ status: 'cancelled', salesman: one.id })
  expect(await faultsInMoney(inkwell.pool)).toEqual([])
})
