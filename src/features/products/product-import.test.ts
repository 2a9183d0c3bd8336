import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writeXlsx } from 'hucre'
import { expect, test } from 'vitest'
import { startTestInkwell } from '../../app/testing/inkwell.ts'
import { counts, sendSpreadsheet } from '../../kernel/server/spreadsheet-import/testing/send-spreadsheet.ts'
import { pictureClaiming, pictureFile } from '../../kernel/server/testing/a-picture.ts'
import type { Listed } from '../../kernel/server/testing/api-client.ts'
import { aProduct, type Product } from './testing/a-product.ts'

const inkwell = await startTestInkwell()
const api = await inkwell.as('manager')
const heading = 'SL,Item code,Item name,Unit Price,Image,Description\n'
const pen_type = 'pen_print_product'

const fixture = async (name: string) => await readFile(join(import.meta.dirname, 'testing/files', name))
const code = () => `PI-${randomBytes(5).toString('hex')}`
const send = (content: string | Uint8Array, more: Record<string, unknown> = {}) =>
  sendSpreadsheet(api, '/product', { content, pen_type, ...more })

async function productOf(itsCode: string): Promise<Product | undefined> {
  const { body } = await api.get<Listed<Product>>(`/product?search=${encodeURIComponent(itsCode)}`)
  return body.results[0]
}

test.each(['products.csv', 'products.xls'])('%s: prices as users write them', async (name) => {
  await inkwell.pool.query('delete from product')
  const { status, body } = await send(await fixture(name), { name })
  expect([status, counts(body)]).toEqual([200, [6, 0, 0, 0]])
  const { body: listed } = await api.get<Listed<Product>>('/product?ordering=serial')
  expect(listed.results.map((each) => [each.item_code, each.unit_price, each.image])).toEqual([
    ['PP-100', 0.45, null],
    ['PP-101', 2.5, null],
    ['PK-200', 6.75, null],
    ['PR-300', 0.99, null],
    ['PR-301', 1250.5, 'https://example.com/stylus.png'],
    ['00123', 0.25, null],
  ])
  expect(listed.results.every((each) => each.pen_type === pen_type)).toBe(true)
  expect(counts((await send(await fixture(name), { name })).body)).toEqual([0, 0, 6, 0])
})

test.each([
  ['prices-with-leading-zero.csv', { 'LZ-1': 0.125, 'LZ-2': 0.5, 'LZ-4': 0.125 }, ['0 125', "0'75", '12 50']],
  [
    'prices-as-people-type-them.xlsx',
    {
      'PR-0': 1250.5,
      'PR-1': 1250.5,
      'PR-2': 0.75,
      'PR-3': 0.75,
      'PR-4': 0.5,
      'PR-5': 5,
      'PR-6': 0.75,
      'PR-7': 0.75,
      'PR-8': 0.75,
      'PR-9': 0.75,
      'PR-12': 1000,
      'PR-14': 1000,
      'PR-15': 12.5,
      'PR-16': 0.125,
      'PR-17': 0.125,
      'PR-18': 0.3,
      'PR-25': 1250,
      'PR-26': 1250,
      'PR-28': 0.75,
    },
    ['IQD 1000', '1000 د.ع', '1.000', 'free', '-', 'N/A', '1e3', '(5.00)', '5.00-', "0'75"],
  ],
])('%s: each price is what it says, or refused', async (name, prices, refused) => {
  const admin = await inkwell.as('admin')
  await inkwell.pool.query('delete from product')
  expect((await admin.put('/settings', { price_decimals: 3 })).status).toBe(200)
  const { body } = await send(await fixture(name), { name, skip_wrong: true })
  expect(body.wrong_rows.map(({ value }) => value)).toEqual(refused)
  const { body: listed } = await api.get<Listed<Product>>('/product?ordering=serial&page_size=100')
  expect(Object.fromEntries(listed.results.map((each) => [each.item_code, each.unit_price]))).toEqual(prices)
  await inkwell.pool.query('delete from product')
  expect((await admin.put('/settings', { price_decimals: 2 })).status).toBe(200)
})

test('pictures on cells become the pictures of the products, once', async () => {
  await inkwell.pool.query('delete from product')
  const content = await fixture('products-with-pictures.xlsx')
  expect(counts((await send(content, { mode: 'preview' })).body)).toEqual([6, 0, 0, 0])
  expect(counts((await send(content)).body)).toEqual([6, 0, 0, 0])
  const { body } = await api.get<Listed<Product>>('/product?ordering=serial')
  const images = body.results.map(({ image }) => image ?? '')
  expect(images.slice(0, 4).every((image) => /^\/api\/v1\/image\/[\da-f]{64}$/.test(image))).toBe(true)
  expect(images.slice(4)).toEqual(['https://example.com/stylus.png', ''])
  expect((await inkwell.anyone.fetch(images[0] ?? '')).headers.get('content-type')).toBe('image/webp')
  expect(counts((await send(content)).body)).toEqual([0, 0, 6, 0])
})

test('a blank image keeps the picture, a blank description clears the text', async () => {
  const before = await aProduct(api, { description: 'old' })
  const picture = code()
  await send(`${heading}1,${before.item_code},${before.items},1.5,https://a.example/${picture}.png,old\n`)
  await send(`${heading}1,${before.item_code},${before.items},1.5,,\n`)
  expect(await productOf(before.item_code)).toMatchObject({
    image: `https://a.example/${picture}.png`,
    description: null,
  })
})

/** A workbook with a product in each row, and the picture of each in its cell. */
async function workbookWith(pictures: readonly Uint8Array[]): Promise<Uint8Array> {
  const rows = pictures.map((_, index) => [index + 1, code(), 'Pen', 1, null, null])
  const images = pictures.map((data, index) => ({
    data,
    type: 'png' as const,
    anchor: { from: { row: index + 1, col: 4 } },
  }))
  return await writeXlsx({ sheets: [{ name: 'S', rows: [heading.trim().split(','), ...rows], images }] })
}

test('more pixels than a file may have are refused before any picture is decoded', async () => {
  const files = await Promise.all([1, 2, 3, 4, 5, 6].map(async () => pictureClaiming(9000, 5500)))
  const pictures = await Promise.all(files.map(async (file) => Buffer.from(await file.arrayBuffer())))
  expect(await send(await workbookWith(pictures), { mode: 'preview' })).toMatchObject({
    status: 413,
    body: {
      code: 'too_large',
      errors: {
        file: [
          'The pictures in this file have 297 megapixels in total. The limit is 250. ' +
            'Make them smaller or split the file.',
        ],
      },
    },
  })
  const { body } = await send(await workbookWith(pictures.slice(1)), { mode: 'preview' })
  expect(body.wrong).toBe(5)
})

test('an invalid picture makes its row invalid', async () => {
  const png = Buffer.from(await (await pictureFile()).arrayBuffer())
  const { body } = await send(await workbookWith([png, Buffer.from('no picture')]), { mode: 'preview' })
  expect(body.wrong_rows).toEqual([
    {
      row: 3,
      column: 'Image',
      value: null,
      reason: 'Image: This file is not a supported picture. Choose a PNG, JPEG, WebP or GIF file.',
    },
  ])
})

test('without a pen type in file or form, new products are invalid, and the response asks for it', async () => {
  const its = code()
  const content = `${heading}1,${its},Pen,1,,\n`
  const { body } = await sendSpreadsheet(api, '/product', { content, mode: 'preview' })
  expect([body.wrong, body.asked]).toEqual([1, [{ name: 'pen_type' }]])
  expect(body.wrong_rows).toEqual([
    { row: 2, column: 'Pen Type', value: null, reason: 'Pen Type is required.' },
  ])
  expect((await send(content, { pen_type: 'pencil' })).body.errors).toHaveProperty('pen_type')
})

test('a column "Pen type" is read by label or value, and the form’s type fills its blanks', async () => {
  const [one, two, three] = [code(), code(), code()]
  const rows = [
    `1,${one},Pen,1,,,Pen Pack Product`,
    `2,${two},Pen,1,,,PEN_PROM_PRODUCT`,
    `3,${three},Pen,1,,,`,
  ]
  const { body } = await send(`${heading.trim()},pen type\n${rows.join('\n')}`)
  expect(counts(body)).toEqual([3, 0, 0, 0])
  expect((await productOf(one))?.pen_type).toBe('pen_pack_product')
  expect((await productOf(two))?.pen_type).toBe('pen_prom_product')
  expect((await productOf(three))?.pen_type).toBe(pen_type)
})

test('reasons explain an invalid price', async () => {
  const prices = ['-1', '1.234567', '655.000 IQD', '"1.250"', 'free', '#REF!']
  const rows = prices.map((price) => `1,${code()},Pen,${price},,\n`)
  const { body } = await send(heading + rows.join(''), { mode: 'preview' })
  expect(body.wrong_rows.map(({ value, reason }) => [value, reason])).toEqual([
    ['-1', 'Unit Price must be at least 0.'],
    ['1.234567', 'Unit Price must have at most 2 decimal places.'],
    ['655.000 IQD', 'Unit Price must be in USD, not IQD.'],
    ['1.250', 'Unit Price could mean 1.25 or 1250. Enter one of these values.'],
    ['free', 'Unit Price must be a number.'],
    ['#REF!', 'Unit Price contains the spreadsheet error #REF!.'],
  ])
})

test('missing headings are named', async () => {
  const { status, body } = await send(await fixture('products-missing-header.xlsx'), { mode: 'preview' })
  expect([status, body.message]).toEqual([
    422,
    'Headers do not match the required fields. Missing: Unit Price. Read: row 1 of the sheet “Sheet1”.',
  ])
  expect((await send(await fixture('products-headers-only.xlsx'))).body.message).toBe('Empty file!')
})

test('a file of more than 20 MB is refused under its field, one of 12 MB is read', async () => {
  const refused = await send(Buffer.alloc(21 * 1024 * 1024, 'a'))
  expect(refused).toMatchObject({
    status: 413,
    body: { code: 'too_large', errors: { file: [expect.stringContaining('20 MB')] } },
  })
  const filler = ' '.repeat(12 * 1024 * 1024)
  const read = await send(`${heading}1,${code()},Pen,1,,${filler}\n`, { mode: 'preview' })
  expect([read.status, read.body.new]).toEqual([200, 1])
})

test('a form without a file, and a file field with text, are refused', async () => {
  const { status, body } = await api.post<{ errors: object }>('/product/import', {
    mode: 'commit',
    file: 'SL,Item code',
  })
  expect([status, body.errors]).toEqual([422, { file: ['File must be a file.'] }])
})

test('imported products can be undone, and so can changed ones', async () => {
  const before = await aProduct(api, { unit_price: 3 })
  const its = code()
  const { body } = await send(
    `${heading}1,${before.item_code},Renamed,4,https://a.example/x.png,new\n2,${its},Pen,1,,\n`,
  )
  expect(counts(body)).toEqual([1, 1, 0, 0])
  expect((await api.post(`/product/import/${body.import_id}/undo`)).status).toBe(200)
  expect(await productOf(before.item_code)).toMatchObject({
    items: before.items,
    unit_price: 3,
    image: null,
    description: null,
  })
  expect(await productOf(its)).toBeUndefined()
})
