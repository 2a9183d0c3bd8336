import { describe, expect, test } from 'vitest'
import { startTestInkwell } from '../../../app/testing/inkwell.ts'
import type { Api, Listed } from '../../../kernel/server/testing/api-client.ts'
import { aCustomer, customerForm } from '../../customers/testing/a-customer.ts'
import type { InvoiceRecord } from '../../invoices/invoices.contract.ts'
import { aLine, anInvoice } from '../../invoices/testing/an-invoice.ts'
import { aUser, password } from '../../people/testing/a-user.ts'
import { aProduct } from '../../products/testing/a-product.ts'

interface Entry {
  id: number
  table_name: string
  record_id: number
  action: string
  part: unknown
}

const inkwell = await startTestInkwell()
const [superuser, admin] = [await inkwell.as('superuser'), await inkwell.as('admin')]

async function deletionOf(table: string, id: number, reader: Api = superuser): Promise<Entry | undefined> {
  const { body } = await reader.get<Listed<Entry>>('/trash')
  return body.results.find(({ table_name, record_id }) => table_name === table && record_id === id)
}
const restore = (by: Api, entry: Entry | undefined) => by.post(`/history/${entry?.id}/restore`)
const invoiceAt = async (id: number) =>
  (await admin.get<{ results: InvoiceRecord }>(`/invoice/${id}`)).body.results
const ordersOf = async ({ invoice_no }: InvoiceRecord) =>
  (await admin.get<Listed<{ id: number; notes: string | null }>>(`/invoice-tracker?search=${invoice_no}`))
    .body.results

describe('a deleted invoice', () => {
  test('is restored with its number, lines, links and order', async () => {
    const product = await aProduct(admin)
    const lines = [aLine({ product: product.id, notes: 'engraved' }), aLine({ quantity: 3 })]
    const before = await anInvoice(admin, { invoice_products: lines })
    const [order] = await ordersOf(before)
    await admin.put(`/invoice-tracker/${order?.id}`, { notes: 'on its way' })
    await admin.delete(`/invoice/${before.id}`)
    expect((await admin.get(`/invoice/${before.id}`)).status).toBe(404)

    expect(await deletionOf('invoice_tracker', order?.id ?? 0)).toBeUndefined()
    expect(await restore(admin, await deletionOf('invoice', before.id))).toMatchObject({
      status: 200,
      body: { message: 'Invoice restored.', owner_id: before.id },
    })
    const { updated_at: _then, version: _version, ...same } = before
    expect(await invoiceAt(before.id)).toMatchObject(same)
    expect(await ordersOf(before)).toMatchObject([{ id: order?.id, notes: 'on its way' }])
    expect(await deletionOf('invoice', before.id)).toBeUndefined()
  })

  test('is restored only after its customer', async () => {
    const customer = await aCustomer(admin)
    const { id } = await anInvoice(admin, { customer: customer.id })
    await admin.delete(`/invoice/${id}`)
    await admin.delete(`/customer/${customer.id}`)
    expect(await restore(admin, await deletionOf('invoice', id))).toMatchObject({
      status: 409,
      body: { code: 'conflict', message: expect.stringContaining('because its customer is deleted') },
    })
    await restore(admin, await deletionOf('customer', customer.id))
    expect((await restore(admin, await deletionOf('invoice', id))).status).toBe(200)
  })

  test('shows its lines and its restore in the history', async () => {
    const { id } = await anInvoice(admin, { invoice_products: [aLine({ product_item: 'Fountain pen' })] })
    await admin.delete(`/invoice/${id}`)
    const gone = (await admin.get<Listed<Entry>>(`/history?resource=invoice&id=${id}`)).body.results
    expect(gone.find(({ table_name }) => table_name === 'invoice_product')).toMatchObject({
      action: 'delete',
      part: { product_item: 'Fountain pen' },
    })
    await restore(admin, await deletionOf('invoice', id))
    const back = (await admin.get<Listed<Entry>>(`/history?resource=invoice&id=${id}`)).body.results
    expect(back.filter(({ table_name }) => table_name === 'invoice').map(({ action }) => action)).toEqual([
      'restore',
      'delete',
      'insert',
    ])
  })
})

test('a restored product is linked again to its lines', async () => {
  const product = await aProduct(admin)
  const { id } = await anInvoice(admin, { invoice_products: [aLine({ product: product.id })] })
  await admin.delete(`/product/${product.id}`)
  expect((await invoiceAt(id)).invoice_products[0]?.product).toBeNull()
  await restore(admin, await deletionOf('product', product.id))
  expect((await invoiceAt(id)).invoice_products[0]?.product).toBe(product.id)
})

test('a record whose unique value is in use stays in the trash', async () => {
  const { id, code } = await aCustomer(admin)
  await admin.delete(`/customer/${id}`)
  await admin.post('/customer', customerForm({ code: code.toUpperCase() }))
  const entry = await deletionOf('customer', id)
  expect(await restore(admin, entry)).toMatchObject({ status: 409, body: { code: 'conflict' } })
  expect(await deletionOf('customer', id)).toBeDefined()
})

test('of many concurrent restores of one record, one succeeds', async () => {
  const { id } = await aCustomer(admin)
  await admin.delete(`/customer/${id}`)
  const entry = await deletionOf('customer', id)
  const answers = await Promise.all([1, 2, 3, 4].map(() => restore(admin, entry)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
})

test('the trash is searched by the values of its records', async () => {
  const { id } = await aCustomer(admin, { name: 'مكتبة الكرّادة' })
  await admin.delete(`/customer/${id}`)
  const { body } = await admin.get<Listed<Entry>>(`/trash?search=${encodeURIComponent('الكراده')}`)
  expect(body.results.map(({ record_id }) => record_id)).toEqual([id])
})

test('the trash is paged, newest first', async () => {
  const word = `p${crypto.randomUUID().slice(0, 8)}`
  const deleted: number[] = []
  for (let each = 0; each < 23; each++) {
    const { id } = await aCustomer(admin, { address: `${word} street` })
    await admin.delete(`/customer/${id}`)
    deleted.unshift(id)
  }
  const page = async (number: number) =>
    (await admin.get<Listed<Entry>>(`/trash?search=${word}&page=${number}`)).body
  const [first, second, third] = [await page(1), await page(2), await page(3)]
  expect([...first.results, ...second.results].map(({ record_id }) => record_id)).toEqual(deleted)
  expect([first.results.length, first.count, second.count, third.count]).toEqual([20, 23, 23, 23])
  expect(third.results).toEqual([])
})

test('records deleted with another one in a transaction are not in the trash, in either order', async () => {
  const invoice = await anInvoice(admin)
  const [order] = await ordersOf(invoice)
  const client = await inkwell.pool.connect()
  await client.query('begin')
  await client.query('delete from invoice_tracker where id = $1', [order?.id])
  await client.query('delete from invoice where id = $1', [invoice.id])
  await client.query('commit')
  client.release()
  expect(await deletionOf('invoice_tracker', order?.id ?? 0)).toBeUndefined()
  expect((await restore(admin, await deletionOf('invoice', invoice.id))).status).toBe(200)
  expect(await ordersOf(invoice)).toMatchObject([{ id: order?.id }])
})

describe('a deleted user', () => {
  test('is restored without a password, until one is set', async () => {
    const { id, username } = await aUser(inkwell.pool)
    await admin.delete(`/auth/users/delete/${id}`)
    expect((await restore(admin, await deletionOf('users', id))).status).toBe(200)
    const signIn = (given: string) => inkwell.anyone.post('/auth/login', { user: username, password: given })
    expect((await signIn(password)).status).toBe(401)
    const { body } = await admin.post<{ password: string }>(`/auth/users/${id}/password-reset`)
    expect((await signIn(body.password)).status).toBe(200)
  })

  test('stays there while another user has the name', async () => {
    const { id, email } = await aUser(inkwell.pool)
    await admin.delete(`/auth/users/delete/${id}`)
    await aUser(inkwell.pool, { username: email })
    expect((await restore(admin, await deletionOf('users', id))).status).toBe(409)
  })

  test('who was a superuser is restored by superusers only', async () => {
    const { id } = await aUser(inkwell.pool, { role: 'admin', is_superuser: true })
    await superuser.delete(`/auth/users/delete/${id}`)
    const entry = await deletionOf('users', id)
    expect(await restore(admin, entry)).toMatchObject({ status: 403, body: { code: 'permission_denied' } })
    expect((await restore(superuser, entry)).status).toBe(200)
  })
})

test('a user sees and restores only records that they may delete', async () => {
  const [manager, salesman] = [await inkwell.as('manager'), await inkwell.as('salesman')]
  const { id } = await aUser(inkwell.pool)
  await admin.delete(`/auth/users/delete/${id}`)
  const entry = await deletionOf('users', id)
  expect(await deletionOf('users', id, manager)).toBeUndefined()
  expect((await restore(manager, entry)).status).toBe(403)
  expect((await salesman.get('/trash')).status).toBe(403)
  expect((await restore(salesman, entry)).status).toBe(403)
})
