import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startTestInkwell } from '../../app/testing/inkwell.ts'
import { sendSpreadsheet } from '../../kernel/server/spreadsheet-import/testing/send-spreadsheet.ts'
import { foreignWorkbook, inlineRow } from '../../parts/spreadsheets/testing/foreign-workbook.ts'
import { xlsWorkbook } from '../../parts/spreadsheets/testing/xls-workbook.ts'

const inkwell = await startTestInkwell()
const api = await inkwell.as('salesman')
const headings = ['SL', 'Item code', 'Item name', 'Unit Price', 'Image', 'Description']
const code = () => `FI-${randomBytes(5).toString('hex')}`
const send = async (content: Uint8Array | string, more: Record<string, unknown> = {}) =>
  await sendSpreadsheet(api, '/product', { content, pen_type: 'pen_print_product', mode: 'preview', ...more })

/** Previews a file of another program; each row contains the cells after the serial number. */
async function preview(...rows: readonly (readonly string[])[]) {
  const lines = rows.map((cells) => `<row><c><v>1</v></c>${cells.join('')}</row>`)
  return await send(await foreignWorkbook({ rows: [inlineRow(...headings), ...lines] }), { name: 'a.xlsx' })
}

const text = (content: string) => `<c t="inlineStr"><is><t>${content}</t></is></c>`
const number = (content: string) => `<c><v>${content}</v></c>`
const formula = '<c><f>A2*2</f></c>'

test('missing values make a row invalid, with a message that says what to do', async () => {
  const { body } = await preview(
    [text(code()), text('Pen'), formula, text('')],
    [text(code()), text('Pen'), number('1'), formula],
    [formula, text('Pen'), number('1')],
    [number('1234567890123450'), text('Pen'), number('1')],
    [text(code()), text('Pen'), number('1.125')],
  )
  const unsaved =
    'contains a formula without a result. Open the file in a spreadsheet program, save it and try again.'
  expect(body.wrong_rows.map(({ row, column, reason }) => [row, column, reason])).toEqual([
    [2, 'Unit Price', `Unit Price ${unsaved}`],
    [3, 'Image', `Image ${unsaved}`],
    [4, 'Item code', `Item Code ${unsaved}`],
    [
      5,
      'Item code',
      'Item Code has more digits than a spreadsheet can store in a number. Format the cell as text and enter the value again.',
    ],
    [6, 'Unit Price', 'Unit Price must have at most 2 decimal places.'],
  ])
  expect(body.new).toBe(0)
})

test('a code that a spreadsheet program has converted makes its row invalid, with the reason', async () => {
  const fixture = async (name: string) =>
    await send(await readFile(join(import.meta.dirname, 'testing/files', name)), { name })
  const reasons = ({ body }: Awaited<ReturnType<typeof fixture>>) =>
    body.wrong_rows.map(({ row, value, reason }) => [row, value, reason])
  const asText = 'Enter the code as text.'
  const excel = await fixture('codes-as-excel-makes-them.xlsx')
  expect(reasons(excel)).toEqual([
    [7, '00712', 'Item code 00712 is already in row 5.'],
    [10, 'Mar-5', `Item Code is a date, not a code. ${asText}`],
    [11, 'TRUE', `Item Code is TRUE, not a code. ${asText}`],
    [12, '0.5', `Item Code is a fraction, not a code. ${asText}`],
    [14, 'A-1', 'Item code A-1 is already in row 13.'],
    [17, 'A-3', 'Item code A-3 is already in row 16.'],
    [19, '77-1', 'Item code 77-1 is already in row 18.'],
  ])
  expect(excel.body.new).toBe(11)
  const csv = await fixture('codes-broken-by-excel.csv')
  const digits =
    'Item Code has more digits than a spreadsheet can store in a number. Format the cell as text and enter the value again.'
  expect(reasons(csv)).toEqual([
    [6, '6.28123E+12', digits],
    [7, '1.2E+06', digits],
    [8, '05-Mar', `Item Code is a date, not a code. ${asText}`],
  ])
  const others = ['FALSE', '3-Apr-26', 'Mar-26', '03/04/2026', '½'].map((each) => `1,${each},Pen,1,,\n`)
  expect((await send(`${headings.join(',')}\n${others.join('')}`)).body.wrong).toBe(5)
})

test('a code written as a text formula is read as that text', async () => {
  const zeros = `00${Date.now()}`
  const file = `${headings.join(',')}\n1,"=""${zeros}""",Pen,1,,\n2,="${zeros}1",Pen,1,,\n`
  expect((await send(file, { mode: 'commit' })).body.new).toBe(2)
  const formulas = await preview([`<c><f>"${zeros}2"</f></c>`, text('Pen'), number('1')])
  expect([formulas.body.new, formulas.body.wrong]).toEqual([1, 0])
  const { rows } = await inkwell.pool.query<{ item_code: string }>(
    'select item_code from product where item_code like $1 order by item_code',
    [`${zeros}%`],
  )
  expect(rows.map(({ item_code }) => item_code)).toEqual([zeros, `${zeros}1`])
})

test('a code of 16 digits is kept, and so is the displayed text of a filled-down formula in .xls', async () => {
  const digits = `4${Date.now()}`.padEnd(15, '1') + '7'
  const stored = await send(
    await foreignWorkbook({
      rows: [inlineRow(...headings), `<row><c/>${number(digits)}${text('Pen')}${number('1.5')}</row>`],
    }),
    { mode: 'commit' },
  )
  expect([stored.status, stored.body.new]).toEqual([200, 1])
  const filled = code()
  const file = xlsWorkbook(
    [headings, ['1', { formula: filled }, 'Pen', { number: 2.5, format: '0.00' }, '']],
    { stream: 'WORKBOOK' },
  )
  expect((await send(file, { mode: 'commit', name: 'a.xls' })).body.new).toBe(1)
  const { rows } = await inkwell.pool.query<{ item_code: string }>(
    'select item_code from product where item_code = any($1)',
    [[digits, filled]],
  )
  expect(rows).toHaveLength(2)
})

test.each([
  [
    'a paper that is called a.xlsx',
    '%PDF-1.4\n1 0 obj\n<< >>\nendobj\ntrailer\n',
    'This file is not a spreadsheet.',
  ],
  [
    'a workbook of Excel 95',
    xlsWorkbook([headings], { stream: 'Book', version: 0x0500 }),
    'Spreadsheets from Excel 95 or earlier cannot be read. Save the file as .xlsx',
  ],
])('%s is named in the refusal', async (_, content, message) => {
  const { status, body } = await send(content, { name: 'a.xlsx' })
  expect(status).toBe(415)
  expect(body).toMatchObject({
    code: 'unsupported_media_type',
    errors: { file: [expect.stringContaining(message)] },
  })
})

test('the reason for refusing a file is in the user’s language', async () => {
  for (const [language, message] of [
    ['ar', 'هذا الملف ليس جدولاً.'],
    ['ckb', 'ئەم فایلە خشتە نییە.'],
  ] as const) {
    const { body } = await sendSpreadsheet(
      api,
      '/product',
      { content: '%PDF-1.4\n', mode: 'preview' },
      { 'accept-language': language },
    )
    expect(body.message).toContain(message)
  }
  const long = await foreignWorkbook({ rows: [inlineRow('x'.repeat(40_000))] })
  const { status, body } = await sendSpreadsheet(
    api,
    '/product',
    { content: long, mode: 'preview' },
    { 'accept-language': 'ar' },
  )
  expect([status, body.message]).toEqual([
    413,
    'في هذا الملف خلية يزيد عدد أحرفها على \u206832,767\u2069. يرجى اختصار نصها.',
  ])
})

test('a response lists at most ten thousand invalid cells, and the beginning of each text', async () => {
  const rows = Array.from({ length: 6000 }, () => ['<c/>', '<c/>', '<c/>'])
  const { body } = await preview(...rows, [text('x'.repeat(30_000)), text('Pen'), number('1')])
  expect([body.wrong, body.wrong_rows.length]).toEqual([6001, 10_000])
  const { body: one } = await preview([text('x'.repeat(30_000)), text('Pen'), number('1')])
  expect(one.wrong_rows[0]?.value).toBe(`${'x'.repeat(200)}…`)
})
