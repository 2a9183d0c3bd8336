import { describe, expect, test } from 'vitest'
import type { Listed, Saved } from '../../../kernel/server/testing/api-client.ts'
import { aCustomer, customerForm } from '../../../features/customers/testing/a-customer.ts'
import type { InvoiceRecord } from '../../../features/invoices/invoices.contract.ts'
import { aLine, anInvoice } from '../../../features/invoices/testing/an-invoice.ts'
import { aUser } from '../../../features/people/testing/a-user.ts'
import { aProduct } from '../../../features/products/testing/a-product.ts'
import { startTestInkwell } from '../../testing/inkwell.ts'

interface Entry {
  id: number
  at: string
  user_id: number | null
  user_name: string | null
  owner_table: string
  owner_id: number
  table_name: string
  record_id: number
  action: string
  changes: Record<string, [unknown, unknown]>
}

const inkwell = await startTestInkwell()
const api = await inkwell.as('manager')
const me = (await api.get<{ id: number }>('/auth/me')).body

/** The stored history of a record, oldest first. */
async function historyOf(table: string, id: number): Promise<Entry[]> {
  const { rows } = await inkwell.pool.query<Entry>(
    'select * from history where owner_table = $1 and owner_id = $2 order by id',
    [table, id],
  )
  return rows
}

/** The history as users see it, newest first. */
const seen = async (reader: typeof api, table: string, id: number) =>
  (await reader.get<Listed<Entry>>(`/history?resource=${table}&id=${id}`)).body.results

test('a record type is named by its key, and an error gives the key for a path or permission', async () => {
  const { id } = await aCustomer(api)
  const ask = async (resource: string) => await api.get(`/history?resource=${resource}&id=${id}`)
  for (const [wrong, key] of [
    ['customers', 'customer'],
    ['invoices', 'invoice'],
    ['petty-cash', 'petty_cash'],
  ])
    expect(await ask(wrong ?? '')).toMatchObject({
      status: 400,
      body: { message: `Record type “${wrong}” does not exist. Use “${key}”.` },
    })
  expect((await ask('pencils')).body).toMatchObject({
    message: 'Record type “pencils” does not exist.',
  })
  expect((await ask('customer')).status).toBe(200)
})

describe('the database records', () => {
  test('who created a record, when and with which values', async () => {
    const { id, code } = await aCustomer(api)
    const [entry, ...more] = await historyOf('customer', id)
    expect(more).toEqual([])
    expect(entry).toMatchObject({
      user_id: me.id,
      user_name: 'Test manager',
      action: 'insert',
      table_name: 'customer',
      record_id: id,
      changes: { code: [null, code], address: [null, 'Baghdad'] },
    })
    expect(Object.keys(entry?.changes ?? {})).not.toContain('phone')
    expect(Math.abs(Date.parse(entry?.at ?? '') - Date.now())).toBeLessThan(10_000)
  })

  test('the fields that an update changed, with old and new values', async () => {
    const { id } = await aProduct(api, { unit_price: 1.5 })
    await api.put(`/product/${id}`, { unit_price: 2, description: 'New' })
    await api.put(`/product/${id}`, { unit_price: 2 })
    const [, ...updates] = await historyOf('product', id)
    expect(updates).toMatchObject([
      { action: 'update', changes: { unit_price: [1.5, 2], description: [null, 'New'] } },
    ])
    expect(Object.keys(updates[0]?.changes ?? {}).toSorted()).toEqual(['description', 'unit_price'])
  })

  test('all values of a deleted record', async () => {
    const product = await aProduct(api)
    await api.delete(`/product/${product.id}`)
    const [, deletion] = await historyOf('product', product.id)
    expect(deletion).toMatchObject({
      action: 'delete',
      user_id: me.id,
      changes: { id: [product.id, null], items: [product.items, null], unit_price: [1.5, null] },
    })
  })

  test('lines with their invoice', async () => {
    const invoice = await anInvoice(api, { invoice_products: [aLine(), aLine({ product_item: 'Red pen' })] })
    const [first, second] = invoice.invoice_products
    const changed = [{ ...first, quantity: 3, total: 30 }, aLine({ product_item: 'New pen' })]
    await api.put(`/invoice/${invoice.id}`, { invoice_products: changed })
    const entries = (await historyOf('invoice', invoice.id)).filter((e) => e.table_name === 'invoice_product')
    expect(entries.map(({ action, record_id }) => [action, record_id])).toEqual([
      ['insert', first?.id],
      ['insert', second?.id],
      ['delete', second?.id],
      ['update', first?.id],
      ['insert', expect.any(Number)],
    ])
    expect(entries[3]?.changes).toEqual({ quantity: [2, 3], total: [20, 30] })
  })

  test('changes that another record caused', async () => {
    const product = await aProduct(api)
    const line = aLine({ product: product.id })
    const invoice = await anInvoice(api, { invoice_products: [line] })
    await api.delete(`/product/${product.id}`)
    const last = (await historyOf('invoice', invoice.id)).at(-1)
    expect(last).toMatchObject({ action: 'update', changes: { product: [product.id, null] } })
  })

  test('nothing of a refused change', async () => {
    const { rows } = await inkwell.pool.query('select max(id) as last from history')
    await api.post('/customer', customerForm({ email: '' }))
    await api.put('/customer/2147483647', { work: 'x' })
    expect((await inkwell.pool.query('select max(id) as last from history')).rows).toEqual(rows)
  })

  test('changes outside the product as well, without a user', async () => {
    const { id } = await aCustomer(api)
    await inkwell.pool.query(`update customer set work = 'By hand' where id = $1`, [id])
    expect((await historyOf('customer', id)).at(-1)).toMatchObject({
      user_id: null,
      changes: { work: [null, 'By hand'] },
    })
  })
})

test('a password change is in the history, without the password or its hash', async () => {
  const { id } = await aUser(inkwell.pool)
  await inkwell.pool.query(
    `update users set password_hash = 'another hash', first_name = 'New' where id = $1`,
    [id],
  )
  await inkwell.pool.query(`update users set password_hash = 'a third hash' where id = $1`, [id])
  await inkwell.pool.query('delete from users where id = $1', [id])
  const entries = await historyOf('users', id)
  expect(entries.map(({ action }) => action)).toEqual(['insert', 'update', 'update', 'delete'])
  expect(Object.keys(entries[2]?.changes ?? {})).toEqual(['password_set_at'])
  expect(JSON.stringify(entries)).not.toMatch(/hash|argon/)
})

test('history cannot be changed or deleted', async () => {
  await aCustomer(api)
  for (const statement of [
    `update history set user_name = 'Somebody'`,
    'delete from history where id = (select max(id) from history)',
    'truncate history',
    'with gone as (delete from history returning id) select count(*) from gone',
  ]) {
    await expect(inkwell.pool.query(statement)).rejects.toThrow(
      /^History cannot be changed|^permission denied for table history/,
    )
  }
  const { rows } = await inkwell.pool.query(`
    select has_table_privilege('history', 'delete') as deletes, has_table_privilege('history', 'truncate') as empties`)
  expect(rows).toEqual([{ deletes: false, empties: false }])
})

test('triggers protect history even from a role that grants itself the privilege to delete', async () => {
  const client = await inkwell.pool.connect()
  try {
    for (const statement of ['truncate history', 'delete from history']) {
      await client.query('begin; grant delete, truncate on history to current_user')
      await expect(client.query(statement)).rejects.toThrow('History cannot be changed.')
      await client.query('rollback')
    }
  } finally {
    client.release()
  }
})

describe('users see', () => {
  test('the history of a record, newest first', async () => {
    const { id } = await aCustomer(api)
    await api.put(`/customer/${id}`, { work: 'Printing' })
    expect(await seen(api, 'customer', id)).toMatchObject([
      { action: 'update', user_name: 'Test manager', changes: { work: [null, 'Printing'] } },
      { action: 'insert' },
    ])
  })

  test('only their own changes, as a salesman', async () => {
    const salesman = await inkwell.as('salesman')
    const { id } = await aCustomer(api)
    await salesman.put(`/customer/${id}`, { work: 'Mine' })
    expect(await seen(salesman, 'customer', id)).toMatchObject([
      { action: 'update', user_name: 'Test salesman' },
    ])
  })
})

describe('a deleted record is restored', () => {
  async function restore(table: string, id: number, by = api) {
    const deletion = (await historyOf(table, id)).findLast(
      (e) => e.action === 'delete' && e.table_name === table,
    )
    return by.post(`/history/${deletion?.id}/restore`)
  }

  test('with its key and values', async () => {
    const customer = await aCustomer(api, { phone: '0770' })
    await api.delete(`/customer/${customer.id}`)
    expect((await restore('customer', customer.id)).status).toBe(200)
    expect((await api.get(`/customer/${customer.id}`)).body).toMatchObject({
      ...customer,
      version: expect.any(Number),
      updated_at: expect.any(String),
    })
  })

  test('an invoice with its number, lines and order', async () => {
    const invoice = await anInvoice(api, { invoice_products: [aLine(), aLine()] })
    await api.delete(`/invoice/${invoice.id}`)
    expect((await restore('invoice', invoice.id)).status).toBe(200)
    const { results } = (await api.get<{ results: InvoiceRecord }>(`/invoice/${invoice.id}`)).body
    expect(results).toMatchObject({ invoice_no: invoice.invoice_no, company: invoice.company })
    expect(results.invoice_products).toEqual(invoice.invoice_products)
    const orders = await api.get<Listed<unknown>>(`/invoice-tracker?search=${invoice.invoice_no}`)
    expect(orders.body.count).toBe(1)
  })

  test('but not if its code is in use again', async () => {
    const { id, code } = await aCustomer(api)
    await api.delete(`/customer/${id}`)
    await aCustomer(api, { code })
    expect(await restore('customer', id)).toMatchObject({ status: 409, body: { code: 'conflict' } })
  })

  test('and not twice', async () => {
    const { id } = await aCustomer(api)
    await api.delete(`/customer/${id}`)
    await restore('customer', id)
    expect((await restore('customer', id)).status).toBe(409)
    expect((await api.get<Saved<unknown>>(`/customer/${id}`)).status).toBe(200)
  })

  test('not by users without the permission to delete it', async () => {
    const { id } = await aCustomer(api)
    await api.delete(`/customer/${id}`)
    expect((await restore('customer', id, await inkwell.as('salesman'))).status).toBe(403)
  })
})
