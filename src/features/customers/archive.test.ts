import { expect, test } from 'vitest'
import { startTestInkwell } from '../../app/testing/inkwell.ts'
import type { Api, Listed, Saved } from '../../kernel/server/testing/api-client.ts'
import { anInvoice } from '../invoices/testing/an-invoice.ts'
import { aCustomer, type Customer } from './testing/a-customer.ts'

const inkwell = await startTestInkwell()
const api = await inkwell.as('manager')

const found = async (query: string, as: Api = api) =>
  (await as.get<Listed<Customer>>(`/customer?page_size=100&${query}`)).body.results.map(({ id }) => id)
const inPalette = async (name: string) =>
  (await api.get<{ results: { id: number }[] }>(`/search?q=${name}`)).body.results.map(({ id }) => id)

async function archived(name: string): Promise<Customer> {
  const { id } = await aCustomer(api, { name })
  await api.post(`/customer/${id}/archive`)
  return (await api.get<Customer>(`/customer/${id}`)).body
}

test('an archived customer is found in no list and no search, unless archived ones are requested', async () => {
  const away = await archived('Zagrosian')
  const here = await aCustomer(api, { name: 'Zagrosian too' })
  expect(await found('search=Zagrosian')).toEqual([here.id])
  expect(await found('search=Zagrosian&ordering=match')).toEqual([here.id])
  expect(await found('ordering=name')).not.toContain(away.id)
  expect(await found('archived=true')).toEqual([away.id])
  expect(await found('search=Zagrosian&archived=false')).toEqual([here.id])
  expect(await inPalette('Zagrosian')).toEqual([here.id])
  const csv = await (await api.fetch('/api/v1/customer/export?format=csv&search=Zagrosian')).text()
  expect([csv.includes(here.code), csv.includes(away.code)]).toEqual([true, false])
})

test('an archived customer is restored unchanged, and the history shows both', async () => {
  const { id } = await aCustomer(api)
  const archiving = await api.post<Saved<Customer>>(`/customer/${id}/archive`)
  expect(archiving).toMatchObject({
    status: 200,
    body: { message: 'Archived. Hidden from lists and selection fields.', data: { id, archived: true } },
  })
  expect(await found('')).not.toContain(id)
  const back = await api.post<Saved<Customer>>(`/customer/${id}/unarchive`)
  expect(back).toMatchObject({ status: 200, body: { message: 'Unarchived.' } })
  expect(back.body.data.archived).toBe(false)
  expect(await found('')).toContain(id)
  const { body } = await api.get<Listed<{ changes: object }>>(`/history?resource=customer&id=${id}`)
  expect(body.results.slice(0, 2).map(({ changes }) => changes)).toEqual([
    { archived: [true, false] },
    { archived: [false, true] },
  ])
})

test('archiving an archived customer changes nothing, and a missing customer is not found', async () => {
  const { id, version } = await archived('Twice away')
  expect(await api.post(`/customer/${id}/archive`)).toMatchObject({
    status: 200,
    body: { data: { version } },
  })
  expect((await api.post('/customer/999999/archive')).status).toBe(404)
})

test('a form neither archives nor restores', async () => {
  const { id } = await archived('By its form')
  await api.put(`/customer/${id}`, { archived: false, work: 'Printing' })
  expect((await api.get<Customer>(`/customer/${id}`)).body).toMatchObject({
    archived: true,
    work: 'Printing',
  })
})

test('users with the permission to update customers can archive them, and nobody else', async () => {
  const { id } = await aCustomer(api)
  const salesman = await inkwell.as('salesman')
  expect((await salesman.post(`/customer/${id}/archive`)).status).toBe(200)
  const superuser = await inkwell.as('superuser')
  await superuser.put('/settings/permissions/customers/salesman', { verbs: ['view'] })
  expect((await salesman.post(`/customer/${id}/unarchive`)).status).toBe(403)
})

test('a customer deleted while archived is restored as archived', async () => {
  const { id } = await archived('Deleted away')
  await api.delete(`/customer/${id}`)
  expect((await api.post('/history/undo-deletion', { resource: 'customer', id })).status).toBe(200)
  expect((await api.get<Customer>(`/customer/${id}`)).body.archived).toBe(true)
})

test('an archived customer gets no new invoice, and existing invoices continue', async () => {
  const { id, customer } = await anInvoice(api, { status: 'draft' })
  await api.post(`/customer/${customer}/archive`)
  const refused = { status: 422, body: { errors: { customer: [expect.stringContaining('is archived')] } } }
  expect(await api.post(`/invoice/${id}/duplicate`)).toMatchObject(refused)
  expect(await api.post('/invoice', { status: 'draft', customer })).toMatchObject(refused)
  expect(await api.put(`/invoice/${id}`, { status: 'issued' })).toMatchObject({
    status: 200,
    body: { data: { status: 'issued', customer } },
  })
  expect((await api.fetch(`/api/v1/invoice/generate-pdf/${id}`)).status).toBe(200)
  const other = await anInvoice(api)
  expect(await api.put(`/invoice/${other.id}`, { customer })).toMatchObject(refused)
})
