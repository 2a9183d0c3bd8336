import { describe, expect, test } from 'vitest'
import { startTestInkwell } from '../../app/testing/inkwell.ts'
import { addDays, today } from '../../kernel/contract/values/day.ts'
import type { Row } from '../../kernel/contract/entity.ts'
import type { Listed, Saved } from '../../kernel/server/testing/api-client.ts'
import { aCustomer } from '../customers/testing/a-customer.ts'
import type { InvoiceRecord } from '../invoices/invoices.contract.ts'
import { aLine, anInvoice } from '../invoices/testing/an-invoice.ts'
import type { order } from './orders.contract.ts'

type Order = Row<typeof order>

const inkwell = await startTestInkwell()
const api = await inkwell.as('manager')

async function orderOf({ id }: InvoiceRecord): Promise<Order | undefined> {
  const { rows } = await inkwell.pool.query<{ id: number }>(
    'select id from invoice_tracker where invoice = $1',
    [id],
  )
  return rows[0] && (await api.get<Order>(`/invoice-tracker/${rows[0].id}`)).body
}

/** An invoice over 100 with its order. */
async function anOrder(wanted: Record<string, unknown> = {}) {
  const invoice = await anInvoice(api, {
    invoice_products: [aLine({ quantity: 1, unit_price: 100 })],
    ...wanted,
  })
  const order = await orderOf(invoice)
  if (!order) throw new Error('The invoice has no order.')
  return { invoice, order }
}

const update = (id: number, changes: Record<string, unknown>) =>
  api.put<Saved<Order>>(`/invoice-tracker/${id}`, changes)
const change = ({ id }: InvoiceRecord, changes: Record<string, unknown>) => api.put(`/invoice/${id}`, changes)

test('an invoice creates its order', async () => {
  const customer = await aCustomer(api)
  const { invoice, order } = await anOrder({
    customer: customer.id,
    age_days: 10,
    invoice_date: '2026-02-25',
  })
  expect(order).toMatchObject({
    serial: order.id,
    invoice: invoice.id,
    invoice_number: invoice.invoice_no,
    date: '2026-02-25',
    customer_name: customer.name,
    customer_code: customer.code,
    customer_email: customer.email,
    invoice_amount: 100,
    total_paid: 0,
    outstanding: 100,
    age_days: 10,
    due_date: '2026-03-07',
    status: 'Pending',
    notes: null,
  })
})

describe('the amounts', () => {
  test('outstanding follows the paid amount, and is never negative', async () => {
    const { order } = await anOrder()
    expect((await update(order.id, { total_paid: 30.1 })).body.data.outstanding).toBe(69.9)
    expect((await update(order.id, { total_paid: '١٥٠' })).body.data.outstanding).toBe(0)
  })

  test('a sent outstanding amount is stored as it is', async () => {
    const { order } = await anOrder()
    const { data } = (await update(order.id, { total_paid: 30, outstanding: 50 })).body
    expect(data).toMatchObject({ total_paid: 30, outstanding: 50 })
    expect((await update(order.id, { notes: 'call' })).body.data).toMatchObject({
      outstanding: 50,
      notes: 'call',
    })
  })

  test('a new amount of the invoice updates amount and outstanding', async () => {
    const { invoice, order } = await anOrder()
    await update(order.id, { total_paid: 30 })
    await change(invoice, { discount: 50 })
    expect(await orderOf(invoice)).toMatchObject({ invoice_amount: 50, total_paid: 30, outstanding: 20 })
    await change(invoice, { discount: 90 })
    expect(await orderOf(invoice)).toMatchObject({ invoice_amount: 10, total_paid: 30, outstanding: 0 })
  })

  test('outstanding follows an amount that changes at the same time', async () => {
    const { order } = await anOrder()
    const client = await inkwell.pool.connect()
    const isWaiting = async () => {
      const { rows } = await inkwell.pool.query(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
      return rows.length > 0
    }
    await client.query('begin')
    await client.query(
      'update invoice set discount = 50, grand_total = 50 where id = (select invoice from invoice_tracker where id = $1)',
      [order.id],
    )
    const paying = update(order.id, { total_paid: 30 })
    await expect.poll(isWaiting).toBe(true)
    await client.query('commit')
    client.release()
    expect((await paying).body.data).toMatchObject({ total_paid: 30, outstanding: 20 })
  })

  test('an update of the invoice with the same amount keeps outstanding', async () => {
    const { invoice, order } = await anOrder()
    await update(order.id, { total_paid: 30, outstanding: 5 })
    await change(invoice, { po_ref: 'x' })
    expect(await orderOf(invoice)).toMatchObject({ total_paid: 30, outstanding: 5 })
  })

  test.each([-1, 0.001, 'x', null, ''])('a payment of %j is refused', async (total_paid) => {
    const { order } = await anOrder()
    expect(await update(order.id, { total_paid })).toMatchObject({
      status: 422,
      body: { errors: { total_paid: [expect.any(String)] } },
    })
  })
})

describe('the due date', () => {
  test('follows the age days and the date of the invoice', async () => {
    const { invoice, order } = await anOrder({ age_days: 10, invoice_date: '2026-03-01' })
    await change(invoice, { age_days: 20 })
    expect(await orderOf(invoice)).toMatchObject({ age_days: 20, due_date: '2026-03-21' })
    expect((await update(order.id, { age_days: 5 })).body.data.due_date).toBe('2026-03-06')
    await change(invoice, { invoice_date: '2026-04-01' })
    expect(await orderOf(invoice)).toMatchObject({ age_days: 5, due_date: '2026-04-06' })
  })

  test('makes an order overdue the day after, while money is outstanding, whatever its status', async () => {
    const now = today('Asia/Baghdad')
    const dueToday = await anOrder({ age_days: 7, invoice_date: addDays(now, -7) })
    expect(dueToday.order).toMatchObject({ due_date: now, is_overdue: false })
    const late = await anOrder({ age_days: 7, invoice_date: addDays(now, -8) })
    expect(late.order.is_overdue).toBe(true)
    expect((await update(late.order.id, { status: 'Complete' })).body.data.is_overdue).toBe(true)
    expect((await update(late.order.id, { total_paid: 100 })).body.data.is_overdue).toBe(false)
  })

  test('is checked by the company’s day', async () => {
    const far = { 'Pacific/Kiritimati': 14, 'Pacific/Pago_Pago': -11 }
    const { order } = await anOrder({ age_days: 0, invoice_date: today('Pacific/Pago_Pago') })
    const overdue = async () => (await api.get<Order>(`/invoice-tracker/${order.id}`)).body.is_overdue
    try {
      // These zones are always on different dates: UTC+14 and UTC−11.
      for (const [zone, hours] of Object.entries(far)) {
        await inkwell.pool.query('update settings set time_zone = $1', [zone])
        expect(await overdue()).toBe(hours > 0)
      }
    } finally {
      await inkwell.pool.query(`update settings set time_zone = 'Asia/Baghdad'`)
    }
  })
})

test('another customer of the invoice becomes the order’s as well', async () => {
  const { invoice } = await anOrder()
  const other = await aCustomer(api)
  await change(invoice, { customer: other.id })
  expect(await orderOf(invoice)).toMatchObject({
    customer_name: other.name,
    customer_code: other.code,
    customer_email: other.email,
  })
})

test('fields from the invoice cannot be changed here', async () => {
  const { order } = await anOrder()
  const { data } = (await update(order.id, { ...order, invoice_amount: 1, customer_name: 'x', invoice: 1 }))
    .body
  expect(data).toMatchObject({
    invoice: order.invoice,
    invoice_amount: 100,
    customer_name: order.customer_name,
  })
})

test.each([
  'Pending',
  'Delivered',
  'Shipping Time',
  'Start_process',
  'On_hold',
  'Overdue',
  'Complete',
  'Close',
])('the status may become %s', async (status) => {
  const { order } = await anOrder()
  expect((await update(order.id, { status })).body.data.status).toBe(status)
  expect((await api.get(`/invoice-tracker?status=${encodeURIComponent(status)}`)).status).toBe(200)
})

test('other statuses are refused, and so is an order without an invoice', async () => {
  const { order } = await anOrder()
  expect((await update(order.id, { status: 'Lost' })).status).toBe(422)
  expect((await api.post('/invoice-tracker', {})).status).toBe(404)
})

test('a deleted order stays deleted when its invoice changes', async () => {
  const { invoice, order } = await anOrder({ invoice_products: [aLine({ quantity: 1, unit_price: 0 })] })
  expect((await api.delete(`/invoice-tracker/${order.id}`)).status).toBe(204)
  expect((await change(invoice, { invoice_products: [aLine()] })).status).toBe(200)
  expect(await orderOf(invoice)).toBeUndefined()
})

test('the list is searched, filtered and ordered', async () => {
  const { invoice, order } = await anOrder({ invoice_date: '2020-01-01' })
  const list = async (query: string) =>
    (await api.get<Listed<Order>>(`/invoice-tracker?page_size=100&${query}`)).body
  expect((await list(`search=${invoice.invoice_no}`)).results.map(({ id }) => id)).toEqual([order.id])
  const overdue = await list('overdue=true')
  expect(overdue.results.map(({ id }) => id)).toContain(order.id)
  expect(overdue.results.every(({ is_overdue }) => is_overdue)).toBe(true)
  expect(overdue.count).toBe(overdue.results.length)
  for (const ordering of ['due_date', '-outstanding', 'customer_name', 'is_overdue', '-status']) {
    expect((await api.get(`/invoice-tracker?ordering=${ordering}`)).status).toBe(200)
  }
  // Sorting by it would have to read the vouchers of all orders.
  expect((await api.get('/invoice-tracker?ordering=-received_usd')).status).toBe(400)
  const dates = (await list('ordering=due_date')).results.map(({ due_date }) => due_date)
  expect(dates).toEqual(dates.toSorted())
})

test('the orders of a customer are those of their invoices', async () => {
  const customer = await aCustomer(api)
  const { order } = await anOrder({ customer: customer.id })
  await anOrder()
  const { body } = await api.get<Listed<Order>>(`/invoice-tracker?customer=${customer.id}`)
  expect(body.results.map(({ id }) => id)).toEqual([order.id])
})

test('a flag filters for yes, for no, or not at all', async () => {
  await anOrder({ invoice_date: '2020-01-31' })
  const { order } = await anOrder({ invoice_date: today('Asia/Baghdad') })
  await update(order.id, { total_paid: 100 })
  const amounts = async (query: string) => {
    const found = await api.get<Listed<{ outstanding: number }>>(`/invoice-tracker?page_size=100&${query}`)
    expect(found.status).toBe(200)
    return found.body
  }
  const [all, late, punctual] = [
    await amounts(''),
    await amounts('overdue=true'),
    await amounts('overdue=false'),
  ]
  expect(late.count).toBeGreaterThan(0)
  expect(punctual.count).toBeGreaterThan(0)
  expect(late.count + punctual.count).toBe(all.count)
  expect(await amounts('overdue=')).toEqual(all)
  const [owing, settled] = [await amounts('unpaid=true'), await amounts('unpaid=false')]
  expect(owing.results.every(({ outstanding }) => outstanding > 0)).toBe(true)
  expect(settled.results.every(({ outstanding }) => outstanding === 0)).toBe(true)
  expect(owing.count + settled.count).toBe(all.count)
  expect((await api.get('/invoice-tracker?overdue=maybe')).status).toBe(400)
})

test('the export of orders shows which are cancelled', async () => {
  const { invoice } = await anOrder()
  const { invoice: other } = await anOrder({ customer: invoice.customer })
  expect((await api.post(`/invoice/${invoice.id}/cancel`, { reason: 'Written twice' })).status).toBe(200)
  const path = `/api/v1/invoice-tracker/export?format=csv&customer=${invoice.customer}`
  const [heading = '', ...rows] = (await (await api.fetch(path)).text()).trim().split(/\r?\n/)
  const place = heading.split(',').findIndex((name) => name.includes('Invoice cancelled'))
  const wasPastDue = (no: string | null) => rows.find((row) => row.includes(no ?? '?'))?.split(',')[place]
  expect([wasPastDue(invoice.invoice_no), wasPastDue(other.invoice_no)]).toEqual(['Yes', 'No'])
})
