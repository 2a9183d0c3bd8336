import { randomBytes } from 'node:crypto'
import { readXlsx } from 'hucre'
import { expect, test } from 'vitest'
import { anInvoice } from '../../../features/invoices/testing/an-invoice.ts'
import { aReceipt } from '../../../features/money/receipts/testing/a-receipt.ts'
import { today } from '../../../kernel/contract/values/day.ts'
import { shownAt } from '../../../kernel/contract/values/wall-clock.ts'
import { aCustomer, type Customer } from '../../../features/customers/testing/a-customer.ts'
import { aProduct, type Product } from '../../../features/products/testing/a-product.ts'
import { english } from '../../../i18n/english.ts'
import { sendSpreadsheet } from '../../../kernel/server/spreadsheet-import/testing/send-spreadsheet.ts'
import { readRows } from '../../../kernel/server/spreadsheet/read-rows.ts'
import { sheetFile } from '../../../kernel/server/spreadsheet/testing/spreadsheet-file.ts'
import type { Api, Listed, Saved } from '../../../kernel/server/testing/api-client.ts'
import { employees } from '../../../features/employee-reports/employee-reports.contract.ts'
import { type Entity, recordFields } from '../../../kernel/contract/entity.ts'
import type { Fields } from '../../../kernel/contract/fields.ts'
import { entities } from '../../features.server.ts'
import { startTestInkwell } from '../../testing/inkwell.ts'

const inkwell = await startTestInkwell()
const api = await inkwell.as('superuser')
const mark = () => `X${randomBytes(4).toString('hex')}`

async function exported(by: Api, path: string): Promise<Uint8Array> {
  const response = await by.fetch(`/api/v1${path}`)
  if (response.status !== 200) throw new Error(`${path} answered ${response.status}`)
  return new Uint8Array(await response.arrayBuffer())
}

/** The visible cells of an exported file. */
async function table(by: Api, path: string): Promise<string[][]> {
  const { rows } = await readRows(sheetFile(await exported(by, path)))
  return rows.map(({ cells }) => cells.map((cell) => (typeof cell === 'string' ? cell : cell.shown)))
}

const lists: Entity[] = [...entities.filter(({ columns }) => columns.length > 0), employees]

/** The heading of a column on the screen. */
function headingOf({ fields }: Entity, name: string): string {
  const all: Fields = { ...recordFields, ...fields }
  return english(all[name]?.label ?? 'N/A')
}

test.each(lists.flatMap((list) => ['xlsx', 'csv'].map((format) => ({ list, path: list.path, format }))))(
  '$path is exported as .$format, with the columns of its list in their order',
  async ({ list, path, format }) => {
    const [headings] = await table(api, `${path}/export?format=${format}`)
    const { first = [], without = [] } = list.inFiles ?? {}
    const shown = [...first, ...list.columns.filter((name) => !without.includes(name))].map((name) =>
      headingOf(list, name),
    )
    expect(headings?.map((heading) => heading.replace(/ \((USD|IQD)\)$/, ''))).toEqual(['SL', ...shown])
  },
)

test('a file numbers its rows like the screen, whatever their keys are', async () => {
  const its = mark()
  for (const quantity of [1, 2, 3]) await aWarehouseSheet(its, quantity)
  for (const ordering of ['', '-serial', '-quantity', 'quantity']) {
    const query = `search=${its}&ordering=${ordering}`
    const { body } = await api.get<Listed<{ quantity: number; created_at: string }>>(`/warehouse?${query}`)
    const [headings = [], ...rows] = await table(api, `/warehouse/export?format=csv&${query}`)
    const cells = (heading: string) => rows.map((row) => row[headings.indexOf(heading)])
    expect(cells('SL')).toEqual(['1', '2', '3'])
    expect(cells('Quantity').map(Number)).toEqual(body.results.map(({ quantity }) => quantity))
    expect(cells('Created At')).toEqual(
      body.results.map(({ created_at }) => shownAt(Date.parse(created_at), 'Asia/Baghdad').slice(0, 16)),
    )
  }
})

async function aWarehouseSheet(materials: string, quantity: number): Promise<void> {
  expect((await api.post('/warehouse', { materials, quantity })).status).toBe(201)
}

test('a file is sent with its type and as a download', async () => {
  const response = await api.fetch('/api/v1/product/export?format=csv')
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(response.headers.get('content-disposition')).toBe(
    `attachment; filename="PEN-COMPANY Products ${today('Asia/Baghdad')}.csv"`,
  )
  expect((await api.fetch('/api/v1/product/export?format=pdf')).status).toBe(400)
  expect((await api.fetch('/api/v1/product/export?format=csv&ordering=nothing')).status).toBe(400)
})

test('the filter, search and order of the list apply to the whole export', async () => {
  const its = mark()
  const types = ['pen_print_product', 'pen_pack_product']
  for (let index = 0; index < 24; index++) {
    await aProduct(api, { item_code: `${its}-${index}`, pen_type: types[index % 2], unit_price: index % 5 })
  }
  const query = `search=${its}&pen_type=pen_pack_product&ordering=-unit_price`
  const { body } = await api.get<Listed<Product>>(`/product?page_size=100&${query}`)
  const rows = await table(api, `/product/export?format=csv&${query}`)
  expect(rows.slice(1).map((row) => row[2])).toEqual(body.results.map(({ item_code }) => item_code))
  expect(rows).toHaveLength(13)
})

test('users export only records that they may see', async () => {
  const [one, other] = [await inkwell.as('salesman'), await inkwell.as('manager')]
  const report = { week_ending: '2026-11-20', project_name: mark(), tasks_started: 'a', tasks_completed: 'b' }
  expect((await one.post('/reports', report)).status).toBe(201)
  const seenBy = async (by: Api) => (await table(by, '/reports/export?format=csv')).flat()
  expect(await seenBy(one)).toContain(report.project_name)
  expect(await seenBy(api)).toContain(report.project_name)
  expect(await seenBy(other)).not.toContain(report.project_name)
  expect((await one.fetch('/api/v1/receipt-voucher/export?format=csv')).status).toBe(403)
  expect((await inkwell.anyone.fetch('/api/v1/product/export?format=csv')).status).toBe(401)
})

const oddTexts = [
  '=1+1',
  "'=1+1",
  '-5',
  '+964 780 123 4567',
  '@SUM(A1)',
  '00123',
  'two "quotes", a comma; and more',
  'شركة النور للطباعة',
  '_x0041_',
  '😀 \u200fmarks\u200e',
]

const withoutKeys = <R extends { item_code?: string; code?: string }>(records: readonly R[]) =>
  records
    .map((record) => ({ ...record, id: 0, serial: 0, version: 0, created_at: '', updated_at: '' }))
    .toSorted((a, b) => String(a.item_code ?? a.code).localeCompare(String(b.item_code ?? b.code)))

test.each(['xlsx', 'csv'])(
  'customers exported to .%s are imported unchanged, byte for byte',
  async (format) => {
    const its = mark()
    for (const [index, text] of oddTexts.entries()) {
      await aCustomer(api, {
        code: `${text} ${its}${index}`,
        name: text,
        phone: text,
        work: index % 2 ? text : null,
        address: `${text}\nsecond line`,
      })
    }
    const all = async () =>
      (await api.get<Listed<Customer>>(`/customer?page_size=100&search=${its}`)).body.results
    const before = await all()
    const file = await exported(api, `/customer/export?format=${format}&search=${its}`)
    const unchanged = await sendSpreadsheet(api, '/customer', { content: file })
    expect(unchanged.body).toMatchObject({ new: 0, changed: 0, unchanged: oddTexts.length, wrong: 0 })
    for (const { id } of before) await api.delete(`/customer/${id}`)
    expect((await sendSpreadsheet(api, '/customer', { content: file })).body.new).toBe(oddTexts.length)
    expect(withoutKeys(await all())).toEqual(withoutKeys(before))
  },
)

test.each(['xlsx', 'csv'])(
  'products exported to .%s are imported unchanged, byte for byte',
  async (format) => {
    const its = mark()
    for (const [index, text] of oddTexts.entries()) {
      await aProduct(api, {
        item_code: `${text} ${its}${index}`,
        items: text,
        unit_price: [0, 0.45, 1250.5, 999_999_999_999.99, null][index % 5],
        pen_type: ['pen_print_product', 'pen_pack_product', 'pen_prom_product'][index % 3],
        description: `${text}\nsecond line`,
      })
    }
    const all = async () =>
      (await api.get<Listed<Product>>(`/product?page_size=100&search=${its}`)).body.results
    const before = await all()
    const file = await exported(api, `/product/export?format=${format}&search=${its}`)
    const unchanged = await sendSpreadsheet(api, '/product', { content: file })
    expect(unchanged.body).toMatchObject({ new: 0, changed: 0, unchanged: oddTexts.length, wrong: 0 })
    for (const { id } of before) await api.delete(`/product/${id}`)
    expect((await sendSpreadsheet(api, '/product', { content: file })).body.new).toBe(oddTexts.length)
    expect(withoutKeys(await all())).toEqual(withoutKeys(before))
  },
)

test('an export stops reading when its client disconnects', async () => {
  const its = mark()
  // Too large for the buffers on the way; triggers are disabled to save time.
  await inkwell.pool.query(`
    alter table product disable trigger user;
    insert into product (pen_type, item_code, items, image)
      select 'pen_print_product', '${its}' || n, 'Pen', repeat('long/', 400) from generate_series(1, 12000) n;
    alter table product enable trigger user`)
  let queries = 0
  inkwell.pool.on('acquire', () => queries++)
  const leaving = new AbortController()
  const response = await api.fetch(`/api/v1/product/export?format=csv&search=${its}`, {
    signal: leaving.signal,
  })
  await response.body?.getReader().read()
  leaving.abort()
  await new Promise((resolve) => setTimeout(resolve, 1500))
  expect(queries).toBeLessThan(10)
  queries = 0
  await exported(api, `/product/export?format=csv&search=${its}`)
  expect(queries).toBeGreaterThanOrEqual(12)
}, 60_000)

test('cancelled invoices are labelled in a file, and can be filtered', async () => {
  const customer = (await aCustomer(api)).id
  const [kept, gone] = [await anInvoice(api, { customer }), await anInvoice(api, { customer })]
  await api.post(`/invoice/${gone.id}/cancel`, { reason: 'wrong customer' })
  const draft = await anInvoice(api, { customer, status: 'draft' })
  const statuses = async (path: string) => {
    const [headings = [], ...rows] = await table(api, path)
    return rows.map((row) => row[headings.indexOf('Status')])
  }
  const invoices = await statuses(`/invoice/export?format=xlsx&customer=${customer}&ordering=serial`)
  expect([kept.id, gone.id, draft.id]).toHaveLength(invoices.length)
  expect(invoices).toEqual(['Issued', 'Cancelled', 'Draft'])

  const [counts, not] = [
    await aReceipt(api, { invoice: kept.id, from_account: customer }),
    await aReceipt(api, { invoice: kept.id, from_account: customer }),
  ]
  await api.post(`/receipt-voucher/${not.id}/cancel`, { reason: 'came back' })
  const path = `/receipt-voucher/export?format=csv&invoice=${kept.id}&ordering=serial`
  expect(await statuses(path)).toEqual(['Received', 'Cancelled'])
  expect(await statuses(`${path}&status=cancelled`)).toEqual(['Cancelled'])
  const { body } = await api.get<{ results: Record<string, { id: number }[]> }>(
    `/receipt-voucher?invoice=${kept.id}&status=received`,
  )
  expect(
    Object.values(body.results)
      .flat()
      .map(({ id }) => id),
  ).toEqual([counts.id])
})

test('an exported weekly report names its author, and a transfer’s amounts are numbers', async () => {
  const project_name = mark()
  await api.post('/reports', {
    week_ending: '2026-11-20',
    project_name,
    tasks_started: 'x',
    tasks_completed: 'y',
  })
  const [headings = [], report] = await table(api, `/reports/export?format=csv&search=${project_name}`)
  expect(report?.[headings.indexOf('Username')]).toMatch(/^user-/)

  const account = async (currency: string) =>
    (
      await api.post<Saved<{ id: number }>>('/bank-account', {
        name: mark(),
        currency,
        opening_balance: 5000,
        opening_date: '2020-01-01',
      })
    ).body.data.id
  const subject = mark()
  const [from_account, to_account] = [await account('USD'), await account('IQD')]
  await api.post('/account-transfer', {
    from_account,
    to_account,
    amount_out: 100,
    amount_in: 131_000,
    subject,
  })
  const file = await readXlsx(await exported(api, `/account-transfer/export?format=xlsx&search=${subject}`), {
    readStyles: true,
  })
  const [sheet] = file.sheets
  const shown = (heading: string) => {
    const column = sheet?.rows[0]?.indexOf(heading) ?? -1
    return [sheet?.rows[1]?.[column], sheet?.cells?.get(`1,${column}`)?.style?.numFmt]
  }
  expect(shown('Amount out')).toEqual([100, '"USD"\\ #,##0.00'])
  expect(shown('Amount in')).toEqual([131_000, '"IQD"\\ #,##0'])
})
