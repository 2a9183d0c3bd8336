import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { faultsInMoney } from '../../../app/doctor/check-money.server.ts'
import { startTestInkwell } from '../../../app/testing/inkwell.ts'
import type { ReplyOf } from '../../../kernel/contract/endpoint.ts'
import type { Row } from '../../../kernel/contract/entity.ts'
import type { Listed, Refused, Saved } from '../../../kernel/server/testing/api-client.ts'
import type { order } from '../../orders/orders.contract.ts'
import { aLine, anInvoice } from '../../invoices/testing/an-invoice.ts'
import type { BadDebtRecord } from '../bad-debts/bad-debts.contract.ts'
import type { reconcileEndpoints } from './reconcile.contract.ts'

type Order = Row<typeof order>
type Reply = ReplyOf<typeof reconcileEndpoints.read>

const inkwell = await startTestInkwell()
const owner = await inkwell.as('superuser')
const manager = await inkwell.as('manager')
const salesman = await inkwell.as('salesman')

const read = async () => (await manager.get<Reply>('/reconcile')).body
const group = async () => (await read()).groups.find(({ kind }) => kind === 'written_off')
const anOrder = async (wanted: object = {}) => {
  const lines = [aLine({ quantity: 1, unit_price: 500 })]
  const invoice = await anInvoice(manager, { invoice_products: lines, age_days: 10, ...wanted })
  const found = await manager.get<Listed<Order>>(`/invoice-tracker?invoice=${invoice.id}`)
  return { invoice, order: found.body.results[0] as Order }
}

test('a write-off is listed in To Reconcile with user, day and amount, until it is cancelled', async () => {
  const { order } = await anOrder()
  const before = await group()
  await manager.put(`/invoice-tracker/${order.id}`, { total_paid: 100, outstanding: 0 })
  const now = await group()
  expect(now).toMatchObject({ count: (before?.count ?? 0) + 1, usd: (before?.usd ?? 0) + 400 })
  const line = now?.results.find(({ invoice: of }) => of === order.invoice)
  expect(line).toMatchObject({
    document: 'bad_debt',
    number: expect.stringMatching(/^WO-\d{4}-\d{5}$/),
    usd: 400,
    typed_by: 'Test manager',
    reason: 'Entered on the order',
    date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  })
  const listed = await manager.get<Listed<Order>>('/invoice-tracker?written_off=true&page_size=100')
  expect(listed.body.results.map(({ id, written_off }) => [id, written_off])).toContainEqual([order.id, 400])
  const typed = await manager.get<Listed<Order>>('/invoice-tracker?typed=true&page_size=100')
  expect(typed.body.results.map(({ id }) => id)).toContain(order.id)
  const without = await manager.get<Listed<Order>>('/invoice-tracker?written_off=false&page_size=100')
  expect(without.body.results.map(({ id }) => id)).not.toContain(order.id)
  // Users who record manual payments see the document, with the reason in their language, and can cancel it.
  const document = await manager.get<BadDebtRecord>(`/bad-debt/${line?.id}`)
  expect(document.body).toMatchObject({
    amount_usd: 400,
    said_reason: { key: 'Entered on the order', values: {} },
  })
  expect((await manager.post(`/bad-debt/${line?.id}/cancel`, { reason: 'Paid' })).status).toBe(200)
  expect(await group()).toMatchObject({ count: before?.count })
  const again = await manager.get<Order>(`/invoice-tracker/${order.id}`)
  expect(again.body).toMatchObject({ total_paid: 100, written_off: 0, outstanding: 400 })
})

describe('the outstanding amount of an order', () => {
  const updateOrder = async (id: number, body: object, by = manager) =>
    await by.put<Saved<Order> & Refused>(`/invoice-tracker/${id}`, body)
  const writeOffsOf = async (invoice: number) =>
    (
      await owner.get<Listed<BadDebtRecord>>(
        `/bad-debt?invoice=${invoice}&ordering=bad_debt_no&page_size=100`,
      )
    ).body.results.map(({ amount_usd, status, reason, on_order }) => ({
      amount_usd,
      status,
      reason,
      on_order,
    }))
  const entered = { reason: 'Entered on the order', on_order: true }

  test('creates and cancels write-offs: the newest are cancelled, and one replaces the rest', async () => {
    const { invoice, order } = await anOrder()
    await updateOrder(order.id, { outstanding: 400 })
    await updateOrder(order.id, { outstanding: 350 })
    expect(await writeOffsOf(invoice.id)).toEqual([
      { ...entered, amount_usd: 100, status: 'standing' },
      { ...entered, amount_usd: 50, status: 'standing' },
    ])
    expect((await updateOrder(order.id, { outstanding: 430 })).body.data).toMatchObject({
      written_off: 70,
      outstanding: 430,
    })
    expect(await writeOffsOf(invoice.id)).toEqual([
      { ...entered, amount_usd: 100, status: 'cancelled' },
      { ...entered, amount_usd: 50, status: 'cancelled' },
      { ...entered, amount_usd: 70, status: 'standing' },
    ])
    // Without `outstanding`, the rest is outstanding and nothing is written off.
    expect((await updateOrder(order.id, { total_paid: 20 })).body.data).toMatchObject({
      written_off: 0,
      outstanding: 480,
    })
    expect(await faultsInMoney(inkwell.pool)).toEqual([])
  })

  test('creates nothing if it is unchanged', async () => {
    const { invoice, order } = await anOrder()
    const { data } = (await updateOrder(order.id, { total_paid: 50, outstanding: 400 })).body
    const again = (await updateOrder(order.id, { ...data, version: data.version })).body.data
    expect(again).toEqual(data)
    expect(await writeOffsOf(invoice.id)).toHaveLength(1)
    const { rows } = await inkwell.pool.query('select from typed_payment where invoice = $1', [invoice.id])
    expect(rows).toHaveLength(1)
  })

  test('cannot exceed the invoice less other bad debts', async () => {
    const { invoice, order } = await anOrder()
    const form = { customer: invoice.customer, invoice: invoice.id, amount_usd: 80, reason: 'Lost' }
    expect((await owner.post('/bad-debt', form)).status).toBe(201)
    const refused = await updateOrder(order.id, { total_paid: 20, outstanding: 400.01 })
    expect(refused.status).toBe(422)
    expect(refused.body.errors?.['outstanding']?.[0]?.replace('\u00a0', ' ')).toBe(
      'No more than USD 400.00 can be outstanding.',
    )
    expect((await updateOrder(order.id, { total_paid: 20, outstanding: 390 })).body.data).toMatchObject({
      written_off: 90,
      outstanding: 390,
    })
    // Entries on an order never cancel other bad debts.
    await updateOrder(order.id, { total_paid: 0 })
    expect((await writeOffsOf(invoice.id)).map(({ amount_usd, status }) => [amount_usd, status])).toEqual([
      [80, 'standing'],
      [10, 'cancelled'],
    ])
    expect(await faultsInMoney(inkwell.pool)).toEqual([])
  })

  test('beyond the user’s limit is refused, also when it cancels more, and never waits', async () => {
    const { invoice, order } = await anOrder()
    await owner.put('/settings', { limits: { manager: { bad_debt_usd: 100 } } })
    try {
      const refused = await updateOrder(order.id, { outstanding: 399 })
      expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ['outstanding']])
      expect(await writeOffsOf(invoice.id)).toEqual([])
      expect((await updateOrder(order.id, { outstanding: 200 }, owner)).status).toBe(200)
      const more = await updateOrder(order.id, { outstanding: 250 })
      expect([more.status, Object.keys(more.body.errors ?? {})]).toEqual([422, ['outstanding']])
      expect(await writeOffsOf(invoice.id)).toMatchObject([{ amount_usd: 300, status: 'standing' }])
    } finally {
      await owner.put('/settings', { limits: { manager: { bad_debt_usd: null } } })
    }
  })

  test('cancels its write-off when the invoice’s amount changes', async () => {
    const { invoice, order } = await anOrder()
    await updateOrder(order.id, { outstanding: 400 })
    const invoice_products = [aLine({ quantity: 1, unit_price: 450 })]
    expect((await owner.put(`/invoice/${invoice.id}`, { invoice_products })).status).toBe(200)
    expect(await writeOffsOf(invoice.id)).toMatchObject([{ status: 'cancelled' }])
    expect((await manager.get<Order>(`/invoice-tracker/${order.id}`)).body).toMatchObject({
      written_off: 0,
      outstanding: 450,
    })
    expect(await faultsInMoney(inkwell.pool)).toEqual([])
  })
})

test('users who record manual payments see and cancel only write-offs of orders, within their limit', async () => {
  const { invoice, order } = await anOrder()
  const form = { customer: invoice.customer, invoice: invoice.id, amount_usd: 80, reason: 'Lost' }
  const other = (await owner.post<Saved<BadDebtRecord>>('/bad-debt', form)).body.data
  await manager.put(`/invoice-tracker/${order.id}`, { outstanding: 220 })
  const listed = await manager.get<Listed<BadDebtRecord>>(`/bad-debt?invoice=${invoice.id}`)
  expect(listed.body.results.map(({ amount_usd, on_order }) => [amount_usd, on_order])).toEqual([[200, true]])
  const made = await manager.get(`/invoice-tracker/${order.id}/made-of`)
  expect(made.body).toMatchObject({ written_off: 280, bad_debts: 80 })
  const [onOrder] = listed.body.results
  const cancel = async (id: number | undefined, by = manager) =>
    await by.post<Refused>(`/bad-debt/${id}/cancel`, { reason: 'Paid after all' })
  expect((await manager.post('/bad-debt', form)).status).toBe(403)
  expect((await manager.get(`/bad-debt/${other.id}`)).status).toBe(403)
  expect((await cancel(other.id)).status).toBe(403)
  expect((await cancel(onOrder?.id, salesman)).status).toBe(403)
  await owner.put('/settings', { limits: { manager: { bad_debt_usd: 199 } } })
  try {
    const beyond = await cancel(onOrder?.id)
    expect([beyond.status, Object.keys(beyond.body.errors ?? {})]).toEqual([422, ['amount_usd']])
  } finally {
    await owner.put('/settings', { limits: { manager: { bad_debt_usd: null } } })
  }
  expect((await cancel(onOrder?.id)).status).toBe(200)
  expect((await manager.get<Order>(`/invoice-tracker/${order.id}`)).body).toMatchObject({
    written_off: 80,
    outstanding: 420,
  })
  expect(await faultsInMoney(inkwell.pool)).toEqual([])
})

test('a salesman cannot make a debt disappear: by write-off, manual payment or a far due date', async () => {
  const { invoice, order } = await anOrder()
  const put = async (path: string, body: object) => (await salesman.put<Refused>(path, body)).status
  const path = `/invoice-tracker/${order.id}`
  expect(await put(path, { outstanding: 0 })).toBe(403)
  expect(await put(path, { total_paid: 500 })).toBe(403)
  expect(await put(path, { age_days: 3000 })).toBe(403)
  expect(await put(path, { age_days: 10, status: 'Delivered', notes: 'Called' })).toBe(200)
  expect(await put(`/invoice/${invoice.id}`, { age_days: 3000 })).toBe(403)
  expect(await put(`/invoice/${invoice.id}`, { invoice_date: '2035-01-01' })).toBe(403)
  expect(await put(`/invoice/${invoice.id}`, { po_ref: 'PO 1', age_days: 5 })).toBe(200)
  // A salesman may set the due days of a draft.
  const draft = await anInvoice(salesman, { status: 'draft', age_days: 10 })
  expect(await put(`/invoice/${draft.id}`, { age_days: 60 })).toBe(200)

  const allow = async (verbs: string[]) =>
    await owner.put('/settings/permissions/payments_by_hand/salesman', { verbs })
  expect((await read()).salesmen_type).toBe(false)
  await allow(['update'])
  expect((await read()).salesmen_type).toBe(true)
  expect(await put(path, { age_days: 20 })).toBe(200)
  expect(await put(path, { outstanding: 0 })).toBe(200)
  await allow([])
})

test('in existing installations, salesmen keep their permissions', async () => {
  const migration = readFileSync('migrations/0257-write-offs-are-seen.sql', 'utf8')
  const [keep = ''] = /insert into permission[^;]+;/.exec(migration) ?? []
  const cell = `select verbs from permission where resource = 'payments_by_hand' and role = 'salesman'`
  const client = await inkwell.pool.connect()
  try {
    await client.query('begin')
    await client.query(`delete from permission where resource = 'payments_by_hand'`)
    await client.query(keep)
    expect((await client.query(cell)).rows).toEqual([{ verbs: ['update'] }])
    await client.query(`update permission set verbs = '{}' where resource = 'payments_by_hand'`)
    await client.query(keep)
    expect((await client.query(cell)).rows).toEqual([{ verbs: [] }])
  } finally {
    await client.query('rollback')
    client.release()
  }
})
