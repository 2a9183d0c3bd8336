import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { aCustomer } from '../../../features/customers/testing/a-customer.ts'
import { aCode } from '../../../features/customers/testing/customer-sheet.ts'
import {
  counts,
  sendSpreadsheet,
} from '../../../kernel/server/spreadsheet-import/testing/send-spreadsheet.ts'
import {
  foreignWorkbook,
  inlineRow,
  relations,
} from '../../../parts/spreadsheets/testing/foreign-workbook.ts'
import { startTestInkwell } from '../../testing/inkwell.ts'

const inkwell = await startTestInkwell()
const api = await inkwell.as('admin')
const files = join(import.meta.dirname, '../../../features/products/testing/files')
const products = ['SL', 'Item code', 'Item name', 'Unit Price', 'Image', 'Description']
const preview = async (content: string | Uint8Array, path = '/product', more: Record<string, unknown> = {}) =>
  await sendSpreadsheet(api, path, {
    content,
    mode: 'preview',
    ...(path === '/product' && { pen_type: 'pen_print_product' }),
    ...more,
  })
const aRow = () => inlineRow('1', aCode(), 'Pen', '0.5', '', '')

/** A workbook of several sheets with rows; sheets whose name begins with a dot are hidden. */
async function workbook(sheets: Readonly<Record<string, readonly string[]>>): Promise<Buffer> {
  const named = Object.entries(sheets).map(([name, rows], index) => ({ name, rows, key: `k${index}` }))
  const hidden = (name: string) => (name.startsWith('.') ? ' state="hidden"' : '')
  return await foreignWorkbook({
    rows: [],
    sheets: named
      .map(({ name, key }) => `<sheet name="${name}" sheetId="1"${hidden(name)} r:id="${key}"/>`)
      .join(''),
    parts: {
      'xl/_rels/workbook.xml.rels': relations(
        Object.fromEntries(named.map(({ key }) => [key, ['worksheet', `worksheets/${key}.xml`]])),
      ),
      ...Object.fromEntries(
        named.map(({ key, rows }) => [
          `xl/worksheets/${key}.xml`,
          [`<worksheet><sheetData>${rows.join('')}</sheetData></worksheet>`],
        ]),
      ),
    },
  })
}

test.each([
  ['title-rows-above-headings.xlsx', { sheet: 'قائمة', row: 3 }],
  ['data-on-second-sheet.xlsx', { sheet: 'Items', row: 1 }],
])('the headings of %s are found, with their row', async (name, headings) => {
  const { status, body } = await preview(await readFile(join(files, name)), '/product', { name })
  expect([status, counts(body), body.headings]).toEqual([200, [1, 0, 0, 0], headings])
  expect(body.message).toContain(`row ${headings.row} of the sheet “${headings.sheet}”`)
})

test('titles may precede the headings of every import, and row numbers beside them are ignored', async () => {
  const { code } = await aCustomer(api)
  for (const [path, lines] of [
    ['/product', [products.slice(1).join(';'), `${aCode()};Pen;0,5;;`]],
    [
      '/customer',
      ['customer code *;name *;phone:;* email;work;Address :;website', `${aCode()};A;;a@b.example;;Erbil;`],
    ],
    ['/opening', ['customer code;number *;date;amount (USD)', `${code};1;2025-01-01;5`]],
  ] as const) {
    const content = ['Our list, as of January, 2026', '', 'by: Layla, office', ...lines].join('\n')
    const { status, body } = await preview(content, path)
    expect([path, status, body.new, body.wrong, body.headings]).toEqual([
      path,
      200,
      1,
      0,
      { sheet: null, row: 4 },
    ])
  }
})

test('rows are numbered as in the spreadsheet program, wherever the headings are', async () => {
  const { body } = await preview(`Prices\n\n${products.join(',')}\n1,${aCode()},Pen,1,,\n2,${aCode()},,1,,\n`)
  expect(body.wrong_rows.map(({ row, column }) => [row, column])).toEqual([[5, 'Item name']])
})

test('of several sheets the first with all headings is read, and no hidden one', async () => {
  const cover = [inlineRow('Item name'), inlineRow('Pens')]
  const headings = inlineRow(...products)
  const old = [inlineRow('SL', 'Item code', 'Item name'), inlineRow('1', 'x', 'y')]
  const file = await workbook({
    '.Lists': [headings, aRow(), aRow(), aRow()],
    Cover: cover,
    Old: old,
    Prices: [inlineRow('2026'), headings, aRow(), aRow()],
    Copy: [headings, aRow()],
  })
  const { body } = await preview(file)
  expect([counts(body), body.headings]).toEqual([[2, 0, 0, 0], { sheet: 'Prices', row: 2 }])
})

test('if no sheet has all headings, the missing ones of the best sheet are reported', async () => {
  const file = await workbook({
    Cover: [inlineRow('Item name')],
    Prices: [inlineRow('a title'), inlineRow('Item code', 'Item name', 'Image', 'Description'), aRow()],
  })
  const { status, body } = await preview(file)
  expect([status, body.message]).toEqual([
    422,
    'Headers do not match the required fields. Missing: Unit Price. Read: row 2 of the sheet “Prices”.',
  ])
})

test('headings below the first ten rows are not found', async () => {
  const titles = (count: number) => 'a title\n'.repeat(count)
  const rows = `${products.join(',')}\n1,${aCode()},Pen,1,,\n`
  expect((await preview(titles(9) + rows)).status).toBe(200)
  const { status, body } = await preview(titles(10) + rows)
  expect([status, body.message]).toEqual([
    422,
    expect.stringMatching(/Missing: Item code, .* Read: row 1\.$/),
  ])
})
