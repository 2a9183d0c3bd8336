import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startTestInkwell } from '../../app/testing/inkwell.ts'
import {
  counts,
  sendSpreadsheet,
  sheetForm,
} from '../../kernel/server/spreadsheet-import/testing/send-spreadsheet.ts'
import { readRows } from '../../kernel/server/spreadsheet/read-rows.ts'
import { sheetFile } from '../../kernel/server/spreadsheet/testing/spreadsheet-file.ts'
import { type Api, apiClient, type Listed } from '../../kernel/server/testing/api-client.ts'
import { aCustomer, type Customer } from './testing/a-customer.ts'
import { aCode as code, heading, line, aLine } from './testing/customer-sheet.ts'

const inkwell = await startTestInkwell()
const api = await inkwell.as('manager')
const fixture = async (name: string) => await readFile(join(import.meta.dirname, 'testing/files', name))
const send = (content: string | Uint8Array, more: Record<string, unknown> = {}, by: Api = api) =>
  sendSpreadsheet(by, '/customer', { content, ...more })

async function customers(search: string): Promise<Customer[]> {
  const { body } = await api.get<Listed<Customer>>(
    `/customer?page_size=100&search=${encodeURIComponent(search)}`,
  )
  return body.results
}

test.each([
  'customers.csv',
  'customers.xlsx',
  'customers.xls',
  'customers-utf16-tab.csv',
  'customers-bom-semicolon.csv',
])('%s contains six customers as users see them', async (name) => {
  const own = await startNothingElse()
  const content = await fixture(name)
  const preview = await sendSpreadsheet(own, '/customer', { content, name, mode: 'preview' })
  expect([preview.status, counts(preview.body)]).toEqual([200, [6, 0, 0, 0]])
  const commit = await sendSpreadsheet(own, '/customer', { content, name })
  expect([commit.status, counts(commit.body)]).toEqual([200, [6, 0, 0, 0]])
  const { body } = await own.get<Listed<Customer>>('/customer?ordering=serial')
  expect(body.results.map((each) => [each.code, each.name, each.phone, each.website])).toEqual([
    ['C-0001', 'Zagros Pharma', '07501234567', 'https://zagrospharma.example'],
    ['C-0002', 'شركة النور للطباعة', '07901112223', null],
    ['C-0003', 'کۆمپانیای ڕۆژ', '00964 770 555 0101', 'roj.example'],
    ['00123', 'Basra Oil Services', '+9647801234567', null],
    ['C-0005', 'Café "Le Stylo", Erbil', '0750 000 0005', 'https://lestylo.example/?a=1&b=2'],
    ['C-0006', "O'Brien & Sons (Trading)", '07509998887', null],
  ])
  const again = await sendSpreadsheet(own, '/customer', { content, name })
  expect([counts(again.body), again.body.import_id]).toEqual([[0, 0, 6, 0], null])
})

/** The fixtures share their codes, so customers of earlier tests are deleted. */
async function startNothingElse(): Promise<Api> {
  await inkwell.pool.query('delete from customer')
  return api
}

test('headings match in any case, order and spacing; further columns are ignored', async () => {
  const its = code()
  const { status, body } = await send(
    `\ufeff Website ;EMAIL;more;Address;Customer  Code;sl;work;PHONE;Name\n;a@b.example;x;Erbil;${its};9;;٠٧٥٠;New\n`,
  )
  expect([status, counts(body)]).toEqual([200, [1, 0, 0, 0]])
  expect(await customers(its)).toMatchObject([{ code: its, name: 'New', phone: '0750', address: 'Erbil' }])
})

test('missing headings are named, and an empty file is reported as empty', async () => {
  const missing = await send('SL,customer code,name\n1,a,b\n', { mode: 'preview' })
  const message =
    'Headers do not match the required fields. Missing: phone, email, work, address, website. Read: row 1.'
  expect(missing).toMatchObject({ status: 422, body: { message, errors: { file: [message] } } })
  for (const content of ['', heading, '\n \n']) {
    expect(await send(content, { mode: 'preview' })).toMatchObject({
      status: 422,
      body: { message: 'Empty file!', errors: { file: ['Empty file!'] } },
    })
  }
})

test('invalid rows are reported with row, column, value and reason, by the checks of the form', async () => {
  const { status, body } = await send(await fixture('customers-with-wrong-rows.xlsx'), { mode: 'preview' })
  expect(status).toBe(200)
  expect(body.wrong).toBe(4)
  expect(body.wrong_rows).toEqual([
    { row: 3, column: 'customer code', value: null, reason: 'Code is required.' },
    { row: 4, column: 'name', value: null, reason: 'Name is required.' },
    {
      row: 6,
      column: 'customer code',
      value: 'C-0001',
      reason: 'customer code C-0001 is already in row 2.',
    },
    { row: 7, column: 'address', value: null, reason: 'Address is required.' },
  ])
})

test('with invalid rows nothing is stored, unless they are skipped', async () => {
  const its = code()
  const content = `${heading}${aLine(its)}${aLine('')}`
  const refused = await send(content)
  expect(refused).toMatchObject({
    status: 422,
    body: {
      code: 'validation_failed',
      message: 'Nothing was imported: 1 row has errors.',
      errors: { file: [expect.any(String), 'Row 3, customer code: Code is required.'] },
    },
  })
  expect(await customers(its)).toEqual([])
  const skipped = await send(content, { skip_wrong: true })
  expect([skipped.status, counts(skipped.body)]).toEqual([200, [1, 0, 0, 1]])
  expect(await customers(its)).toHaveLength(1)
})

test('invalid rows are downloaded as a spreadsheet that can be corrected and imported', async () => {
  const its = code()
  const content = `${heading}${aLine(its)}1,${its}-b,,٠٧٥٠,a@b.example,,Erbil,\n`
  const response = await api.fetch('/api/v1/customer/import', {
    method: 'POST',
    body: sheetForm({ content, mode: 'wrong-rows' }),
  })
  expect(response.headers.get('content-type')).toMatch(/spreadsheetml/)
  const bytes = new Uint8Array(await response.arrayBuffer())
  const { rows } = await readRows(sheetFile(bytes))
  expect(rows.map(({ cells }) => cells)).toEqual([
    [...heading.trim().split(','), 'Row', 'Reason'],
    ['1', `${its}-b`, '', '٠٧٥٠', 'a@b.example', '', 'Erbil', '', '3', 'name: Name is required.'],
  ])
  expect((await send(bytes, { mode: 'preview' })).body.wrong_rows).toMatchObject([{ row: 2, column: 'name' }])
})

test('a row with an existing code updates that customer and shows the changes', async () => {
  const before = await aCustomer(api, { code: code(), name: 'Before', phone: '0750' })
  const content = `${heading}${line(before.code.toLowerCase(), 'After', '0750', before.email ?? '', '', before.address, '')}`
  const { body } = await send(content, { mode: 'preview' })
  expect(body.changes).toEqual([
    { row: 2, key: before.code, column: 'name', before: 'Before', after: 'After' },
  ])
  expect((await customers(before.code))[0]).toEqual(before)
  expect(counts((await send(content)).body)).toEqual([0, 1, 0, 0])
  expect((await customers(before.code))[0]).toMatchObject({
    id: before.id,
    code: before.code,
    name: 'After',
    version: 2,
  })
})

test('a blank email cell means that the customer has no email', async () => {
  const [before, its] = [await aCustomer(api, { code: code(), name: 'Before' }), code()]
  const row = (each: string, email: string) => line(each, 'Before', '', email, '', 'Erbil', '')
  const { body } = await send(heading + row(its, '') + row(before.code, ' '))
  expect(counts(body)).toEqual([1, 1, 0, 0])
  for (const each of [its, before.code]) {
    expect((await customers(each))[0]).toMatchObject({ email: null, has_no_email: true })
  }
  expect(counts((await send(heading + row(its, ''))).body)).toEqual([0, 0, 1, 0])
  expect(counts((await send(heading + row(its, 'call first'))).body)).toEqual([0, 1, 0, 0])
  expect((await customers(its))[0]).toMatchObject({ email: 'call first', has_no_email: false })
})

test('a dash or N/A counts as an empty email, phone or website, and does not refuse the row', async () => {
  const { body } = await send(await fixture('customers-without-email.xlsx'), { skip_wrong: true })
  expect(body.wrong_rows.map(({ row, column }) => [row, column])).toEqual([
    [2, 'address'],
    [6, 'customer code'],
    [7, 'name'],
  ])
  expect(await customers('Dash mail')).toMatchObject([{ email: null, has_no_email: true }])
  expect(await customers('N/A mail')).toMatchObject([{ email: null, has_no_email: true }])
  const its = code()
  await send(heading + line(its, 'N/A', '–', 'n/a', '', '-', 'بلا'))
  expect(await customers(its)).toMatchObject([
    { name: 'N/A', phone: null, email: null, has_no_email: true, address: '-', website: null },
  ])
})

test('a repeated code in one file, in any case, is refused the second time', async () => {
  const its = code()
  const { body } = await send(`${heading}${aLine(its)}${aLine(its.toUpperCase())}`, { mode: 'preview' })
  expect([body.new, body.wrong, body.wrong_rows[0]?.row]).toEqual([1, 1, 3])
})

test('two users who import the same file at once, on two nodes, do not disturb each other', async () => {
  const node = await inkwell.startNode()
  const codes = Array.from({ length: 200 }, code)
  const rows = codes.map((each) => aLine(each))
  const [one, other] = await Promise.all([
    send(heading + rows.join('')),
    send(heading + rows.toReversed().join(''), {}, apiClient(node.address, api.token)),
  ])
  expect([one.status, other.status]).toEqual([200, 200])
  expect([one.body.new + other.body.new, one.body.unchanged + other.body.unchanged]).toEqual([200, 200])
})

test('a form saved with a code during its import succeeds or is refused, and no code exists twice', async () => {
  const codes = Array.from({ length: 30 }, code)
  const [imported, ...saved] = await Promise.all([
    send(heading + codes.map((each) => aLine(each)).join('')),
    ...codes.map((each) =>
      api.post('/customer', { code: each, name: 'Form', email: 'f@b.example', address: 'Basra' }),
    ),
  ])
  expect(imported.status).toBe(200)
  expect(saved.map(({ status }) => status).filter((status) => status !== 201 && status !== 422)).toEqual([])
  const { rows } = await inkwell.pool.query('select code from customer where code = any($1)', [codes])
  expect(rows).toHaveLength(30)
})

test('an import refused by the database stores nothing', async () => {
  const its = code()
  await inkwell.pool.query("alter table customer add constraint customer_name check (name <> 'never')")
  const rows = Array.from({ length: 1500 }, (_, index) =>
    aLine(`${its}-${index}`, index === 1400 ? 'never' : 'ok'),
  )
  expect((await send(heading + rows.join(''))).status).toBe(422)
  await inkwell.pool.query('alter table customer drop constraint customer_name')
  expect(await customers(its)).toEqual([])
})

test('a repeated request gets the first response', async () => {
  const content = heading + aLine(code())
  const headers = { 'idempotency-key': code() }
  const first = await sendSpreadsheet(api, '/customer', { content }, headers)
  const again = await sendSpreadsheet(api, '/customer', { content }, headers)
  expect([first.body.new, again.body]).toEqual([1, first.body])
  const other = await sendSpreadsheet(api, '/customer', { content: `${content}\n` }, headers)
  expect(other.body.code).toBe('idempotency_mismatch')
})

test('every imported row has history, with the importing user', async () => {
  const its = code()
  await send(heading + aLine(its))
  const { rows } = await inkwell.pool.query(
    "select user_name, action from history where owner_table = 'customer' and changes -> 'code' ->> 1 = $1",
    [its],
  )
  expect(rows).toEqual([{ user_name: 'Test manager', action: 'insert' }])
})

test('the template has the headings of an import, and is empty', async () => {
  const template = await api.fetch('/api/v1/customer/import/template')
  const bytes = new Uint8Array(await template.arrayBuffer())
  const { rows } = await readRows(sheetFile(bytes))
  expect(rows.map(({ cells }) => cells)).toEqual([heading.trim().split(',')])
  expect((await send(bytes)).body.message).toBe('Empty file!')
})

test('other requests are answered during a large import, and its progress is visible on every node', async () => {
  const its = code()
  const rows = Array.from({ length: 10_000 }, (_, index) => aLine(`${its}-${index}`, `Customer ${index}`))
  let answered = 0
  let done = false
  const percents: number[] = []
  const elsewhere = apiClient((await inkwell.startNode()).address, api.token)
  const heardElsewhere = new Set<number>()
  const others = (async () => {
    while (!done) {
      const there = await elsewhere.get<{ percent: number | null }>('/customer/import/progress')
      if (there.body.percent !== null) heardElsewhere.add(there.body.percent)
      const { body } = await api.get<{ percent: number | null }>('/customer/import/progress')
      if (body.percent !== null) percents.push(body.percent)
      await api.get('/customer?page_size=10')
      answered++
    }
  })()
  const { status, body } = await send(heading + rows.join(''))
  done = true
  await others
  expect([status, counts(body)]).toEqual([200, [10_000, 0, 0, 0]])
  expect(answered).toBeGreaterThan(10)
  expect(percents).toEqual(percents.toSorted((a, b) => a - b))
  expect(percents.some((percent) => percent > 15 && percent < 100)).toBe(true)
  expect(Math.max(...heardElsewhere)).toBeGreaterThan(0)
  for (const each of [api, elsewhere]) {
    await expect
      .poll(async () => (await each.get('/customer/import/progress')).body)
      .toEqual({ percent: null })
  }
}, 60_000)
