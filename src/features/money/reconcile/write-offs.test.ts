import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { startTestInkwell } from '../../../app/testing/inkwell.ts'
import type { ReplyOf } from '../../../kernel/contract/endpoint.ts'
import type { Row } from '../../../kernel/contract/entity.ts'
import type { Listed, Refused } from '../../../kernel/server/testing/api-client.ts'
import type { invoiceTracker } from '../../orders/orders.contract.ts'
import { aLine, anInvoice } from '../../invoices/testing/an-invoice.ts'
import type { reconcileEndpoints } from './reconcile.contract.ts'

type Order = Row<typeof invoiceTracker>

const inkwell = await startTestInkwell()
const owner = await inkwell.as('superuser')
const manager = await inkwell.as('manager')
const salesman = await inkwell.as('salesman')

const read = async () => (await manager.get<ReplyOf<typeof reconcileEndpoints.read>>('/reconcile')).body
const group = async () => (await read()).groups.find(({ kind }) => kind === 'written_off')
const anOrder = async (wanted: object = {}) => {
  const lines = [aLine({ quantity: 1, unit_price: 500 })]
  const invoice = await anInvoice(manager, { invoice_products: lines, age_days: 10, ...wanted })
  const found = await manager.get<Listed<Order>>(`/invoice-tracker?invoice=${invoice.id}`)
  return { invoice, order: found.body.results[0] as Order }
}

test('what somebody writes off waits in To Reconcile with who, when and how much, until it is expected again', async () => {
  const { order } = await anOrder()
  const before = await group()
  await manager.put(`/invoice-tracker/${order.id}`, { total_paid: 100, outstanding: 0 })
  const now = await group()
  expect(now).toMatchObject({ count: (before?.count ?? 0) + 1, usd: (before?.usd ?? 0) + 400 })
  const line = now?.results.find(({ id }) => id === order.id)
  expect(line).toMatchObject({
    document: 'invoice_tracker',
    usd: 400,
    paid: 100,
    typed_by: 'Test manager',
    date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  })
  const listed = await manager.get<Listed<Order>>('/invoice-tracker?written_off=true&page_size=100')
  expect(listed.body.results.map(({ id, written_off }) => [id, written_off])).toContainEqual([order.id, 400])
  const typed = await manager.get<Listed<Order>>('/invoice-tracker?typed=true&page_size=100')
  expect(typed.body.results.map(({ id }) => id)).toContain(order.id)
  const without = await manager.get<Listed<Order>>('/invoice-tracker?written_off=false&page_size=100')
  expect(without.body.results.map(({ id }) => id)).not.toContain(order.id)
  // What the remedy sends.
  const answer = await manager.put(`/invoice-tracker/${order.id}`, {
    total_paid: 100,
    version: line?.version,
  })
  expect(answer).toMatchObject({ status: 200, body: { data: { written_off: 0, outstanding: 400 } } })
  expect(await group()).toMatchObject({ count: before?.count })
})

test('a salesman makes no debt disappear: neither written off, nor typed as paid, nor due in years', async () => {
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
  // Before it is issued it is theirs to say.
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

test('where people work already, salesmen keep what they had', async () => {
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
