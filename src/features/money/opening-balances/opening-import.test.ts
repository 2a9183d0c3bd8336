import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startTestInkwell } from '../../../app/testing/inkwell.ts'
import {
  counts,
  sendSpreadsheet,
} from '../../../kernel/server/spreadsheet-import/testing/send-spreadsheet.ts'
import { shownIn } from '../../../kernel/server/spreadsheet-import/match-headings.ts'
import { readRows } from '../../../kernel/server/spreadsheet/read-rows.ts'
import { sheetFile } from '../../../kernel/server/spreadsheet/testing/spreadsheet-file.ts'
import type { Listed } from '../../../kernel/server/testing/api-client.ts'
import { aCustomer } from '../../customers/testing/a-customer.ts'
import type { Opening } from './testing/an-opening.ts'

const inkwell = await startTestInkwell()
const api = await inkwell.as('admin')
const heading = 'customer code,name,number,date,due date,amount,remark\n'
const fixture = (name: string) => readFile(join(import.meta.dirname, 'testing/files', name))
const send = (content: string | Uint8Array, more: Record<string, unknown> = {}) =>
  sendSpreadsheet(api, '/opening', { content, agreed: true, ...more })
const ofCustomer = async (customer: number) =>
  (await api.get<Listed<Opening>>(`/opening?customer=${customer}&ordering=serial&page_size=100`)).body.results

test('a file of opening balances shows its totals first, and is stored after confirmation', async () => {
  const [one, other] = [await aCustomer(api), await aCustomer(api)]
  const file = [
    heading,
    `${one.code},${one.name},57,2025-11-03,2025-12-03,"1,250.50",Ledger 4\n`,
    `${one.code},,58,2025-12-20,,300,\n`,
    `${other.code.toUpperCase()},,57,2025-12-21,,-75.25,paid ahead\n`,
  ].join('')
  const preview = await send(file, { mode: 'preview', agreed: false })
  expect([counts(preview.body), preview.body.totals]).toEqual([
    [3, 0, 0, 0],
    { owed_usd: 1550.5, on_account_usd: 75.25 },
  ])
  const silent = await send(file, { agreed: false })
  expect(silent).toMatchObject({
    status: 422,
    body: { code: 'validation_failed', errors: { agreed: [expect.any(String)] } },
  })
  expect(await ofCustomer(one.id)).toEqual([])
  expect(counts((await send(file)).body)).toEqual([3, 0, 0, 0])
  expect(await ofCustomer(one.id)).toMatchObject([
    {
      number: '57',
      date: '2025-11-03',
      due_date: '2025-12-03',
      amount_usd: 1250.5,
      open: 1250.5,
      remark: 'Ledger 4',
    },
    { number: '58', date: '2025-12-20', due_date: '2025-12-20', amount_usd: 300, remark: null },
  ])
  expect(await ofCustomer(other.id)).toMatchObject([{ number: '57', amount_usd: -75.25 }])
  const again = await send(file)
  expect([counts(again.body), again.body.import_id]).toEqual([[0, 0, 3, 0], null])
})

test('unknown codes, repeated numbers and zero amounts are invalid rows', async () => {
  const { code } = await aCustomer(api)
  const file = `${heading}nobody,,1,2025-01-01,,5,\n${code},,1,2025-01-01,,10,\n${code},,1,2025-01-02,,20,\n${code},,2,2025-01-02,,0,\n${code},,3,,,20,\n`
  const { body } = await send(file, { mode: 'preview' })
  const { wrong_rows, totals } = body
  expect(wrong_rows?.map(({ row, value, reason }) => [row, value, reason])).toEqual([
    [2, 'nobody', 'No customer has the code nobody.'],
    [4, '1', 'number 1 is already in row 3.'],
    [5, '0', 'Amount must not be 0.'],
    [6, null, 'Date is required.'],
  ])
  expect(totals).toEqual({ owed_usd: 10, on_account_usd: 0 })
  expect((await send(file)).status).toBe(422)
  expect(counts((await send(file, { skip_wrong: true })).body)).toEqual([1, 0, 0, 4])
})

test('an import is undone as a whole, unless payments are applied to its records', async () => {
  const { id, code } = await aCustomer(api)
  const { body } = await send(`${heading}${code},,1,2025-01-01,,10,\n${code},,2,2025-01-01,,20,\n`)
  const undone = await api.post<{ message: string }>(`/opening/import/${body.import_id}/undo`)
  expect([undone.status, undone.body.message]).toEqual([
    200,
    'Import undone: 2 opening balances deleted, 0 reverted.',
  ])
  expect(await ofCustomer(id)).toEqual([])
})

test('the template has the headings in the user’s language, and is read when filled', async () => {
  const template = async (language: string) => {
    const answer = await api.fetch('/api/v1/opening/template', { headers: { 'accept-language': language } })
    const { rows } = await readRows(sheetFile(new Uint8Array(await answer.arrayBuffer())))
    return rows[0]?.cells.map(shownIn)
  }
  const english = ['SL', 'customer code', 'name', 'number', 'date', 'due date', 'amount', 'remark']
  expect(await template('en')).toEqual(english)
  const { id, code } = await aCustomer(api)
  for (const [place, language] of ['ar', 'ckb'].entries()) {
    const headings = (await template(language)) ?? []
    expect(headings).toHaveLength(english.length)
    const { body } = await send(`${headings.join(',')}\n1,${code},,${place},2025-01-01,,5,\n`)
    expect(counts(body)).toEqual([1, 0, 0, 0])
  }
  expect(await ofCustomer(id)).toHaveLength(2)
})

test('5,000 opening balances are imported in one file', { timeout: 120_000 }, async () => {
  const { id, code } = await aCustomer(api)
  const lines = Array.from({ length: 5000 }, (_, index) => `${code},,N${index},2025-06-01,,${index + 1},\n`)
  const { status, body } = await send(heading + lines.join(''))
  expect([status, counts(body)]).toEqual([200, [5000, 0, 0, 0]])
  const { body: account } = await api.get<{ balance: number }>(`/customer/${id}/account`)
  expect(account.balance).toBe((5000 * 5001) / 2)
})

test('a user who may not create opening balances cannot import them', async () => {
  const manager = await inkwell.as('manager')
  const refused = await sendSpreadsheet(manager, '/opening', { content: heading, mode: 'preview' })
  expect(refused.body.code).toBe('permission_denied')
})

test('dates are read as Excel writes them, day first, and a file with an ambiguous order asks', async () => {
  const { id, code } = await aCustomer(api)
  const row = (number: string, date: string, due = '') => `${code},,${number},"${date}","${due}",10,\n`
  const answer = await send(`${heading}${row('A-1', '03/04/2026', '3/5/2026')}${row('A-2', '15/04/26')}`)
  expect([counts(answer.body), answer.body.date_order]).toEqual([[2, 0, 0, 0], null])
  expect(await ofCustomer(id)).toMatchObject([
    { date: '2026-04-03', due_date: '2026-05-03' },
    { date: '2026-04-15' },
  ])
  const open = `${heading}${row('B-1', '03/04/2026')}`
  const dayFirst = await send(open, { mode: 'preview' })
  expect([counts(dayFirst.body), dayFirst.body.date_order]).toEqual([[1, 0, 0, 0], 'dmy'])
  const monthFirst = await send(open, { date_order: 'mdy' })
  expect([counts(monthFirst.body), monthFirst.body.date_order]).toEqual([[1, 0, 0, 0], 'mdy'])
  expect((await ofCustomer(id)).at(-1)).toMatchObject({ number: 'B-1', date: '2026-03-04' })
})

test('a date that fits one order only decides for the file; with contradicting dates, day comes first', async () => {
  const { id, code } = await aCustomer(api)
  const row = (number: string, date: string) => `${code},,${number},"${date}",,10,\n`
  const american = await send(`${heading}${row('C-1', '03/04/2026')}${row('C-2', '04/13/2026')}`)
  expect([counts(american.body), american.body.date_order]).toEqual([[2, 0, 0, 0], null])
  expect(await ofCustomer(id)).toMatchObject([{ date: '2026-03-04' }, { date: '2026-04-13' }])
  const both = `${heading}${row('D-1', '13/04/2026')}${row('D-2', '04/13/2026')}${row('D-3', '31/02/2026')}`
  const { body } = await send(both, { mode: 'preview' })
  // One error, in the usual format of dates: the date is not reported as missing as well.
  const reason = 'Enter a real date as dd/mm/yyyy, such as 27/11/2026.'
  expect(body.wrong_rows?.map((wrong) => [wrong.row, wrong.value, wrong.reason])).toEqual([
    [3, '04/13/2026', reason],
    [4, '31/02/2026', reason],
  ])
})

test('a file that Excel saved as CSV, and 28 ways to write 3 April 2026, are read', async () => {
  const saved = await aCustomer(api, { code: 'F-Smwz6akwc19' })
  const csv = await send(await fixture('opening-debts-saved-by-excel-as-csv.csv'))
  expect([counts(csv.body), csv.body.date_order]).toEqual([[3, 0, 0, 0], null])
  expect(await ofCustomer(saved.id)).toMatchObject([
    { date: '2026-04-03', due_date: '2026-05-03', amount_usd: 1250 },
    { date: '2026-04-15', due_date: '2026-05-15' },
    { date: '2026-04-30', due_date: '2026-04-30' },
  ])
  const many = await aCustomer(api, { code: 'F-Smwz6akwc20' })
  const content = await fixture('opening-debts-dates.xlsx')
  const { body } = await send(content, { name: 'dates.xlsx', skip_wrong: true })
  expect(body.wrong_rows?.map(({ value }) => value)).toEqual(['04/13/2026', '31/02/2026', '1447/10/15'])
  const found = await ofCustomer(many.id)
  expect(found.filter(({ date }) => date !== '2026-04-03')).toMatchObject([{ date: '2026-04-13' }])
  expect(found).toHaveLength(29)
})

test('an export is imported without changes, in each language and format', async () => {
  const mine = await aCustomer(api)
  const cells = `${mine.code},,A-1,2025-11-03,2025-12-03,"1,250.50",Ledger 4\n${mine.code},,A-2,2025-12-20,,-75.25,\n`
  expect(counts((await send(heading + cells)).body)).toEqual([2, 0, 0, 0])
  for (const language of ['en', 'ar', 'ckb'] as const) {
    for (const format of ['csv', 'xlsx'] as const) {
      const query = `format=${format}&customer=${mine.id}&language=${language}`
      const file = await api.fetch(`/api/v1/opening/export?${query}`)
      const content = new Uint8Array(await file.arrayBuffer())
      const again = await sendSpreadsheet(api, '/opening', { content, agreed: true })
      expect([language, format, counts(again.body)]).toEqual([language, format, [0, 0, 2, 0]])
    }
  }
})
