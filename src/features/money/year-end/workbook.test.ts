import { readXlsx } from 'hucre'
import { expect, test } from 'vitest'
import { startTestInkwell } from '../../../app/testing/inkwell.ts'
import { aBadDebt } from '../bad-debts/testing/a-bad-debt.ts'
import { aLine, anInvoice } from '../../invoices/testing/an-invoice.ts'

const inkwell = await startTestInkwell()
const api = await inkwell.as('superuser')

const expectOk = async (answer: Promise<{ status: number; body: unknown }>) => {
  const { status, body } = await answer
  if (status > 299) throw new Error(JSON.stringify(body))
  return body
}
const fileOf = async (query: string, by = api) => await by.fetch(`/api/v1/books/workbook?${query}`)
const april = 'from=2026-04-01&to=2026-04-30'
const bytesOf = async (query: string) => Buffer.from(await (await fileOf(query)).arrayBuffer())
/** The worksheets of a file by name: rows of cells, without headings. */
async function worksheetsOf(bytes: Buffer) {
  const { sheets } = await readXlsx(bytes)
  return new Map(sheets.map(({ name, rows }) => [name, rows.slice(1)]))
}

const day = { date: '2026-04-10', unusual_date: true }
const owing = async (amount: number, invoice_date = '2026-04-02') =>
  anInvoice(api, { invoice_date, invoice_products: [aLine({ quantity: 1, unit_price: amount })] })

/** A month with a document of each kind. */
async function aMonth() {
  await expectOk(api.post('/exchange-rate', { date: '2026-04-01', iqd_per_usd: 1310 }))
  await owing(40, '2026-03-31')
  const paid = await owing(791)
  const { customer } = paid
  await expectOk(
    api.post('/receipt', {
      customer,
      iqd: 1_036_250,
      iqd_account: 'Cash IQD',
      rate: 1310,
      settles: [paid.id],
      ...day,
    }),
  )
  await expectOk(api.post('/receipt', { customer, usd: 100, usd_account: 'PEN-COMPANY', ...day }))
  await expectOk(
    api.post('/payment-voucher', {
      subject: 'Refunded',
      to: 'Zagros',
      from_field: 'PEN-COMPANY',
      amount_usd: 30,
      customer,
      ...day,
    }),
  )
  const noted = await owing(50)
  const line = noted.invoice_products[0]?.id
  await expectOk(
    api.post('/credit-note', {
      customer: noted.customer,
      invoice: noted.id,
      reason: 'return',
      lines: [{ invoice_product: line, quantity: 1 }],
      ...day,
    }),
  )
  const lost = await owing(60)
  await aBadDebt(api, { customer: lost.customer, invoice: lost.id, amount_usd: 60, ...day })
  await expectOk(
    api.post('/account-transfer', {
      ...day,
      from_account: 1,
      amount_out: 20,
      to_account: 2,
      amount_in: 26_000,
      subject: 'Changed',
      confirmed: true,
    }),
  )
  await expectOk(
    api.post('/petty-cash', {
      ...day,
      project_name: 'Tea',
      project_amount: 5000,
      receipt_no: '1',
      receipt_form: 'Paper',
      account: 2,
    }),
  )
}

test('each kind of document has its sheet, and the first sheet proves all of them against the ledger', async () => {
  await aMonth()
  const bytes = await bytesOf(april)
  const sheets = await worksheetsOf(bytes)
  expect([...sheets.keys()]).toEqual([
    'Reconciliation',
    'Invoices',
    'Lines',
    'Credit Notes',
    'Receipt Vouchers',
    'Bad Debts',
    'Applied amounts',
    'Payment Vouchers',
    'Petty Cash',
    'Account Transfers',
    'Cash Closings',
    'Other entries',
    'Customer balances',
    'Account balances',
    'Missing Numbers',
    'Write-offs and adjustments',
  ])
  const proof = sheets.get('Reconciliation') ?? []
  expect(proof.filter((row) => row.at(-1) !== 0)).toEqual([])
  const total = (what: string, currency = 'USD') =>
    proof.find((row) => row[0] === what && row[1] === currency)?.slice(2, 5)
  expect(total('Invoices')).toEqual([3, 901, 901])
  expect(total('Credit Notes')).toEqual([1, 50, 50])
  expect(total('Receipt Vouchers')).toEqual([2, 891, 891])
  expect(total('Bad Debts')).toEqual([1, 60, 60])
  expect(total('Refunds')).toEqual([1, 30, 30])
  expect(total('Petty Cash', 'IQD')).toEqual([1, -5000, -5000])
  expect(total('Receipts in accounts', 'IQD')).toEqual([1, 1_036_250, 1_036_250])
  // USD 40.00 from March, less USD 70.00 of unapplied credit.
  expect(total('Customer balances')?.slice(1)).toEqual([-30, -30])
  expect(total('Account balances', 'IQD')?.slice(1)).toEqual([1_057_250, 1_057_250])
  expect(sheets.get('Lines')).toHaveLength(3)
  expect(
    sheets
      .get('Applied amounts')
      ?.map((row) => row.at(-1))
      .toSorted(),
  ).toEqual([30, 50, 60, 791])
})

test('the same period gives the same file byte for byte, whatever happens later', async () => {
  const before = await bytesOf(april)
  await owing(10, '2026-05-02')
  expect((await bytesOf(april)).equals(before)).toBe(true)
})

test('the company’s name is in the name of the file, and not in its contents', async () => {
  const before = await bytesOf(april)
  const { body: settings } = await api.get<{ name: string }>('/settings')
  const named = async () => (await fileOf(april)).headers.get('content-disposition')
  expect(await named()).toContain(`filename="${settings.name} Year-end workbook 2026-04-01 2026-04-30.xlsx"`)
  await expectOk(api.put('/settings', { name: 'Tigris Pens' }))
  expect(await named()).toContain('filename="Tigris Pens Year-end workbook 2026-04-01 2026-04-30.xlsx"')
  expect((await bytesOf(april)).equals(before)).toBe(true)
})

test('a period without entries gives a file, too, and a reversed period is refused', async () => {
  const sheets = await worksheetsOf(await bytesOf('from=2019-01-01&to=2019-12-31'))
  expect(sheets.get('Reconciliation')?.every((row) => row.at(-1) === 0)).toBe(true)
  expect((await fileOf('from=2026-04-30&to=2026-04-01')).status).toBe(422)
  expect((await fileOf('from=2026-04-30')).status).toBe(400)
  expect((await fileOf(april, await inkwell.as('manager'))).status).toBe(403)
})

test('reversed cash rounding is in the workbook, and nothing else of its receipt', async () => {
  const paid = await owing(100.05, '2026-06-01')
  await expectOk(
    api.post('/receipt', {
      customer: paid.customer,
      iqd: 131_000,
      iqd_account: 'Cash IQD',
      rate: 1310,
      settles: [paid.id],
      date: '2026-06-02',
    }),
  )
  await expectOk(api.post(`/invoice/${paid.id}/cancel`, { reason: 'Twice', date: '2026-06-09' }))
  const sheets = await worksheetsOf(await bytesOf('from=2026-06-01&to=2026-06-30'))
  const proof = sheets.get('Reconciliation') ?? []
  expect(proof.filter((row) => row.at(-1) !== 0)).toEqual([])
  expect(proof.find((row) => row[0] === 'Receipt Vouchers')?.slice(2, 5)).toEqual([2, 100, 100])
})

test('documents recorded during the export are in none of its sheets, and not in its proof', async () => {
  const day = { date: '2026-08-10', unusual_date: true }
  const spent = { project_name: 'Ink', project_amount: 1000, receipt_form: 'Paper', account: 2, ...day }
  await expectOk(api.post('/petty-cash', { ...spent, receipt_no: '80' }))
  // Holds the export after the reconciliation was read, and before the petty cash worksheet is.
  const client = await inkwell.pool.connect()
  await client.query('begin; lock table settlement in access exclusive mode')
  const making = bytesOf('from=2026-08-01&to=2026-08-31')
  await expect
    .poll(async () => {
      const { rows } = await client.query(
        `select from pg_locks where relation = 'settlement'::regclass and not granted`,
      )
      return rows.length
    })
    .toBe(1)
  await expectOk(api.post('/petty-cash', { ...spent, receipt_no: '81' }))
  await client.query('rollback')
  client.release()
  const sheets = await worksheetsOf(await making)
  const proof = sheets.get('Reconciliation') ?? []
  expect(proof.find((row) => row[0] === 'Petty Cash')?.slice(2, 5)).toEqual([1, -1000, -1000])
  expect(sheets.get('Petty Cash')).toHaveLength(1)
})
