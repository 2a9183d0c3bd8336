import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { Listed } from '../../../kernel/server/testing/api-client.ts'
import { aCustomer, customerForm } from '../../../features/customers/testing/a-customer.ts'
import { invoiceForm } from '../../../features/invoices/testing/an-invoice.ts'
import { formOf, pictureFile } from '../../../kernel/server/testing/a-picture.ts'
import { personForm } from '../../../features/people/testing/a-user.ts'
import { productForm } from '../../../features/products/testing/a-product.ts'
import { startTestInkwell } from '../../testing/inkwell.ts'

const inkwell = await startTestInkwell()
const api = await inkwell.as('manager')
const withKey = () => ({ 'idempotency-key': randomUUID() })
const countOf = async (path: string) => (await api.get<Listed<unknown>>(path)).body.count

test('a repeated request gets the first response and creates nothing', async () => {
  const [form, key] = [customerForm(), withKey()]
  const first = await api.post('/customer', form, key)
  const count = await countOf('/customer')
  const second = await api.post('/customer', form, key)
  expect({ status: second.status, body: second.body }).toEqual({ status: 201, body: first.body })
  expect(await countOf('/customer')).toBe(count)
})

test('concurrent repeats create one invoice and get one response', async () => {
  const form = invoiceForm({ customer: (await aCustomer(api)).id, invoice_date: '2040-01-01' })
  const key = withKey()
  const answers = await Promise.all(Array.from({ length: 10 }, () => api.post('/invoice', form, key)))
  for (const { status, body } of answers)
    expect({ status, body }).toEqual({ status: 201, body: answers[0]?.body })
  expect(await countOf('/invoice?date_from=2040-01-01')).toBe(1)
})

test('a form with a picture is recognized as a repeat', async () => {
  const [image, key] = [await pictureFile(), withKey()]
  const form = () => formOf({ ...productForm({ item_code: 'with-picture', items: 'x' }), image })
  const first = await api.post('/product', form(), key)
  expect(await api.post('/product', form(), key)).toMatchObject({ status: 201, body: first.body })
  const other = formOf({
    ...productForm({ item_code: 'with-picture', items: 'x' }),
    image: await pictureFile(),
  })
  expect((await api.post('/product', other, key)).status).toBe(422)
})

describe('the same key', () => {
  test('with another body is refused, with what the first one stored', async () => {
    const key = withKey()
    const first = await api.post<{ data: object }>('/customer', customerForm(), key)
    const second = await api.post<{ message: string }>('/customer', customerForm(), key)
    expect(second).toMatchObject({
      status: 422,
      body: { code: 'idempotency_mismatch', saved: first.body.data },
    })
    expect(second.body.message).toBe('This entry was already saved.')
  })

  test('on another path is refused', async () => {
    const key = withKey()
    await api.post('/customer', customerForm(), key)
    const elsewhere = await api.post('/product', productForm(), key)
    expect(elsewhere).toMatchObject({ status: 422, body: { code: 'idempotency_mismatch' } })
    expect(elsewhere.body).not.toHaveProperty('saved')
  })

  test('of another user is a different key', async () => {
    const [key, admin] = [withKey(), await inkwell.as('admin')]
    expect((await api.post('/customer', customerForm(), key)).status).toBe(201)
    expect((await admin.post('/customer', customerForm(), key)).status).toBe(201)
  })

  test('after a request that failed is free', async () => {
    const key = withKey()
    expect((await api.post('/customer', customerForm({ email: '' }), key)).status).toBe(422)
    expect((await api.post('/customer', customerForm(), key)).status).toBe(201)
  })

  test('is recognized on another node and after a restart', async () => {
    const [form, key] = [customerForm(), withKey()]
    const first = await api.post('/customer', form, key)
    const restarted = await inkwell.startNode()
    const there = await restarted.signIn((await api.get<{ email: string }>('/auth/me')).body.email)
    expect(await there.post('/customer', form, key)).toMatchObject({ status: 201, body: first.body })
  })

  test('is free after a day, and its response is deleted', async () => {
    const [key, other] = [withKey(), withKey()]
    await api.post('/customer', customerForm(), key)
    await inkwell.pool.query(`update idempotency_key set created_at = created_at - interval '25 hours'`)
    expect((await api.post('/customer', customerForm(), other)).status).toBe(201)
    const { rows } = await inkwell.pool.query('select key from idempotency_key')
    expect(rows).toEqual([{ key: other['idempotency-key'] }])
    expect((await api.post('/customer', customerForm(), key)).status).toBe(201)
  })
})

describe('a body with a secret', () => {
  const user = (password: string) => personForm({ role: 'salesman', password })
  const rememberedBy = async (key: { 'idempotency-key': string }) =>
    (
      await inkwell.pool.query('select body_mac from idempotency_key where key = $1', [
        key['idempotency-key'],
      ])
    ).rows

  test('is not stored, and its repeat creates nothing', async () => {
    const [admin, key, form] = [await inkwell.as('admin'), withKey(), user('a first password')]
    expect((await admin.post('/auth/users', form, key)).status).toBe(201)
    expect(await rememberedBy(key)).toEqual([])
    expect((await admin.post('/auth/users', form, key)).status).toBe(422)
    expect((await inkwell.anyone.post('/auth/register', user('a first password'), key)).status).toBe(201)
    expect(await rememberedBy(key)).toEqual([])
  })

  test('with another secret does not get the first response', async () => {
    const [admin, key, form] = [await inkwell.as('admin'), withKey(), user('a first password')]
    await admin.post('/auth/users', form, key)
    const other = await admin.post('/auth/users', { ...form, password: 'another password' }, key)
    expect(other.status).toBe(422)
  })
})

test('has a stored hash that readers cannot compute', async () => {
  const [form, key] = [customerForm(), withKey()]
  await api.post('/customer', form, key)
  const { rows } = await inkwell.pool.query<{ body_mac: string; user_id: number }>(
    'select body_mac from idempotency_key where key = $1',
    [key['idempotency-key']],
  )
  expect(rows[0]?.body_mac).toMatch(/^[0-9a-f]{64}$/)
  // Another key of the installation gives another hash of the same body.
  const [other, secret] = [withKey(), randomUUID()]
  const node = await inkwell.startNode({ secretKey: secret })
  const there = await node.signIn((await api.get<{ email: string }>('/auth/me')).body.email)
  await api.delete(`/customer/${(await api.get<Listed<{ id: number }>>('/customer')).body.results[0]?.id}`)
  expect((await there.post('/customer', form, other)).status).toBe(201)
  const again = await inkwell.pool.query<{ body_mac: string }>(
    'select body_mac from idempotency_key where key = $1',
    [other['idempotency-key']],
  )
  expect(again.rows[0]?.body_mac).not.toBe(rows[0]?.body_mac)
})

test('an empty key counts as none, and a too long one is refused', async () => {
  expect((await api.post('/customer', customerForm(), { 'idempotency-key': '' })).status).toBe(201)
  expect((await api.post('/customer', customerForm(), { 'idempotency-key': '' })).status).toBe(201)
  expect((await api.post('/customer', customerForm(), { 'idempotency-key': 'x'.repeat(256) })).status).toBe(
    400,
  )
})
