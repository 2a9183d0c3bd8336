import { beforeAll, expect, test } from 'vitest'
import { startTestInkwell } from '../../../app/testing/inkwell.ts'
import type { Listed, Refused, Saved } from '../../../kernel/server/testing/api-client.ts'
import { aCustomer } from '../../customers/testing/a-customer.ts'
import type { InvoiceRecord } from '../invoices.contract.ts'
import { aLine, anInvoice, invoiceForm } from '../testing/an-invoice.ts'
import type { InvoiceOnPaper, Revision } from './revisions.contract.ts'

const inkwell = await startTestInkwell()
const api = await inkwell.as('superuser')
const manager = await inkwell.as('manager')

const read = async (id: number) => (await api.get<{ results: InvoiceRecord }>(`/invoice/${id}`)).body.results
const revisions = async (id: number) =>
  (await api.get<{ results: Revision[] }>(`/invoice/${id}/revisions`)).body.results
const paper = async (id: number, query = '') => await api.fetch(`/api/v1/invoice/generate-pdf/${id}${query}`)
const print = async (id: number) => {
  expect((await paper(id)).status).toBe(200)
}
const change = async (id: number, changes: object) =>
  (await api.put<Saved<InvoiceRecord>>(`/invoice/${id}`, { ...changes, unusual_date: true })).body.data

beforeAll(async () => {
  await api.put('/settings', { company_name: 'Tigris Pens' })
})

test('changing an unprinted invoice makes no revision; changing a printed one makes one revision until it is printed again', async () => {
  const { id } = await anInvoice(api)
  expect((await change(id, { po_ref: 'PO-1' })).revision).toBe(1)
  await print(id)
  expect((await change(id, { po_ref: 'PO-2' })).revision).toBe(2)
  expect((await change(id, { po_ref: 'PO-3' })).revision).toBe(2)
  await print(id)
  expect((await change(id, { po_ref: 'PO-4' })).revision).toBe(3)
  expect(
    (await revisions(id)).map(({ revision, printed_by, replaced_at }) => [
      revision,
      printed_by !== null,
      replaced_at !== null,
    ]),
  ).toEqual([
    [3, false, false],
    [2, true, true],
    [1, true, true],
  ])
})

test('changing only lines makes a revision, and the earlier one has the old lines', async () => {
  const { id, invoice_products } = await anInvoice(api, {
    invoice_products: [aLine({ product_item: 'Gel pen' }), aLine({ product_item: 'Marker', unit_price: 5 })],
  })
  await print(id)
  const [first] = invoice_products
  const lines = [{ ...first, quantity: 3, total: null }, aLine({ product_item: 'Pencil', unit_price: 1 })]
  const changed = await change(id, { invoice_products: lines })
  expect([changed.revision, changed.grand_total]).toEqual([2, 32])
  const before = (await api.get<{ results: InvoiceOnPaper }>(`/invoice/${id}/revisions/1`)).body.results
  expect(before.grand_total).toBe(30)
  expect(before.invoice_products.map((line) => [line.product_item, line.quantity, line.total])).toEqual([
    ['Gel pen', 2, 20],
    ['Marker', 2, 10],
  ])
})

test('a change that no paper shows makes no revision, and neither does a repeated save', async () => {
  const record = await anInvoice(api)
  await print(record.id)
  await api.put(`/invoice/${record.id}`, { ...record, unusual_date: true })
  await inkwell.pool.query('update invoice set created_by = created_by, updated_at = now() where id = $1', [
    record.id,
  ])
  expect((await read(record.id)).revision).toBe(1)
})

test('an earlier paper is reproduced unchanged, in any language, and the new one shows its revision', async () => {
  const { id } = await anInvoice(api)
  const was = Buffer.from(await (await paper(id)).arrayBuffer())
  await change(id, { po_ref: 'OTHER' })
  const again = Buffer.from(await (await paper(id, '?revision=1')).arrayBuffer())
  expect(again.equals(was)).toBe(true)
  expect(Buffer.from(await (await paper(id)).arrayBuffer()).equals(was)).toBe(false)
  expect((await paper(id, '?revision=1&language=ckb')).status).toBe(200)
  expect((await paper(id, '?revision=7')).status).toBe(404)
  expect((await paper(id, '?revision=0')).status).toBe(400)
  for (const wrong of ['3', '0', 'x', '99999999999999999999']) {
    expect((await api.get(`/invoice/${id}/revisions/${wrong}`)).status).toBe(404)
  }
})

test('opening the print page counts as printing, viewing does not; a draft has no revisions', async () => {
  const { id } = await anInvoice(api)
  await api.get(`/invoice/${id}`)
  expect((await change(id, { po_ref: 'seen only' })).revision).toBe(1)
  expect((await api.post(`/invoice/${id}/printed`)).status).toBe(204)
  expect((await change(id, { po_ref: 'printed' })).revision).toBe(2)

  const form = invoiceForm({ customer: (await aCustomer(api)).id, status: 'draft' })
  const draft = (await api.post<Saved<InvoiceRecord>>('/invoice', form)).body.data.id
  await print(draft)
  expect((await api.post(`/invoice/${draft}/printed`)).status).toBe(204)
  expect((await change(draft, { po_ref: 'x' })).revision).toBe(1)
  expect((await change(draft, { status: 'issued' })).revision).toBe(1)
  expect((await change(draft, { po_ref: 'y' })).revision).toBe(1)
})

test('cancelling, and updating company details, make a revision, too', async () => {
  const { id } = await anInvoice(api)
  await print(id)
  await api.put('/settings', { address: 'Another street' })
  expect((await api.put<Saved<InvoiceRecord>>(`/invoice/${id}/company`, {})).body.data.revision).toBe(2)
  await print(id)
  const cancelled = await api.post<Saved<InvoiceRecord>>(`/invoice/${id}/cancel`, { reason: 'A mistake' })
  expect([cancelled.status, cancelled.body.data.revision]).toEqual([200, 3])
  const before = (await api.get<{ results: InvoiceOnPaper }>(`/invoice/${id}/revisions/2`)).body.results
  expect([before.status, before.company.address]).toEqual(['issued', 'Another street'])
})

test('the list finds invoices changed after printing', async () => {
  const customer = (await aCustomer(api)).id
  const [one, other] = [await anInvoice(api, { customer }), await anInvoice(api, { customer })]
  await print(one.id)
  await change(one.id, { po_ref: 'x' })
  const found = async (changed: boolean) =>
    (
      await api.get<Listed<InvoiceRecord>>(
        `/invoice?customer=${customer}&changed_after_printing=${String(changed)}`,
      )
    ).body.results.map(({ id }) => id)
  expect([await found(true), await found(false)]).toEqual([[one.id], [other.id]])
})

test('a change during printing does not change the printed revision', async () => {
  const { id } = await anInvoice(api)
  const all = await Promise.all(
    Array.from({ length: 12 }, async (_, index) =>
      index % 2 === 0 ? paper(id) : api.put(`/invoice/${id}`, { po_ref: `R-${index}`, unusual_date: true }),
    ),
  )
  // The number of papers that one user can print at once is limited.
  expect(all.filter(({ status }) => ![200, 429].includes(status))).toEqual([])
  const known = await revisions(id)
  const now = await read(id)
  expect(known[0]?.revision).toBe(now.revision)
  expect(known.map(({ revision }) => revision)).toEqual(
    Array.from({ length: now.revision }, (_, index) => now.revision - index),
  )
  // Every replaced revision had been printed.
  expect(known.slice(1).every(({ printed_at }) => printed_at !== null)).toBe(true)
})

test('a printed invoice cannot be deleted, and its history shows the revision', async () => {
  const { id, invoice_no } = await anInvoice(api)
  await print(id)
  const refused = await api.delete<Refused>(`/invoice/${id}`)
  expect([refused.status, refused.body.message]).toEqual([
    409,
    `${invoice_no} has been printed and cannot be deleted. Cancel it instead.`,
  ])
  await change(id, { po_ref: 'x' })
  const { body } = await manager.get<Listed<{ changes: Record<string, unknown> }>>(
    `/history?resource=invoice&id=${id}`,
  )
  expect(body.results[0]?.changes['revision']).toEqual([1, 2])
})
