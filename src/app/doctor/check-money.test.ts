import { expect, test } from 'vitest'
import { addDays } from '../../kernel/contract/values/day.ts'
import { Alerts } from '../../kernel/server/process/alerts.ts'
import type { Saved } from '../../kernel/server/testing/api-client.ts'
import { aCreditNote } from '../../features/money/credit-notes/testing/a-credit-note.ts'
import { aLine, anInvoice } from '../../features/invoices/testing/an-invoice.ts'
import { aPayment } from '../../features/money/payments/testing/a-payment.ts'
import { aReceipt } from '../../features/money/receipts/testing/a-receipt.ts'
import { faultsInMoney } from './check-money.server.ts'
import { faultsWith as faultsAfter } from './testing/faults-with.ts'
import { MoneyWatch } from '../running/money-watch.server.ts'
import { startTestInkwell } from '../testing/inkwell.ts'

const inkwell = await startTestInkwell()
const { pool } = inkwell
let boxes = 0
const faultsWith = (change: string) => faultsAfter(inkwell.connection.database, change)

test('a stored total that differs from its rows is named with its record', async () => {
  const api = await inkwell.as('superuser')
  const receipt = await aReceipt(api, { amount_usd_final: 10 })
  const no = receipt.invoice_no
  expect(await faultsWith('update settlement set usd = usd + 1')).toContainEqual(
    expect.stringContaining(
      `${no}: USD 10.00 is stored as paid by receipts, but its rows add up to USD 11.00`,
    ),
  )
  expect(await faultsWith(`delete from entry where kind = 'receipt_voucher'`)).toContainEqual(
    `The ledger lacks an entry of receipt voucher ${receipt.voucher_no} (USD -10.00, and 10.00 in an account).`,
  )
  expect(await faultsWith(`delete from receipt_voucher where id = ${receipt.id}`)).toContainEqual(
    `The ledger has an entry of receipt voucher ${receipt.voucher_no} that the document does not post (USD -10.00, and 10.00 in an account).`,
  )
  expect(
    await faultsWith(`update receipt_voucher set amount_usd_final = 11 where id = ${receipt.id}`),
  ).toContainEqual(
    `The entry of receipt voucher ${receipt.voucher_no} has USD -10.00, in its account 10.00, but the document posts USD -11.00, in its account 11.00.`,
  )
  const order = `where invoice = ${receipt.invoice}`
  const kept = `where kind = 'invoice' and document = ${receipt.invoice}`
  for (const column of ['received', 'credited', 'typed', 'written_off']) {
    const faults = await faultsWith(`update entry set ${column} = ${column} + 1 ${kept}`)
    expect(faults.join('\n'), column).toContain(no)
  }
  const day = await faultsWith(`update invoice_tracker set date = date - 1 ${order}`)
  expect(day).toContain(`The order of ${no} has another date than the invoice.`)
  const draft = `update invoice set status = 'draft', invoice_no = null, order_no = null where id = ${receipt.invoice}`
  expect(await faultsWith(draft)).toContainEqual(`Draft ${receipt.invoice} has an order.`)
  const lines = await faultsWith(`update invoice_product set quantity = quantity + 1 ${order}`)
  expect(lines).toEqual([expect.stringContaining(`The lines of ${no}`)])
})

test('a wrong day or account is named without the correct amounts', async () => {
  const api = await inkwell.as('superuser')
  const { id, voucher_no } = await aReceipt(api, { amount_usd_final: 12, date: '2026-11-03' })
  const entry = `where kind = 'receipt_voucher' and document = ${id}`
  expect(await faultsWith(`update entry set day = '2026-11-05' ${entry}`)).toContainEqual(
    `The entry of receipt voucher ${voucher_no} has day 2026-11-05, but the document posts day 2026-11-03.`,
  )
  expect(await faultsWith(`update entry set account = 4 ${entry}`)).toContainEqual(
    expect.stringMatching(
      `^The entry of receipt voucher ${voucher_no} has account no. 4, but the document posts account no. \\d+.$`,
    ),
  )
})

test('lost money is named with its writer: a manual payment deleted by nobody', async () => {
  const api = await inkwell.as('manager')
  const { id } = await anInvoice(api)
  const [order] = (await api.get<{ results: { id: number }[] }>(`/invoice-tracker?invoice=${id}`)).body
    .results
  await api.put(`/invoice-tracker/${order?.id}`, { total_paid: 6 })
  const faults = await faultsWith(`
    delete from typed_payment where invoice = ${id};
    delete from settlement where credit in (select e.id from entry e where kind = 'typed_payment' and invoice = ${id});
    delete from entry where kind = 'typed_payment' and invoice = ${id}`)
  expect(faults.join('\n')).toMatch(/manual payment \d+ is missing, and no deletion .* by Test manager\./)
})

/**
 * An invoice over two pens at 50.00, of which one is credited and 40.00 is paid; a cancelled invoice, one of another
 * customer, and a goodwill credit note over 30.00 of which 20.00 was refunded.
 */
async function aCreditedCustomer() {
  const api = await inkwell.as('superuser')
  const invoice_products = [aLine({ unit_price: 50 })]
  const invoice = await anInvoice(api, { invoice_products })
  const { customer } = invoice
  const [line] = invoice.invoice_products
  const receipt = await aReceipt(api, { invoice: invoice.id, from_account: customer, amount_usd_final: 40 })
  const lines = [{ invoice_product: line?.id, quantity: 1 }]
  const note = await aCreditNote(api, { customer, invoice: invoice.id, reason: 'return', lines })
  const gift = [{ description: 'Goodwill', quantity: 1, unit_price: 30 }]
  const goodwill = await aCreditNote(api, { customer, lines: gift })
  const refund = await aPayment(api, { customer, amount_usd: 20 })
  const cancelled = await anInvoice(api, { customer, invoice_products })
  expect((await api.post(`/invoice/${cancelled.id}/cancel`, { reason: 'Twice' })).status).toBe(200)
  const other = await anInvoice(api, { invoice_products })
  return { invoice, line, receipt, note, goodwill, refund, cancelled, other }
}

test('a fault in credit notes, refunds and cancelled invoices is named with its record', async () => {
  const { invoice, line, receipt, note, goodwill, refund, cancelled, other } = await aCreditedCustomer()
  expect(await faultsInMoney(pool)).toEqual([])
  const [no, cn, gift, gone] = [
    invoice.invoice_no,
    note.credit_note_no,
    goodwill.credit_note_no,
    cancelled.invoice_no,
  ]
  const ofOrder = (set: string, of = invoice) => `update invoice_tracker set ${set} where invoice = ${of.id}`
  const ofNote = (set: string, of = note) => `update credit_note set ${set} where id = ${of.id}`
  const ofLine = (set: string) => `update credit_note_line set ${set} where credit_note = ${note.id}`
  const ofEntry = (kind: string, id: number, set: string) =>
    `update entry set ${set} where kind = '${kind}' and document = ${id}`
  const ofUse = (set: string) =>
    `update settlement set ${set} where credit = entry_of('credit_note', ${note.id})`
  const ofBack = (set: string) =>
    `update settlement set ${set} where debit = entry_of('payment_voucher', ${refund.id})`
  const ofRefund = (set: string) => `update payment_voucher set ${set} where id = ${refund.id}`
  const ofReceipt = (set: string) => `update receipt_voucher set ${set} where id = ${receipt.id}`
  const wasCancelled = `cancelled_at = now(), cancelled_on = current_date, cancel_reason = 'Wrong'`
  const planted = [
    [
      ofEntry('invoice', invoice.id, 'credited = 51'),
      `${no}: USD 51.00 is stored as credited, but its rows add up to USD 50.00.`,
    ],
    [
      ofEntry('invoice', invoice.id, 'credited = 51'),
      `${no}: USD 9.00 is stored as outstanding, but USD 10.00 is open in the ledger.`,
    ],
    [
      ofUse('usd = 61'),
      `USD 50.00 of credit note ${cn} is stored as applied, but its settlements add up to USD 61.00.`,
    ],
    [
      ofUse(`since = since - 9`),
      `The first day of invoice ${no} and credit note ${cn} is ${invoice.invoice_date}, but their settlement stores ${addDays(String(invoice.invoice_date), -9)}.`,
    ],
    [
      ofUse(`debit = entry_of('invoice', ${other.id})`),
      `credit note ${cn} is applied to invoice ${other.invoice_no} of another customer.`,
    ],
    [
      ofEntry('invoice', invoice.id, 'settled = 101'),
      `invoice ${no} is for USD 100.00, but USD 101.00 of it is applied.`,
    ],
    [
      `update invoice set status = 'cancelled', cancelled_at = now(), cancelled_on = current_date, cancel_reason = 'Wrong' where id = ${invoice.id}`,
      `${no} is cancelled, but its entry or its order is not.`,
    ],
    [
      ofEntry('invoice', cancelled.id, 'cancelled = false'),
      `${gone} is cancelled, but its entry or its order is not.`,
    ],
    [ofOrder(`status = 'Pending'`, cancelled), `${gone} is cancelled, but its entry or its order is not.`],
    [
      ofNote('total = 101'),
      `At most USD 100.00 of ${no} can be credited, but its credit notes add up to USD 101.00.`,
    ],
    [
      ofNote(`invoice = ${cancelled.id}`),
      `At most USD 0 of ${gone} can be credited, but its credit notes add up to USD 50.00.`,
    ],
    [
      ofNote('total = 49'),
      `The entry of credit note ${cn} has USD -50.00, but the document posts USD -49.00.`,
    ],
    [
      ofNote(wasCancelled, goodwill),
      `The ledger lacks an entry of credit note ${gift} (USD 30.00, and 0.00 in an account).`,
    ],
    [
      ofEntry('credit_note', note.id, 'settled = 49'),
      `USD 49.00 of credit note ${cn} is stored as applied, but its settlements add up to USD 50.00.`,
    ],
    [ofLine('credit = 51'), `The lines of ${cn} add up to USD 51.00, but its total is USD 50.00.`],
    [ofLine('quantity = 3'), `A line of ${no} has a quantity of 2.00, but 3.00 is credited.`],
    [
      ofLine(`invoice_product = ${other.invoice_products[0]?.id}`),
      `A line of ${other.invoice_no} is credited by a credit note of another invoice.`,
    ],
    [
      `update invoice_product set quantity = 0.5 where id = ${line?.id}`,
      `A line of ${no} has a quantity of 0.50, but 1.00 is credited.`,
    ],
    [
      ofBack('usd = 31'),
      `USD 20.00 of credit note ${gift} is stored as applied, but its settlements add up to USD 31.00.`,
    ],
    [
      ofEntry('payment_voucher', refund.id, 'settled = 19'),
      `Payment voucher ${refund.voucher_no} refunds USD 20.00, but USD 19.00 of credit is applied to it.`,
    ],
    [
      ofRefund('amount_usd = 21'),
      `The entry of payment voucher ${refund.voucher_no} has USD 20.00, in its account -20.00, but the document posts USD 21.00, in its account -21.00.`,
    ],
    [
      ofEntry('payment_voucher', refund.id, `customer = ${other.customer}`),
      `credit note ${gift} is applied to payment voucher ${refund.voucher_no} of another customer.`,
    ],
    [
      ofReceipt(wasCancelled),
      `The ledger lacks an entry of receipt voucher ${receipt.voucher_no} (USD 40.00, and -40.00 in an account).`,
    ],
    [
      ofEntry('invoice', invoice.id, 'settled = 80'),
      `${no}: USD 10.00 is stored as outstanding, but USD 20.00 is open in the ledger.`,
    ],
    [
      ofEntry('invoice', invoice.id, 'received = 39'),
      `${no}: USD 39.00 is stored as paid by receipts, but its rows add up to USD 40.00.`,
    ],
    [
      ofEntry('invoice', invoice.id, 'typed = 5'),
      `${no}: USD 5.00 is stored as paid manually, but its rows add up to USD 0.`,
    ],
    [
      ofEntry('invoice', invoice.id, 'written_off = 5'),
      `${no}: USD 5.00 is stored as written off, but its rows add up to USD 0.`,
    ],
    [
      `alter table invoice drop constraint invoice_grand_total;
      update invoice set discount_amount = 5 where id = ${invoice.id}`,
      `The grand total of ${no} is USD 100.00, but its subtotal less the discount is USD 95.00.`,
    ],
  ] as const
  for (const [change, fault] of planted)
    expect((await faultsWith(change)).join('\n'), change).toContain(fault)
})

test('a closing that differs from its documents is named with its cash box and day', async () => {
  const api = await inkwell.as('superuser')
  const name = `Box ${++boxes}`
  const form = { name, currency: 'IQD', kind: 'cash', opening_balance: 100_000, opening_date: '2026-01-01' }
  const { id } = (await api.post<Saved<{ id: number }>>('/bank-account', form)).body.data
  const receipt = await aReceipt(api, { to_account: name, date: '2026-03-02', net_iqd: 25_250 })
  const close = async (date: string, rest: object) =>
    expect((await api.post('/cash-close', { account: id, date, ...rest })).status).toBe(201)
  await close('2026-03-02', { notes: { '25000': 5 }, reason: '250 is missing' })
  await close('2026-03-03', { counted: 125_000 })
  expect(await faultsInMoney(pool)).toEqual([])

  const first = `where account = ${id} and date = '2026-03-02'`
  const damage = async (set: string) => await faultsWith(`update cash_close set ${set} ${first}`)
  // As if an earlier shortage had never been written off, so that this day starts with a higher balance.
  expect((await damage('expected = expected + 250, difference = difference - 250')).join('\n')).toContain(
    `The closing of ${name} on 02/03/2026 expects IQD 125500.00, but the documents add up to 125250.00.`,
  )
  expect((await damage('counted = counted + 250, difference = difference + 250')).join('\n')).toContain(
    `The closing of ${name} on 02/03/2026 has 125250.00 counted, but its banknotes add up to 125000`,
  )
  const unheld = `alter table cash_close drop constraint cash_close_difference; update cash_close`
  expect((await faultsWith(`${unheld} set difference = difference + 1 ${first}`)).join('\n')).toContain(
    `The closing of ${name} on 02/03/2026 has a difference of`,
  )
  const touched = await faultsWith(
    `update receipt_voucher set net_iqd = net_iqd + 1000 where id = ${receipt.id}`,
  )
  expect(touched.filter((fault) => fault.includes(name))).toHaveLength(2)
})

test('the nightly check runs once, and superusers see its result', async () => {
  const owner = await inkwell.as('superuser')
  const watch = new MoneyWatch(pool, new Alerts())
  await watch.look()
  await watch.close()
  const { body } = await owner.get<{ money_check: { faults: number } | null }>('/dashboard')
  expect(body.money_check).toMatchObject({ faults: 0 })
  const manager = await (await inkwell.as('manager')).get<{ money_check: unknown }>('/dashboard')
  expect(manager.body.money_check).toBeNull()
})

test('superusers see an alert if the ledger was not checked for two days, until it is checked', async () => {
  const alerts = new Alerts()
  const watch = new MoneyWatch(pool, alerts)
  const days = (begun: number, checked: number) =>
    pool.query(
      `update money_check set begun_at = now() - make_interval(days => $1), checked_at = now() - make_interval(days => $2)`,
      [begun, checked],
    )
  // A check that was begun today and not completed.
  await days(0, 3)
  await watch.look()
  expect(alerts.names()).toEqual(['money-late'])
  // No check began while the machine was off: this run makes up for it.
  await days(3, 3)
  await watch.look()
  expect(alerts.names()).toEqual([])
  // A failing check, for example because a table cannot be read, keeps the alert.
  await days(3, 3)
  await pool.query('alter table cash_close rename to cash_close_away')
  await expect(watch.look()).rejects.toThrow('cash_close')
  await pool.query('alter table cash_close_away rename to cash_close')
  expect(alerts.names()).toEqual(['money-late'])
  await watch.close()
  await days(0, 0)
})
