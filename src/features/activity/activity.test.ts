import { expect, test } from 'vitest'
import { startTestInkwell } from '../../app/testing/inkwell.ts'
import type { Api, Listed } from '../../kernel/server/testing/api-client.ts'
import { aCustomer } from '../customers/testing/a-customer.ts'
import { aLine, anInvoice } from '../invoices/testing/an-invoice.ts'
import { aReceipt } from '../money/receipts/testing/a-receipt.ts'
import { aUser } from '../people/testing/a-user.ts'
import { aProduct } from '../products/testing/a-product.ts'
import type { Changed } from './activity.contract.ts'

const inkwell = await startTestInkwell()
const superuser = await inkwell.as('superuser')
const admin = await inkwell.as('admin')

const shown = async (query = '', reader: Api = superuser) =>
  (await reader.get<Listed<Changed>>(`/changes${query}`)).body

test('activity shows each save with its user, its record, and old and new values', async () => {
  const { id } = await aCustomer(superuser, { name: 'Rafidain Press' })
  await admin.put(`/customer/${id}`, { address: 'Basra' })
  const [changed, created] = (await shown('?resource=customer')).results
  expect(changed).toMatchObject({
    person: 'Test admin',
    resource: 'customer',
    id,
    label: expect.stringContaining('Rafidain Press'),
    changes: [{ action: 'update', changes: { address: ['Baghdad', 'Basra'] } }],
  })
  expect(created).toMatchObject({ id, changes: [{ action: 'insert' }] })
})

test('activity shows a document’s lines with its save, and a deleted record by its name', async () => {
  const { id, invoice_no } = await anInvoice(superuser, {
    invoice_products: [aLine({ product_item: 'Gel pen' }), aLine()],
  })
  const [created] = (await shown('?resource=invoice')).results
  expect(created).toMatchObject({ id, label: expect.stringContaining(invoice_no ?? '') })
  expect(created?.changes.map(({ table_name }) => table_name)).toContain('invoice_product')
  await superuser.delete(`/invoice/${id}`)
  const [deleted] = (await shown('?resource=invoice')).results
  expect(deleted).toMatchObject({ id, label: created?.label })
  expect(deleted?.changes.map(({ action }) => action)).toContain('delete')
})

test('activity is filtered by user and by the company’s days', async () => {
  const { id: person, username } = await aUser(inkwell.pool, { role: 'manager' })
  const { id } = await aCustomer(await inkwell.signIn(username))
  const { results, count } = await shown(`?person=${person}`)
  expect(results.map((row) => [row.resource, row.id])).toEqual([['customer', id]])
  expect(count).toBe(1)
  expect((await shown(`?person=${person}&to=2020-01-01`)).count).toBe(0)
  expect((await shown(`?person=${person}&from=2200-12-31`)).count).toBe(0)
  expect((await shown(`?person=${person}&from=2020-01-01`)).count).toBe(1)
})

test('Money only shows prices and all changes of documents, but not addresses or notes', async () => {
  const { id: product } = await aProduct(admin, { unit_price: 2 })
  const { id: customer } = await aCustomer(admin)
  const receipt = await aReceipt(admin)
  await admin.put(`/customer/${customer}`, { address: 'Erbil' })
  await admin.put(`/product/${product}`, { description: 'Blue' })
  await admin.put(`/receipt-voucher/${receipt.id}`, { details: 'Manual' })
  const before = (await shown('?money=true')).results
  const has = (rows: Changed[], resource: string, id: number, column: string) =>
    rows.some(
      (row) =>
        row.resource === resource && row.id === id && JSON.stringify(row.changes).includes(`"${column}":[`),
    )
  expect(before.filter(({ resource }) => resource === 'customer')).toEqual([])
  expect(has(before, 'receipt_voucher', receipt.id, 'voucher_no')).toBe(true)
  expect(
    before.filter(({ resource, id }) => resource === 'receipt_voucher' && id === receipt.id),
  ).toHaveLength(1)
  await admin.put(`/product/${product}`, { unit_price: 3 })
  await admin.post(`/receipt-voucher/${receipt.id}/cancel`, { reason: 'A mistake' })
  const [cancelled, priced] = (await shown('?money=true')).results
  expect(cancelled).toMatchObject({ resource: 'receipt_voucher', id: receipt.id })
  expect(priced).toMatchObject({ resource: 'product', id: product })
  expect(priced?.changes[0]?.changes).toMatchObject({ unit_price: [2, 3] })
})

test('pages of saves repeat and omit none', async () => {
  const { id: person, username } = await aUser(inkwell.pool, { role: 'manager' })
  const api = await inkwell.signIn(username)
  for (let made = 0; made < 23; made += 1) await aCustomer(api)
  const [first, second, third] = [
    await shown(`?person=${person}`),
    await shown(`?person=${person}&page=2`),
    await shown(`?person=${person}&page=3`),
  ]
  expect(new Set([...first.results, ...second.results].map(({ id }) => id)).size).toBe(23)
  expect([first.count, second.results.length, third.results.length, third.count]).toEqual([23, 3, 0, 23])
})

test('superusers and admins view activity, limited to the records that each may see', async () => {
  expect((await (await inkwell.as('manager')).get('/changes')).status).toBe(403)
  expect((await (await inkwell.as('salesman')).get('/changes')).status).toBe(403)
  const salesman = await inkwell.as('salesman')
  const report = { week_ending: '2026-02-05', project_name: 'Fair', tasks_started: 'a', tasks_completed: 'b' }
  await salesman.post('/reports', report)
  expect((await shown('?resource=weekly_report')).count).toBe(1)
  expect((await shown('?resource=weekly_report', admin)).count).toBe(0)
})

test('without the permission to view others’ history, activity shows the user’s own changes', async () => {
  const { id: person, username } = await aUser(inkwell.pool, { role: 'admin' })
  const api = await inkwell.signIn(username)
  await aCustomer(superuser)
  const { id } = await aCustomer(api)
  await superuser.put('/settings/permissions/history/admin', { verbs: [] })
  const { results } = await shown('', await inkwell.signIn(username))
  await superuser.put('/settings/permissions/history/admin', { verbs: ['view'] })
  expect(results.map((row) => row.id)).toEqual([id])
  expect(person).toBeGreaterThan(0)
})

test('an unknown record type or an invalid day is refused', async () => {
  expect((await superuser.get('/changes?resource=no_such_kind')).status).toBe(400)
  expect((await superuser.get('/changes?from=2026-02-31')).status).toBe(400)
})
