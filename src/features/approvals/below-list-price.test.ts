import { beforeEach, expect, test } from 'vitest'
import { faultsInMoney } from '../../app/doctor/check-money.server.ts'
import { startTestInkwell } from '../../app/testing/inkwell.ts'
import type { Api, Listed, Refused, Saved } from '../../kernel/server/testing/api-client.ts'
import type { InvoiceRecord } from '../invoices/invoices.contract.ts'
import { aLine, anInvoice } from '../invoices/testing/an-invoice.ts'
import { aProduct } from '../products/testing/a-product.ts'
import { setLimits } from './testing/set-limits.ts'

const inkwell = await startTestInkwell()
const owner = await inkwell.as('superuser')
const admin = await inkwell.as('admin')
const manager = await inkwell.as('manager')

beforeEach(() => setLimits(owner, { discount: 10 }))

/** A line for a product with a list price of USD 10, sold for another price. */
const pens = async (unit_price: number, quantity = 100) => {
  const product = (await aProduct(owner, { unit_price: 10 })).id
  return aLine({ product, quantity, unit_price })
}
const change = (by: Api, { id }: InvoiceRecord, form: object) =>
  by.put<Refused & Saved<InvoiceRecord>>(`/invoice/${id}`, form)
/** The lines of an invoice as its form sends them, with some changes. */
const linesOf = ({ invoice_products }: InvoiceRecord, ...changes: object[]) =>
  invoice_products.map(({ id, product, product_item, quantity, unit_price }, index) => ({
    id,
    product,
    product_item,
    quantity,
    unit_price,
    ...changes[index],
  }))
const tooLow = {
  status: 422,
  body: { errors: { grand_total: [expect.stringContaining('below list price')] } },
}

test('a price below the list price counts as a discount, together with the stated discount', async () => {
  expect((await anInvoice(manager, { invoice_products: [await pens(9)] })).approval).toBeNull()
  const low = await anInvoice(manager, { invoice_products: [await pens(8.99)] })
  expect(low).toMatchObject({ approval: 'waiting', status: 'waiting' })
  const both = { invoice_products: [await pens(9.5)], discount: 6 }
  expect((await anInvoice(manager, both)).approval).toBe('waiting')
  expect((await anInvoice(manager, { ...both, discount: 5 })).approval).toBeNull()
  const { body } = await admin.get<{ results: { id: number; amount: number; usd: number }[] }>('/approvals')
  expect(body.results.find(({ id }) => id === low.id)).toMatchObject({ amount: 10.1, usd: 101 })
  // A price above the list price offsets the discount.
  const dear = { invoice_products: [await pens(12)], discount: 25 }
  expect((await anInvoice(manager, dear)).approval).toBeNull()
  expect(await faultsInMoney(inkwell.pool)).toEqual([])
})

test('a custom item counts with its own price, and a discount of 10 % is not exceeded by rounding cents', async () => {
  const free = aLine({ quantity: 1, unit_price: 1000 })
  expect((await anInvoice(manager, { invoice_products: [free] })).approval).toBeNull()
  const mixed = { invoice_products: [free, await pens(8)] }
  // USD 200 of 2,000.
  expect((await anInvoice(manager, mixed)).approval).toBeNull()
  expect((await anInvoice(manager, { ...mixed, discount: 1 })).approval).toBe('waiting')
  const cents = aLine({ quantity: 1, unit_price: 1.06 })
  expect((await anInvoice(manager, { invoice_products: [cents], discount: 10 })).approval).toBeNull()
})

test('a draft is compared with the list prices of the day on which it is issued', async () => {
  const product = (await aProduct(owner, { unit_price: 10 })).id
  const line = aLine({ product, quantity: 100, unit_price: 10 })
  const draft = await anInvoice(manager, { status: 'draft', invoice_products: [line] })
  expect((await owner.put(`/product/${product}`, { unit_price: 20 })).status).toBe(200)
  const { body } = await change(manager, draft, { status: 'issued' })
  expect(body.data.approval).toBe('waiting')
})

test('lowering a price of an issued invoice beyond the limit is refused, also of a custom item', async () => {
  const issued = await anInvoice(manager, { invoice_products: [await pens(10)] })
  const lowered = { invoice_products: linesOf(issued, { unit_price: 8.9 }) }
  expect(await change(manager, issued, lowered)).toMatchObject(tooLow)
  expect(
    (await change(manager, issued, { invoice_products: linesOf(issued, { unit_price: 9 }) })).status,
  ).toBe(200)
  // Nor in several steps.
  expect(
    await change(manager, issued, { invoice_products: linesOf(issued, { unit_price: 8.5 }) }),
  ).toMatchObject(tooLow)
  expect((await change(owner, issued, lowered)).status).toBe(200)

  const custom = await anInvoice(manager, { invoice_products: [aLine({ quantity: 1, unit_price: 1000 })] })
  const less = linesOf(custom, { unit_price: 800 })
  expect(await change(manager, custom, { invoice_products: less })).toMatchObject(tooLow)
  // Nor hidden behind another line.
  const beside = [...less, aLine({ quantity: 1, unit_price: 500 })]
  expect(await change(manager, custom, { invoice_products: beside })).toMatchObject(tooLow)
  expect(await faultsInMoney(inkwell.pool)).toEqual([])
})

test('a replaced or removed line of an issued invoice is compared with the figures as issued', async () => {
  const issued = await anInvoice(manager, { invoice_products: [await pens(10), await pens(10)] })
  const [first] = linesOf(issued)
  const cheap = (await aProduct(owner, { unit_price: 1 })).id
  const replaced = [first, aLine({ product: cheap, quantity: 100, unit_price: 1 })]
  expect(await change(manager, issued, { invoice_products: replaced })).toMatchObject(tooLow)
  const inPlace = linesOf(issued, {}, { product: cheap, unit_price: 1 })
  expect(await change(manager, issued, { invoice_products: inPlace })).toMatchObject(tooLow)
  expect(await change(manager, issued, { invoice_products: [first] })).toMatchObject(tooLow)
  expect((await change(manager, issued, { po_ref: 'PO 7' })).status).toBe(200)
  // A user without a limit may do it; afterwards a user with a limit may keep the prices but not lower them.
  expect((await change(owner, issued, { invoice_products: replaced })).status).toBe(200)
  expect((await change(manager, issued, { po_ref: 'PO 8' })).status).toBe(200)
  expect(await faultsInMoney(inkwell.pool)).toEqual([])
})

test('a later list price does not affect an issued invoice', async () => {
  const issued = await anInvoice(manager, { invoice_products: [await pens(10)] })
  const product = issued.invoice_products[0]?.product
  expect((await owner.put(`/product/${product}`, { unit_price: 100 })).status).toBe(200)
  const dearer = { invoice_products: linesOf(issued, { unit_price: 9.5 }) }
  expect((await change(manager, issued, dearer)).status).toBe(200)
})

test('an invoice below list price is restored from the trash only by a user within their limit', async () => {
  const { id } = await anInvoice(owner, { invoice_products: [await pens(5)] })
  expect((await owner.delete(`/invoice/${id}`)).status).toBe(200)
  const { body } = await owner.get<Listed<{ id: number; record_id: number }>>('/trash')
  const deletion = body.results.find(({ record_id }) => record_id === id)?.id
  expect((await manager.post(`/history/${deletion}/restore`)).status).toBe(422)
  expect((await owner.post(`/history/${deletion}/restore`)).status).toBe(200)
  const back = (await owner.get<{ results: InvoiceRecord }>(`/invoice/${id}`)).body.results
  // A restored invoice still has its list prices.
  const lower = { invoice_products: linesOf(back, { unit_price: 4 }) }
  expect(await change(manager, back, lower)).toMatchObject(tooLow)
})

test('existing documents neither wait nor are refused when a limit is set', async () => {
  await setLimits(owner, {})
  const issued = await anInvoice(manager, { invoice_products: [await pens(5)] })
  await setLimits(owner, { discount: 10 })
  const { status, body } = await change(manager, issued, { po_ref: 'PO 9' })
  expect([status, body.data.approval]).toEqual([200, null])
  expect(
    (await change(manager, issued, { invoice_products: linesOf(issued, { unit_price: 6 }) })).status,
  ).toBe(200)
})

test('list prices changed by SQL are reported', async () => {
  const { id, invoice_no } = await anInvoice(owner, { invoice_products: [await pens(10)] })
  await inkwell.pool.query(`update invoice_product set list_price = 8 where invoice = ${id}`)
  expect(await faultsInMoney(inkwell.pool)).toEqual([
    `The lines of ${invoice_no} add up to USD 800.00 at list prices, but its total at list prices is USD 1000.00.`,
  ])
})
