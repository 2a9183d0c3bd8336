import { expect, test } from 'vitest'
import { startTestInkwell } from '../../app/testing/inkwell.ts'
import type { Listed, Refused, Saved } from '../../kernel/server/testing/api-client.ts'
import { aUser } from '../people/testing/a-user.ts'
import { aSalesman } from '../salesmen/testing/a-salesman.ts'
import { aCustomer, type Customer, customerForm } from './testing/a-customer.ts'
import { aCode, aLine, heading } from './testing/customer-sheet.ts'

const inkwell = await startTestInkwell()
const [manager, one, other] = [
  await inkwell.as('manager'),
  await aSalesman(inkwell),
  await aSalesman(inkwell),
]
const gone = await aUser(inkwell.pool, { user_status: 'hold' })
const read = async (id: number) => (await manager.get<Customer>(`/customer/${id}`)).body

test('a customer’s first salesman is the user who creates it, whatever their role', async () => {
  expect(await aCustomer(one.api)).toMatchObject({ salesman: one.id, salesman_name: one.name })
  const me = (await manager.get<{ id: number; full_name: string }>('/auth/me')).body
  expect(await aCustomer(manager)).toMatchObject({ salesman: me.id, salesman_name: me.full_name })
  expect(await aCustomer(manager, { salesman: one.id })).toMatchObject({ salesman: one.id })
  // A form without a salesman stores the author.
  expect(await aCustomer(manager, { salesman: null })).toMatchObject({ salesman: me.id })
})

test('a salesman cannot assign a customer to another user, nor take one over', async () => {
  expect(await aCustomer(one.api, { salesman: one.id })).toMatchObject({ salesman: one.id })
  expect((await one.api.post('/customer', customerForm({ salesman: other.id }))).status).toBe(403)
  const { id } = await aCustomer(one.api)
  expect((await one.api.put(`/customer/${id}`, { salesman: other.id })).status).toBe(403)
  expect((await one.api.put(`/customer/${id}`, { salesman: null })).status).toBe(403)
  expect((await other.api.put(`/customer/${id}`, { salesman: other.id })).status).toBe(403)
  const change = { salesman: other.id, reason: 'Mine now' }
  expect((await other.api.put(`/customer/${id}/salesman`, change)).status).toBe(403)
  // A user who updates another field may send the stored salesman.
  expect((await other.api.put(`/customer/${id}`, { salesman: one.id, work: 'Pens' })).status).toBe(200)
  expect(await read(id)).toMatchObject({ salesman: one.id, work: 'Pens' })
})

test('a customer is not assigned to a user who is inactive, missing, or may not view invoices', async () => {
  const { id } = await aCustomer(manager, { salesman: one.id })
  for (const salesman of [gone.id, 999_999]) {
    const refused = await manager.put<Refused>(`/customer/${id}`, { salesman })
    expect(refused).toMatchObject({ status: 422, body: { errors: { salesman: [expect.any(String)] } } })
    expect((await manager.post('/customer', customerForm({ salesman }))).status).toBe(422)
    const change = { salesman, reason: 'Remaining' }
    expect((await manager.put(`/customer/${id}/salesman`, change)).status).toBe(422)
  }
  const superuser = await inkwell.as('superuser')
  const allow = async (verbs: string[]) =>
    await superuser.put('/settings/permissions/invoices/salesman', { verbs })
  await allow([])
  expect((await manager.put(`/customer/${id}`, { salesman: other.id })).status).toBe(422)
  const list = await manager.get<Listed<{ id: number }>>('/salesman?page_size=100')
  expect(list.body.results.map((person) => person.id)).not.toContain(other.id)
  await allow(['view', 'create', 'update'])
  expect((await manager.put(`/customer/${id}`, { salesman: other.id })).status).toBe(200)
})

test('a customer keeps its salesman and their name after the user has left', async () => {
  const person = await aSalesman(inkwell)
  const { id } = await aCustomer(person.api)
  const superuser = await inkwell.as('superuser')
  expect(
    (
      await superuser.put(`/auth/user/update/${person.id}`, {
        last_name: 'Renamed',
        date_of_birth: '1990-01-01',
        user_status: 'hold',
      })
    ).status,
  ).toBe(200)
  expect(await read(id)).toMatchObject({ salesman: person.id, salesman_name: person.name })
  // The form still has the former salesman.
  expect((await manager.put(`/customer/${id}`, { salesman: person.id, work: 'Ink' })).status).toBe(200)
  const all = await manager.get<Listed<{ id: number }>>('/salesman?search=Renamed&active=false')
  expect(all.body.results).toMatchObject([{ id: person.id, full_name: 'Test Renamed' }])
  expect((await manager.get<Listed<unknown>>('/salesman?search=Renamed')).body.count).toBe(0)
  expect((await superuser.delete(`/auth/users/delete/${person.id}`)).status).toBe(200)
  expect(await read(id)).toMatchObject({ salesman: person.id, salesman_name: person.name })
  expect((await superuser.post(`/auth/users/${person.id}/erase`, {})).status).toBeLessThan(300)
  expect(await read(id)).toMatchObject({ salesman: person.id, salesman_name: `Person #${person.id}` })
})

test('a search for an salesman has ten words at most, each of which must be in the name', async () => {
  const found = async (search: string) =>
    await manager.get<Listed<{ id: number }> & Refused>(`/salesman?search=${encodeURIComponent(search)}`)
  const [first = '', last = ''] = one.name.split(' ')
  expect((await found(`${last} ${first}`)).body.results.map(({ id }) => id)).toContain(one.id)
  const tooMany = await found(Array.from({ length: 11 }, (_, n) => `w${n}`).join(' '))
  expect([tooMany.status, tooMany.body.errors]).toEqual([422, { search: [expect.any(String)] }])
})

test('the history shows the old and the new salesman, and the reason', async () => {
  const { id, version } = await aCustomer(manager, { salesman: one.id })
  const change = { salesman: other.id, reason: 'Moved to Basra' }
  const changed = await manager.put<Saved<Customer>>(`/customer/${id}/salesman`, change)
  expect(changed).toMatchObject({ status: 200, body: { data: { salesman: other.id } } })
  expect(changed.body.data.version).toBe(version + 1)
  const history = await manager.get<Listed<{ changes: unknown }>>(`/history?resource=customer&id=${id}`)
  expect(history.body.results[0]).toMatchObject({
    changes: { salesman: [one.id, other.id], why: [null, 'Moved to Basra'] },
  })
  // Sending the stored salesman changes nothing.
  expect((await manager.put(`/customer/${id}/salesman`, change)).status).toBe(200)
  expect((await read(id)).version).toBe(version + 1)
  expect((await manager.put(`/customer/${id}/salesman`, { salesman: one.id })).status).toBe(422)
  const late = { salesman: other.id, from: one.id, reason: 'Past due' }
  expect((await manager.put(`/customer/${id}/salesman`, { ...late, salesman: one.id })).status).toBe(409)
})

test('customers are found by salesman, and files and searches contain the name', async () => {
  const person = await aSalesman(inkwell)
  const { id } = await aCustomer(person.api)
  const found = await manager.get<Listed<Customer>>(`/customer?salesman=${person.id}`)
  expect(found.body.results).toMatchObject([{ id }])
  const file = await (await manager.fetch(`/api/v1/customer/export?format=csv&salesman=${person.id}`)).text()
  expect(file).toContain('Salesman')
  expect(file).toContain(person.name)
})

test('an import assigns new customers to its user, and leaves the others assigned', async () => {
  const theirs = await aCustomer(one.api)
  const mine = aCode()
  const text = heading + aLine(mine) + aLine(theirs.code, 'Another name')
  const form = new FormData()
  form.set('file', new File([text], 'customers.csv', { type: 'text/csv' }))
  form.set('mode', 'commit')
  const answer = await manager.fetch('/api/v1/customer/import', { method: 'POST', body: form })
  expect(answer.status).toBe(200)
  const me = (await manager.get<{ id: number }>('/auth/me')).body
  const search = async (code: string) =>
    (await manager.get<Listed<Customer>>(`/customer?search=${code}`)).body.results
  expect(await search(mine)).toMatchObject([{ salesman: me.id }])
  expect(await search(theirs.code)).toMatchObject([{ name: 'Another name', salesman: one.id }])
})

test('a restored customer keeps its salesman', async () => {
  const { id } = await aCustomer(one.api)
  expect((await manager.delete(`/customer/${id}`)).status).toBe(200)
  expect((await manager.post('/history/undo-deletion', { resource: 'customer', id })).status).toBe(200)
  expect(await read(id)).toMatchObject({ salesman: one.id, salesman_name: one.name })
})
