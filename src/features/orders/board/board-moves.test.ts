import { describe, expect, test } from 'vitest'
import { startTestInkwell } from '../../../app/testing/inkwell.ts'
import type { Row } from '../../../kernel/contract/entity.ts'
import type { Api, Listed, Refused, Saved } from '../../../kernel/server/testing/api-client.ts'
import { aCustomer } from '../../customers/testing/a-customer.ts'
import { anInvoice } from '../../invoices/testing/an-invoice.ts'
import type { order } from '../orders.contract.ts'

type Order = Row<typeof order>

const inkwell = await startTestInkwell()
const api = await inkwell.as('manager')

async function anOrder(wanted: Record<string, unknown> = {}): Promise<Order> {
  const { invoice_no } = await anInvoice(api, wanted)
  const { body } = await api.get<Listed<Order>>(`/invoice-tracker?search=${invoice_no}`)
  const [order] = body.results
  if (!order) throw new Error('The invoice has no order.')
  return order
}

const move = (id: number, from: string, to: string, by: Api = api) =>
  by.put<Saved<Order>>(`/invoice-tracker/${id}/status`, { from, to })
const statusOf = async (id: number) => (await api.get<Order>(`/invoice-tracker/${id}`)).body.status

test('a card moves from its current column to the chosen one', async () => {
  const { id, invoice_number, version } = await anOrder()
  expect(await move(id, 'Pending', 'Shipping Time')).toMatchObject({
    status: 200,
    body: {
      message: `${invoice_number} moved to Shipping Time.`,
      data: { id, status: 'Shipping Time', version: version + 1 },
    },
  })
  expect(await statusOf(id)).toBe('Shipping Time')
})

describe('the second of two moves', () => {
  test('is refused, with the current column and the user who moved the card', async () => {
    const { id } = await anOrder()
    await move(id, 'Pending', 'Start_process')
    const late = await (
      await inkwell.as('salesman')
    ).put<Refused & { current: Order; changed_by: string; changed_at: string }>(
      `/invoice-tracker/${id}/status`,
      { from: 'Pending', to: 'On_hold' },
    )
    expect(late).toMatchObject({
      status: 409,
      body: { code: 'conflict', current: { id, status: 'Start_process' }, changed_by: 'Test manager' },
    })
    expect(await statusOf(id)).toBe('Start_process')
  })

  test('at the same moment is refused: one user moves the card', async () => {
    const { id } = await anOrder()
    const targets = ['Delivered', 'On_hold', 'Complete', 'Close']
    const answers = await Promise.all(targets.map((to) => move(id, 'Pending', to)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
    const winner = targets[answers.findIndex(({ status }) => status === 200)]
    expect(await statusOf(id)).toBe(winner)
  })
})

test('a move changes only the status, and is in the history', async () => {
  const { id, invoice, ...before } = await anOrder()
  await api.put(`/invoice-tracker/${id}`, { total_paid: 5, outstanding: 3, notes: 'call' })
  await move(id, 'Pending', 'Close')
  expect((await api.get(`/invoice-tracker/${id}`)).body).toMatchObject({
    invoice,
    total_paid: 5,
    outstanding: 3,
    notes: 'call',
    age_days: before.age_days,
  })
  const { body } = await api.get<Listed<{ changes: unknown }>>(`/history?resource=invoice_tracker&id=${id}`)
  expect(JSON.stringify(body.results[0])).toContain('Close')
})

test('moves are between existing statuses only', async () => {
  const { id } = await anOrder()
  expect((await move(id, 'Pending', 'Lost')).status).toBe(422)
  expect((await move(id, '', 'Close')).status).toBe(422)
  expect((await move(2_000_000, 'Pending', 'Close')).status).toBe(404)
})

test('users who may update orders can move them, and nobody else', async () => {
  const { id } = await anOrder()
  const [salesman, superuser] = [await inkwell.as('salesman'), await inkwell.as('superuser')]
  expect((await move(id, 'Pending', 'Delivered', salesman)).status).toBe(200)
  const allow = (verbs: string[]) =>
    superuser.put('/settings/permissions/invoice_tracker/salesman', { verbs })
  await allow(['view'])
  try {
    expect((await move(id, 'Delivered', 'Close', salesman)).status).toBe(403)
  } finally {
    await allow(['view', 'update'])
  }
  expect((await move(id, 'Delivered', 'Close', inkwell.anyone)).status).toBe(401)
  expect(await statusOf(id)).toBe('Delivered')
})

test('a column of the board is loaded by pages, the last change first', async () => {
  const orders = [await anOrder(), await anOrder(), await anOrder()]
  for (const { id } of orders) await move(id, 'Pending', 'On_hold')
  const column = async (page: number) =>
    (
      await api.get<Listed<Order>>(
        `/invoice-tracker?status=On_hold&ordering=-updated_at&page_size=2&page=${page}`,
      )
    ).body
  const [first, second] = [await column(1), await column(2)]
  const ids = [...first.results, ...second.results].map(({ id }) => id)
  expect(ids.slice(0, 3)).toEqual(orders.map(({ id }) => id).toReversed())
  expect(first.count).toBe((await api.get<Listed<Order>>('/invoice-tracker?status=On_hold')).body.count)
})

test('the totals of a narrowed list are those of its rows', async () => {
  const { invoice_number, invoice_amount } = await anOrder()
  const { body } = await api.get(`/invoice-tracker/totals?search=${invoice_number}`)
  expect(body).toEqual({ invoice_amount, total_paid: 0, outstanding: invoice_amount })
  expect((await api.get('/invoice-tracker/totals?search=nothing+like+it')).body).toEqual({
    invoice_amount: 0,
    total_paid: 0,
    outstanding: 0,
  })
})

test('each column of the board has the total of its orders, for the search and the filters', async () => {
  const customer = await aCustomer(api)
  const orders = [await anOrder({ customer: customer.id }), await anOrder({ customer: customer.id })]
  await move(orders[0]?.id ?? 0, 'Pending', 'Complete')
  const asked = `/invoice-tracker/status-totals?search=${encodeURIComponent(customer.name)}`
  const { body } = await api.get<{ results: { status: string; invoice_amount: number }[] }>(asked)
  expect(body.results).toHaveLength(2)
  for (const status of ['Pending', 'Complete']) {
    expect(body.results).toContainEqual({ status, invoice_amount: orders[0]?.invoice_amount })
  }
  expect((await api.get(`${asked}&date_to=1999-12-31`)).body).toEqual({ results: [] })
})
