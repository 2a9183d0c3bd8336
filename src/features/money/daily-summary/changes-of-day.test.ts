import { expect, test } from 'vitest'
import { startTestInkwell } from '../../../app/testing/inkwell.ts'
import { addDays, today } from '../../../kernel/contract/values/day.ts'
import { textOfPages } from '../../../kernel/server/pdf/testing/read-pdf.ts'
import type { Listed, Saved } from '../../../kernel/server/testing/api-client.ts'
import { aCustomer } from '../../customers/testing/a-customer.ts'
import { aLine, anInvoice } from '../../invoices/testing/an-invoice.ts'
import { personForm } from '../../people/testing/a-user.ts'
import { anOpening } from '../opening-balances/testing/an-opening.ts'
import { aReceipt } from '../receipts/testing/a-receipt.ts'
import type { DailySummary } from './daily-summary.contract.ts'
import { group, expectOk } from './testing/groups.ts'

const inkwell = await startTestInkwell()
const api = await inkwell.as('superuser')
const manager = await inkwell.as('manager')
const now = today('Asia/Baghdad')
const sheetOf = async () => (await api.get<DailySummary>('/day-sheet')).body
let cashBoxes = 0
async function aCashBox() {
  const form = {
    name: `Drawer ${++cashBoxes}`,
    currency: 'USD',
    kind: 'cash',
    opening_balance: 1000,
    opening_date: '2020-01-01',
  }
  return (await expectOk(api.post<Saved<{ id: number; name: string }>>('/bank-account', form))).data
}

test('the daily summary shows each change of the rate table with the old and the new rate', async () => {
  const [first, second] = [addDays(now, -40), addDays(now, -35)]
  const made = await expectOk(
    api.post<Saved<{ id: number }>>('/exchange-rate', { date: first, iqd_per_usd: 1310, note: 'Market' }),
  )
  const path = `/exchange-rate/${made.data.id}`
  await expectOk(manager.put(path, { iqd_per_usd: 1320 }))
  await expectOk(manager.put(path, { note: 'Bank' }))
  await expectOk(manager.put(path, { date: second }))
  await expectOk(api.delete(path))
  const shown = group(await sheetOf(), 'rate_changes')?.results.filter(({ id }) => id === made.data.id)
  expect(shown?.map(({ day, before, after, person }) => [day, before, after, person])).toEqual([
    [first, null, '1310.00', 'Test admin'],
    [first, '1310.00', '1320.00', 'Test manager'],
    [first, '1320.00', null, 'Test manager'],
    [second, null, '1320.00', 'Test manager'],
    [second, '1320.00', null, 'Test admin'],
  ])
})

test('the daily summary shows lowered invoices and moved due dates, with before and after', async () => {
  const lines = [aLine({ quantity: 10, unit_price: 5 }), aLine({ quantity: 1, unit_price: 20 })]
  const invoice = await anInvoice(api, { age_days: 5, invoice_products: lines })
  const [one, two] = invoice.invoice_products
  await expectOk(
    manager.put(`/invoice/${invoice.id}`, { invoice_products: [{ ...one, unit_price: 4, total: 40 }, two] }),
  )
  // A repriced line where the quantity makes up for the price: the total is the same.
  const swapped = await anInvoice(api, { invoice_products: [aLine({ quantity: 1, unit_price: 20 })] })
  const other = swapped.invoice_products.map((line) => ({ ...line, quantity: 2, unit_price: 10 }))
  await expectOk(manager.put(`/invoice/${swapped.id}`, { invoice_products: other }))
  const draft = await anInvoice(api, { status: 'draft', invoice_products: lines })
  await expectOk(
    manager.put(`/invoice/${draft.id}`, { invoice_products: [aLine({ quantity: 1, unit_price: 1 })] }),
  )
  const order = (await api.get<Listed<{ id: number }>>(`/invoice-tracker?invoice=${invoice.id}`)).body
    .results[0]
  await expectOk(manager.put(`/invoice-tracker/${order?.id}`, { age_days: 90 }))
  const balance = await anOpening(api, { amount_usd: 80 })
  await expectOk(api.put(`/opening/${balance.id}`, { due_date: addDays(now, 60) }))

  const sheet = await sheetOf()
  const prices = group(sheet, 'price_changes')?.results ?? []
  expect(prices).toContainEqual(
    expect.objectContaining({
      id: invoice.id,
      usd: 10,
      before: '70.00',
      after: '60.00',
      person: 'Test manager',
    }),
  )
  expect(prices).toContainEqual(expect.objectContaining({ id: swapped.id, usd: 0 }))
  expect(prices.map(({ id }) => id)).not.toContain(draft.id)
  const due = group(sheet, 'due_dates')?.results ?? []
  expect(due).toContainEqual(
    expect.objectContaining({
      resource: 'invoice',
      id: invoice.id,
      before: addDays(String(invoice.invoice_date), 5),
      after: addDays(String(invoice.invoice_date), 90),
    }),
  )
  expect(due).toContainEqual(
    expect.objectContaining({ resource: 'opening', id: balance.id, after: addDays(now, 60) }),
  )
})

test('the daily summary shows new opening balances, and documents changed after printing', async () => {
  const balance = await anOpening(api, { amount_usd: 75 })
  await expectOk(api.put(`/opening/${balance.id}`, { amount_usd: 70 }))
  const cashBox = await aCashBox()
  const [printed, other] = [
    await aReceipt(api, { to_account: cashBox.name, net_usd: 8 }),
    await aReceipt(api, { to_account: cashBox.name, net_usd: 9 }),
  ]
  expect((await api.fetch(`/api/v1/receipt-voucher/generate-pdf/${printed.id}`)).status).toBe(200)
  for (const { id } of [printed, other]) {
    await expectOk(manager.put(`/receipt-voucher/${id}`, { subject: 'Add custom item' }))
  }
  const sheet = await sheetOf()
  expect(
    group(sheet, 'openings')
      ?.results.filter(({ id }) => id === balance.id)
      .map(({ usd, before, after }) => [usd, before, after]),
  ).toEqual([
    [75, null, '75.00'],
    [-5, '75.00', '70.00'],
  ])
  const changed = group(sheet, 'changed_after_printing')?.results
  expect(changed).toContainEqual(
    expect.objectContaining({ resource: 'receipt_voucher', id: printed.id, usd: 8, person: 'Test manager' }),
  )
  expect(changed?.map(({ id }) => id)).not.toContain(other.id)
})

test('a bulk job is one line, a long group is summarized per user, and the totals include all', async () => {
  const before = group(await sheetOf(), 'openings')
  const { id: customer } = await aCustomer(api)
  await inkwell.pool.query(
    `insert into opening (customer, number, date, due_date, amount_usd)
     select $1, 'OLD-' || g, current_date, current_date, 10 from generate_series(1, 500) g`,
    [customer],
  )
  const batch = group(await sheetOf(), 'openings')
  expect([batch?.count, batch?.usd]).toEqual([(before?.count ?? 0) + 500, (before?.usd ?? 0) + 5000])
  expect(batch?.results).toHaveLength((before?.results.length ?? 0) + 1)
  expect(batch?.results).toContainEqual(
    expect.objectContaining({ resource: 'opening', count: 500, usd: 5000 }),
  )

  const { rows } = await inkwell.pool.query<{ id: number }>(
    `select id from opening where number like 'OLD-%'`,
  )
  for (const { id } of rows.slice(0, 120)) await expectOk(api.delete(`/opening/${id}`))
  const deleted = group(await sheetOf(), 'deleted')
  const many = deleted?.results.filter(({ resource }) => resource === 'opening') ?? []
  expect(many).toMatchObject([{ count: 120, usd: 1200, person: 'Test admin', number: expect.any(String) }])
  const pdf = await api.fetch(`/api/v1/day-sheet/pdf?date=${now}&language=en`)
  expect(textOfPages(Buffer.from(await pdf.arrayBuffer())).join(' ')).toContain('Opening Balances: 120')
})

test('the daily summary shows new users, changed roles and passwords, and changed permissions on the day of the action', async () => {
  const form = personForm({ role: 'salesman', user_status: 'pending' })
  const { id } = (await expectOk(api.post<Saved<{ id: number }>>('/auth/users', form))).data
  await expectOk(api.put(`/auth/user/update/${id}`, { role: 'manager', user_status: 'active' }))
  await expectOk(api.post(`/auth/users/${id}/password-reset`))
  await expectOk(api.put('/settings/permissions/invoices/salesman', { verbs: ['view'] }))
  await expectOk(api.put('/settings/permissions/invoices/salesman', { verbs: [] }))
  const sheet = await sheetOf()
  const ofUser = group(sheet, 'users')?.results.filter((line) => line.id === id)
  expect(ofUser?.map(({ number, before, after }) => [number, before, after])).toEqual([
    ['Sara Ali', null, 'salesman'],
    ['Sara Ali', 'salesman', 'manager'],
    ['Sara Ali', 'pending', 'active'],
    ['Sara Ali', null, 'password'],
  ])
  expect(
    group(sheet, 'permissions')?.results.map(({ number, right, before, after, person }) => [
      number,
      right,
      before,
      after,
      person,
    ]),
  ).toEqual([
    ['salesman', 'Invoices', 'view,create,update', 'view', 'Test admin'],
    ['salesman', 'Invoices', 'view', '', 'Test admin'],
  ])
  const pdf = Buffer.from(await (await api.fetch('/api/v1/day-sheet/pdf?language=en')).arrayBuffer())
  const printed = textOfPages(pdf).join(' ')
  for (const line of [
    'User Sara Ali',
    'Salesman before, Manager now',
    'Salesman: Invoices',
    'View before, None now',
  ]) {
    expect(printed).toContain(line)
  }
  await expectOk(api.delete(`/auth/users/delete/${id}`))
  const gone = group(await sheetOf(), 'users')?.results.filter((line) => line.id === id)
  expect(gone?.map(({ number, before, after }) => [number, before, after])).toContainEqual([
    'Sara Ali',
    'manager',
    null,
  ])
})
