import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestInkwell } from '../../app/testing/inkwell.ts'
import { recordFields, type Row } from '../../kernel/contract/entity.ts'
import type { Listed } from '../../kernel/server/testing/api-client.ts'
import { anInvoice } from '../invoices/testing/an-invoice.ts'
import { order } from './orders.contract.ts'

type Order = Row<typeof order>

const inkwell = await startTestInkwell()
const owner = await inkwell.as('superuser')
const salesman = await inkwell.as('salesman')
const grant = async (...verbs: string[]) =>
  expect((await owner.put('/settings/permissions/invoices/salesman', { verbs })).status).toBe(200)

beforeAll(() => grant())
afterAll(() => grant('view', 'create', 'update'))

test('a user who may view orders but not invoices reads the order and nothing else of its invoice', async () => {
  const { id, invoice_no } = await anInvoice(owner)
  const { body } = await salesman.get<Listed<Order>>(`/invoice-tracker?invoice=${id}`)
  const [found] = body.results
  const read = await salesman.get<Order>(`/invoice-tracker/${found?.id}`)
  expect(read).toMatchObject({ status: 200, body: { invoice: id, invoice_number: invoice_no } })
  const own = new Set(Object.keys({ ...recordFields, ...order.fields }))
  expect(Object.keys(read.body).filter((name) => !own.has(name))).toEqual([])
  for (const path of [`/invoice/${id}`, `/invoice/${id}/revisions`, `/history?resource=invoice&id=${id}`]) {
    expect((await salesman.get(path)).status, path).toBe(403)
  }
  expect((await salesman.get(`/history?resource=invoice_tracker&id=${found?.id}`)).status).toBe(200)
})
