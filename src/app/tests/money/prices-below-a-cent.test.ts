import { beforeEach, describe, expect, test } from 'vitest'
import { aCustomer } from '../../../features/customers/testing/a-customer.ts'
import type { InvoiceRecord } from '../../../features/invoices/invoices.contract.ts'
import { invoiceDocument } from '../../../features/invoices/paper/invoice-document.ts'
import { aLine, anInvoice, invoiceForm } from '../../../features/invoices/testing/an-invoice.ts'
import { sampleCompany } from '../../../features/invoices/testing/printable-sample.ts'
import type { CreditRecord } from '../../../features/money/credit-notes/credit-notes.contract.ts'
import { aCreditNote } from '../../../features/money/credit-notes/testing/a-credit-note.ts'
import { aProduct, type Product, productForm } from '../../../features/products/testing/a-product.ts'
import { settings } from '../../../features/settings/settings.contract.ts'
import type { Api, Listed } from '../../../kernel/server/testing/api-client.ts'
import { englishOnPaper } from '../../../i18n/english-on-paper.ts'
import { faultsInMoney } from '../../doctor/check-money.server.ts'
import { startTestInkwell } from '../../testing/inkwell.ts'

const inkwell = await startTestInkwell()
const [superuser, admin, manager, salesman] = [
  await inkwell.as('superuser'),
  await inkwell.as('admin'),
  await inkwell.as('manager'),
  await inkwell.as('salesman'),
]

const setDecimals = (price_decimals: number) => admin.put('/settings', { price_decimals })
/** Sets the decimals without the check of existing prices. */
async function withDecimals(decimals: number) {
  await inkwell.pool.query(`alter table settings disable trigger user`)
  await inkwell.pool.query(`update settings set price_decimals = ${decimals}`)
  await inkwell.pool.query(`alter table settings enable trigger user`)
}
const atMost = (decimals: number) => `Unit Price must have at most ${decimals} decimal places.`
const named = (decimals: number) =>
  `${atMost(decimals)} Change “Decimals of unit prices (2, 3 or 4)” in Settings to allow more.`
const refused = (field: string, words: string) => ({ status: 422, body: { errors: { [field]: [words] } } })
const fine = aLine({ quantity: 1000, unit_price: 0.125 })
const invoiceAt = async (id: number) =>
  (await admin.get<{ results: InvoiceRecord }>(`/invoice/${id}`)).body.results
const linePrice = 'invoice_products.0.unit_price'

beforeEach(() => withDecimals(2))

describe('with two decimals, as by default', () => {
  test('a price with more decimals is refused everywhere, and the setting is named to users who may change it', async () => {
    const { id } = await aProduct(admin)
    for (const [by, words] of [
      [superuser, named(2)],
      [admin, named(2)],
      [manager, atMost(2)],
      [salesman, atMost(2)],
    ] as const) {
      expect(await by.post('/product', productForm({ unit_price: 0.125 }))).toMatchObject(
        refused('unit_price', words),
      )
      expect(await by.put(`/product/${id}`, { unit_price: 0.125 })).toMatchObject(
        refused('unit_price', words),
      )
      const form = invoiceForm({ customer: (await aCustomer(by)).id, invoice_products: [fine] })
      for (const status of ['issued', 'draft'])
        expect(await by.post('/invoice', { ...form, status })).toMatchObject(refused(linePrice, words))
    }
    expect(
      await admin.post('/credit-note', {
        customer: (await aCustomer(admin)).id,
        reason: 'goodwill',
        lines: [{ description: 'Goodwill', quantity: 10, unit_price: 0.125 }],
      }),
    ).toMatchObject(refused('lines.0.unit_price', named(2)))
  })

  test('an import names the rows with too many decimals, and accepts them if the setting allows them', async () => {
    const { item_code } = productForm()
    const send = async () => {
      const form = new FormData()
      const rows = `SL,Item code,Item name,Unit Price,Image,Description\n1,${item_code},Pen,0.125,,\n`
      form.set('file', new Blob([rows]), 'products.csv')
      form.set('mode', 'commit')
      form.set('pen_type', 'pen_print_product')
      return await admin.post<{ message: string; new: number }>('/product/import', form)
    }
    expect(await send()).toMatchObject({
      status: 422,
      body: { errors: { file: [expect.any(String), `Row 2, Unit Price: ${named(2)}`] } },
    })
    await withDecimals(3)
    expect(await send()).toMatchObject({ status: 200, body: { new: 1 } })
  })

  test('the refusal is in the user’s language', async () => {
    const { body } = await admin.post<{ errors: Record<string, string[]> }>(
      '/product?language=ar',
      productForm({ unit_price: 0.125 }),
    )
    expect(body.errors['unit_price']?.[0]).toMatch(/^[^A-Za-z]*$/)
  })

  test('the permissions decide who sees the setting’s name, as the default roles have them', async () => {
    const says = async (by: Api) =>
      (await by.post<{ errors: Record<string, string[]> }>('/product', productForm({ unit_price: 0.125 })))
        .body.errors['unit_price']
    for (const [role, by] of Object.entries({ admin, manager, salesman })) {
      const mayChange = settings.resource?.defaults[role]?.includes('update') ?? false
      expect(await says(by)).toEqual([mayChange ? named(2) : atMost(2)])
    }
    await superuser.put('/settings/permissions/settings/manager', { verbs: ['view', 'update'] })
    expect(await says(manager)).toEqual([named(2)])
    await superuser.put('/settings/permissions/settings/manager', { verbs: ['view'] })
    expect(await says(manager)).toEqual([atMost(2)])
  })
})

describe('with three decimals', () => {
  beforeEach(() => withDecimals(3))

  test('a line total is rounded once, half up to cents', async () => {
    const price = (quantity: number, unit_price: number) => aLine({ quantity, unit_price })
    const invoice = await anInvoice(salesman, {
      invoice_products: [
        price(1000, 0.125),
        price(1, 0.125),
        price(3, 0.335),
        price(0.5, 0.01),
        price(7, 1.001),
      ],
      discount: 10,
    })
    expect(invoice.invoice_products.map(({ unit_price, total }) => [unit_price, total])).toEqual([
      [0.125, 125],
      [0.125, 0.13],
      [0.335, 1.01],
      [0.01, 0.01],
      [1.001, 7.01],
    ])
    expect([invoice.subtotal, invoice.grand_total]).toEqual([133.16, 119.84])
    expect(await faultsInMoney(inkwell.pool)).toEqual([])
  })

  test('a product, its list, its search and its file show the full price', async () => {
    const { item_code } = await aProduct(admin, { unit_price: 0.125 })
    const cents = await aProduct(admin, { unit_price: 2.5 })
    const found = async (search: string) =>
      (await admin.get<Listed<Product>>(`/product?search=${search}&page_size=100`)).body.results
    expect(await found(item_code)).toMatchObject([{ unit_price: 0.125 }])
    expect((await found('0.125')).map((row) => row.item_code)).toContain(item_code)
    expect((await found('2.50')).map((row) => row.item_code)).toContain(cents.item_code)
    const file = await admin.fetch(`/api/v1/product/export?format=csv&search=${item_code}`)
    expect(await file.text()).toContain('0.125')
    expect(await admin.post('/product', productForm({ unit_price: 0.1255 }))).toMatchObject(
      refused('unit_price', named(3)),
    )
  })

  test('papers show the price with all its decimals', async () => {
    const invoice = await anInvoice(admin, { invoice_products: [fine, aLine({ unit_price: 2.5 })] })
    const paper = JSON.stringify(invoiceDocument({ invoice, company: sampleCompany(), t: englishOnPaper }))
    expect(paper).toContain('USD\u00a00.125"')
    expect(paper).toContain('USD\u00a02.50"')
    expect(paper).toContain('USD\u00a0125.00"')
  })

  test('a credit note accepts its invoice’s price, and one of its own', async () => {
    const invoice = await anInvoice(admin, { invoice_products: [fine] })
    const [line] = invoice.invoice_products
    const note = await aCreditNote(admin, {
      customer: invoice.customer,
      invoice: invoice.id,
      reason: 'return',
      lines: [
        { invoice_product: line?.id, quantity: 100, unit_price: 0.125 },
        { description: 'Goodwill', quantity: 3, unit_price: 0.335 },
      ],
    })
    expect(note.lines.map(({ credit }) => credit)).toEqual([12.5, 1.01])
    expect(await admin.get<CreditRecord>(`/credit-note/${note.id}`)).toMatchObject({
      body: { lines: [{ unit_price: 0.125 }, { unit_price: 0.335 }] },
    })
    expect(await faultsInMoney(inkwell.pool)).toEqual([])
  })

  test('in pasted lines a dot before three digits separates decimals, to be confirmed', async () => {
    const { item_code } = await aProduct(admin)
    const read = async (text: string) =>
      (await admin.post<{ lines: object[] }>('/invoice/lines-from-text', { text })).body.lines
    expect(await read(`${item_code}\t1.000\t1.005`)).toMatchObject([
      { quantity: 1000, unit_price: 1.005, sure: false },
    ])
    expect(await read(`${item_code}\t10\t0.125`)).toMatchObject([{ unit_price: 0.125, sure: true }])
    await withDecimals(2)
    expect(await read(`${item_code}\t10\t1.005`)).toMatchObject([{ unit_price: 1005, sure: false }])
    expect(await read(`${item_code}\t10\t0.125`)).toMatchObject([{ unit_price: 0.125, sure: false }])
  })
})

describe('lowering the setting', () => {
  beforeEach(() => withDecimals(3))

  test('is refused while a product or a draft has a price with more decimals, but not for issued invoices', async () => {
    const product = await aProduct(admin, { unit_price: 0.125 })
    const draft = await anInvoice(admin, { status: 'draft', invoice_products: [fine, fine] })
    await anInvoice(admin, { invoice_products: [fine] })
    const finer = async () => {
      const { status, body } = await setDecimals(2)
      return [status, (body as { errors?: Record<string, string[]> }).errors?.['price_decimals']?.[0]]
    }
    const { rows } = await inkwell.pool.query<{ products: number }>(
      `select count(*)::int as products from product where has_more_decimals(unit_price, 2)`,
    )
    const products = rows[0]?.products ?? 0
    expect(await finer()).toEqual([
      422,
      `Some prices have more decimals (products: ${products}, drafts: 1). Change them first.`,
    ])
    await inkwell.pool.query(`update product set unit_price = 0.12 where has_more_decimals(unit_price, 2)`)
    expect(await finer()).toEqual([
      422,
      'Some prices have more decimals (products: 0, drafts: 1). Change them first.',
    ])
    expect(product.unit_price).toBe(0.125)
    await admin.delete(`/invoice/${draft.id}`)
    expect(await finer()).toEqual([200, undefined])
    expect((await setDecimals(5)).status).toBe(422)
  })

  test('keeps the stored prices of issued invoices, whatever else of them changes', async () => {
    const issued = await anInvoice(admin, { invoice_products: [fine, aLine()] })
    const note = { customer: issued.customer, invoice: issued.id, reason: 'return' }
    const [line, other] = issued.invoice_products
    await withDecimals(2)
    const change = (invoice_products: unknown) => admin.put(`/invoice/${issued.id}`, { invoice_products })
    expect((await admin.put(`/invoice/${issued.id}`, { po_ref: 'PO 7' })).status).toBe(200)
    expect((await change([{ ...line, quantity: 2000, total: null }, other])).status).toBe(200)
    expect((await invoiceAt(issued.id)).invoice_products[0]).toMatchObject({ unit_price: 0.125, total: 250 })
    expect(await change([{ ...line, unit_price: 0.126, total: null }])).toMatchObject(
      refused(linePrice, named(2)),
    )
    expect(await change([line, other, { ...aLine({ unit_price: 0.125 }), id: null }])).toMatchObject(
      refused('invoice_products.2.unit_price', named(2)),
    )
    // A copy is a new draft, so its prices are checked.
    expect(await admin.post(`/invoice/${issued.id}/duplicate`, {})).toMatchObject(
      refused(linePrice, named(2)),
    )
    expect(
      (await admin.post('/credit-note', { ...note, lines: [{ invoice_product: line?.id, quantity: 8 }] }))
        .status,
    ).toBe(201)
  })

  test('restores issued invoices from the trash, and checks drafts and products again', async () => {
    const issued = await anInvoice(admin, { invoice_products: [fine] })
    const draft = await anInvoice(admin, { status: 'draft', invoice_products: [fine] })
    const product = await aProduct(admin, { unit_price: 0.125 })
    for (const path of [`/invoice/${issued.id}`, `/invoice/${draft.id}`, `/product/${product.id}`])
      expect((await admin.delete(path)).status).toBeLessThan(300)
    await withDecimals(2)
    const { body } =
      await superuser.get<Listed<{ id: number; table_name: string; record_id: number }>>(
        '/trash?page_size=100',
      )
    const restore = async (table: string, id: number) => {
      const entry = body.results.find((each) => each.table_name === table && each.record_id === id)
      return await admin.post(`/history/${entry?.id}/restore`)
    }
    expect((await restore('invoice', issued.id)).status).toBe(200)
    expect((await invoiceAt(issued.id)).invoice_products).toMatchObject([{ unit_price: 0.125, total: 125 }])
    expect(await restore('invoice', draft.id)).toMatchObject({ status: 422 })
    expect(await restore('product', product.id)).toMatchObject(refused('unit_price', named(2)))
    await withDecimals(3)
    expect((await restore('invoice', draft.id)).status).toBe(200)
    expect((await restore('product', product.id)).status).toBe(200)
  })

  test('waits for a transaction with such a price, and then refuses', async () => {
    await inkwell.pool.query(`update product set unit_price = 0.12 where has_more_decimals(unit_price, 2)`)
    await inkwell.pool.query(
      `delete from invoice where status = 'draft' and id in (select invoice from invoice_product where has_more_decimals(unit_price, 2))`,
    )
    const writer = await inkwell.pool.connect()
    try {
      await writer.query('begin')
      await writer.query(
        `insert into product (pen_type, item_code, items, unit_price) values ('pen_print_product', 'LATE-1', 'Late', 0.125)`,
      )
      const lowering = setDecimals(2)
      const waits = `select from pg_stat_activity where wait_event_type = 'Lock' and query like '%settings%'`
      await expect.poll(async () => (await inkwell.pool.query(waits)).rowCount).toBe(1)
      await writer.query('commit')
      expect((await lowering).status).toBe(422)
    } finally {
      writer.release()
    }
  })
})
