import { expect, test } from 'vitest'
import { aCustomer } from '../../../features/customers/testing/a-customer.ts'
import { anInvoice } from '../../../features/invoices/testing/an-invoice.ts'
import { startTestInkwell } from '../../testing/inkwell.ts'

const inkwell = await startTestInkwell()

interface Found {
  results: { kind: string; id: number; title: string; detail: string | null }[]
}

test('two letters find a customer and their invoices', async () => {
  const api = await inkwell.as('salesman')
  const customer = await aCustomer(api, { name: 'مكتبة الفيحاء' })
  const invoice = await anInvoice(api, { customer: customer.id })
  const { body } = await api.get<Found>(`/search?q=${encodeURIComponent('الفیحاء')}`)
  expect(body.results).toEqual([
    { kind: 'customer', id: customer.id, title: 'مكتبة الفيحاء', detail: customer.code },
    { kind: 'invoice', id: invoice.id, title: invoice.invoice_no, detail: 'مكتبة الفيحاء' },
  ])
})

test('a draft, which has no number, is found by its date and reference', async () => {
  const api = await inkwell.as('salesman')
  const customer = await aCustomer(api, { name: 'Drafty Stationery' })
  const draft = { customer: customer.id, status: 'draft', invoice_date: '2026-03-05' }
  const [plain, full] = [await anInvoice(api, draft), await anInvoice(api, { ...draft, po_ref: 'PO-77' })]
  const found = async (q: string) => (await api.get<Found>(`/search?q=${q}`)).body.results
  expect(await found('drafty')).toEqual([
    { kind: 'customer', id: customer.id, title: customer.name, detail: customer.code },
    { kind: 'invoice', id: full.id, title: 'Draft · 05/03/2026 · PO-77', detail: customer.name },
    { kind: 'invoice', id: plain.id, title: 'Draft · 05/03/2026', detail: customer.name },
  ])
  expect(await found('po-77%20draft')).toMatchObject([{ id: full.id }])
})

test('one or two letters find the beginnings of words', async () => {
  const api = await inkwell.as('salesman')
  const { id } = await aCustomer(api, { code: 'K-77', name: 'Qadisiyah Żółw' })
  const found = async (q: string) =>
    (await api.get<Found>(`/search?q=${encodeURIComponent(q)}`)).body.results.some(
      (record) => record.kind === 'customer' && record.id === id,
    )
  for (const q of ['q', 'QA', 'zo', 'qa k-77', String(id).slice(0, 2)]) expect(await found(q), q).toBe(true)
  for (const q of ['ad', '%q', 'qa zz']) expect(await found(q), q).toBe(false)
})

test('records that the user may not view are not found', async () => {
  const superuser = await inkwell.as('superuser')
  const api = await inkwell.as('salesman')
  const customer = await aCustomer(api, { name: 'Hidden Stationery' })
  await superuser.put('/settings/permissions/customers/salesman', { verbs: [] })
  expect((await api.get<Found>('/search?q=hidden')).body.results).toEqual([])
  expect((await superuser.get<Found>('/search?q=hidden')).body.results).toMatchObject([{ id: customer.id }])
})

test('an empty search is refused', async () => {
  const api = await inkwell.as('salesman')
  expect(await api.get('/search?q=')).toMatchObject({ status: 400 })
})
