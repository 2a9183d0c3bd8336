import { expect, test } from 'vitest'
import { startTestInkwell } from '../../app/testing/inkwell.ts'
import { addDays, today } from '../../kernel/contract/values/day.ts'
import type { Listed } from '../../kernel/server/testing/api-client.ts'
import { aCustomer } from '../customers/testing/a-customer.ts'
import { aReceipt } from '../money/receipts/testing/a-receipt.ts'
import type { InvoiceRecord } from './invoices.contract.ts'
import { aLine, anInvoice } from './testing/an-invoice.ts'

const inkwell = await startTestInkwell()
const api = await inkwell.as('manager')
const now = today('Asia/Baghdad')
const long = addDays(now, -60)

/** One invoice of a customer over 100.00 in each state, by state. */
async function oneOfEach(by = api) {
  const { id: customer } = await aCustomer(by)
  const made = (form: object) =>
    anInvoice(by, {
      customer,
      invoice_date: now,
      age_days: 30,
      invoice_products: [aLine({ quantity: 1, unit_price: 100 })],
      ...form,
    })
  const pay = async ({ id }: { id: number }, amount: number) =>
    await aReceipt(api, { invoice: id, from_account: customer, amount_usd_final: amount })
  const draft = await made({ status: 'draft' })
  const issued = await made({})
  const partPaid = await made({})
  await pay(partPaid, 40)
  const paid = await made({})
  await pay(paid, 100)
  const free = await made({ invoice_products: [aLine({ quantity: 1, unit_price: 0 })] })
  const pastDue = await made({ invoice_date: long })
  const partPaidLate = await made({ invoice_date: long })
  await pay(partPaidLate, 1)
  const cancelled = await made({})
  expect((await api.post(`/invoice/${cancelled.id}/cancel`, { reason: 'Twice' })).status).toBe(200)
  return { customer, draft, issued, partPaid, paid, free, pastDue, partPaidLate, cancelled }
}
type Counts = Record<'all' | 'draft' | 'waiting' | 'unpaid' | 'past_due' | 'paid' | 'cancelled', number>
const found = async (query: string) => (await api.get<Listed<InvoiceRecord>>(`/invoice?${query}`)).body

test('each invoice has its status in the list, on its page and in the response of its creation', async () => {
  const { customer, issued, ...others } = await oneOfEach()
  expect(issued).toMatchObject({ state: 'issued', outstanding: 100, due_date: addDays(now, 30) })
  const { results } = await found(`customer=${customer}&page_size=100`)
  const states = Object.fromEntries(results.map(({ id, state }) => [id, state]))
  expect(states).toEqual({
    [others.draft.id]: 'draft',
    [issued.id]: 'issued',
    [others.partPaid.id]: 'part_paid',
    [others.paid.id]: 'paid',
    [others.free.id]: 'paid',
    [others.pastDue.id]: 'past_due',
    [others.partPaidLate.id]: 'past_due',
    [others.cancelled.id]: 'cancelled',
  })
  expect(results.find(({ id }) => id === others.partPaid.id)).toMatchObject({ paid: 40, outstanding: 60 })
  const read = (await api.get<{ results: InvoiceRecord }>(`/invoice/${others.pastDue.id}`)).body.results
  expect(read).toMatchObject({ state: 'past_due', outstanding: 100, due_date: addDays(long, 30) })
})

test('a list is filtered by status, and counts the invoices of each', async () => {
  const { customer, issued, partPaid, pastDue, partPaidLate } = await oneOfEach()
  const unpaid = await found(`customer=${customer}&state=issued,part_paid,past_due&ordering=-outstanding`)
  expect(unpaid.count).toBe(4)
  expect(unpaid.results.map(({ id }) => id)).toEqual([pastDue.id, issued.id, partPaidLate.id, partPaid.id])
  const totals = (await api.get(`/invoice/totals?customer=${customer}&state=issued,part_paid,past_due`)).body
  expect(totals).toMatchObject({ grand_total: 400, outstanding: 359 })
  const account = (await api.get<{ balance: number }>(`/customer/${customer}/account`)).body
  expect(account.balance).toBe(359)
  const counts = (await api.get<Counts>(`/invoice/counts?customer=${customer}`)).body
  expect(counts).toEqual({ all: 8, draft: 1, waiting: 0, unpaid: 4, past_due: 2, paid: 2, cancelled: 1 })
  const narrowed = (await api.get<Counts>(`/invoice/counts?search=${partPaid.invoice_no}`)).body
  expect(narrowed).toMatchObject({ all: 1, unpaid: 1, past_due: 0 })
  expect((await api.get('/invoice?state=late')).status).toBe(400)
  expect((await api.get('/invoice?state=,')).status).toBe(200)
})

test('a list is ordered by status, and searched by its words in each language', async () => {
  const { customer, draft, issued, partPaid, pastDue, partPaidLate } = await oneOfEach()
  const { results } = await found(`customer=${customer}&ordering=state`)
  const states = results.map(({ state }) => state)
  expect(states).toEqual(states.toSorted())
  expect((await found(`customer=${customer}&ordering=-state`)).results[0]?.state).toBe('past_due')
  const ids = async (search: string) =>
    (await found(`customer=${customer}&search=${encodeURIComponent(search)}`)).results
      .map(({ id }) => id)
      .toSorted()
  expect(await ids('past due')).toEqual([pastDue.id, partPaidLate.id].toSorted())
  expect(await ids('Draft')).toEqual([draft.id])
  for (const words of ['partially paid', 'مدفوعة جزئيًا'])
    expect([words, await ids(words)]).toEqual([words, [partPaid.id]])
  // The other words of the search work as before, alone or with a state.
  expect(await ids(`${issued.invoice_no} issued`)).toEqual([issued.id])
  expect(await ids(`${issued.invoice_no} paid`)).toEqual([])
})

test('My records are those that the user created', async () => {
  const salesman = await inkwell.as('salesman')
  const { id } = await anInvoice(salesman)
  await anInvoice(api)
  const { body } = await salesman.get<Listed<InvoiceRecord>>('/invoice?mine=true')
  expect(body.results.map((each) => each.id)).toEqual([id])
  expect((await salesman.get<Counts>('/invoice/counts?mine=true')).body.all).toBe(1)
})
