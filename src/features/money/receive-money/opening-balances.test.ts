import { describe, expect, test } from 'vitest'
import { faultsInMoney } from '../../../app/doctor/check-money.server.ts'
import { startTestInkwell } from '../../../app/testing/inkwell.ts'
import type { ReplyOf } from '../../../kernel/contract/endpoint.ts'
import type { Refused, Saved } from '../../../kernel/server/testing/api-client.ts'
import { aCustomer } from '../../customers/testing/a-customer.ts'
import { aLine, anInvoice } from '../../invoices/testing/an-invoice.ts'
import { anOpening, type Opening } from '../opening-balances/testing/an-opening.ts'
import type { ReceiptVoucher } from '../receipts/testing/a-receipt.ts'
import type { receiveMoneyEndpoints } from './receive-money.contract.ts'

type Received = ReplyOf<typeof receiveMoneyEndpoints.receive>['data']
type Open = ReplyOf<typeof receiveMoneyEndpoints.open>

const inkwell = await startTestInkwell()
const api = await inkwell.as('admin')

const receive = async (payment: object) =>
  await api.post<Saved<Received> & Refused>('/receipt', { rate: 1310, ...payment })
const openOf = async (customer: number) => (await api.get<Open>(`/receipt/open?customer=${customer}`)).body
const now = async ({ id }: { id: number }) => (await api.get<Opening>(`/opening/${id}`)).body
const voucher = async (id: number) => (await api.get<ReceiptVoucher>(`/receipt-voucher/${id}`)).body
const invoiceOver = async (customer: number, unit_price: number) =>
  await anInvoice(api, { customer, invoice_products: [aLine({ quantity: 1, unit_price })] })

/** A customer with opening balances of these amounts, in the order of their due dates. */
async function debtor(...amounts: number[]) {
  const customer = (await aCustomer(api)).id
  const openings: Opening[] = []
  for (const [index, amount_usd] of amounts.entries()) {
    openings.push(
      await anOpening(api, {
        customer,
        amount_usd,
        number: `57-${index}`,
        due_date: `2026-01-${10 + index}`,
      }),
    )
  }
  return { customer, openings }
}

async function received(payment: object) {
  const { status, body } = await receive(payment)
  expect(status, JSON.stringify(body)).toBe(201)
  const [first] = body.data.vouchers
  if (!first) throw new Error('Nothing was written.')
  return { ...body.data, first }
}

const historyOf = async (resource: string, id: number) =>
  (
    await api.get<{ results: { table_name: string; changes: Record<string, unknown> }[] }>(
      `/history?resource=${resource}&id=${id}`,
    )
  ).body.results.filter(({ table_name }) => table_name.endsWith('_settlement'))

test('a receipt names two opening balances and an invoice, and each gets its stated amount', async () => {
  const { customer, openings } = await debtor(100, 40)
  const [one, other] = openings
  const invoice = await invoiceOver(customer, 70)
  expect((await openOf(customer)).invoices).toMatchObject([
    { invoice: null, opening: one?.id, invoice_no: '57-0', due_date: '2026-01-10', outstanding: 100 },
    { invoice: null, opening: other?.id, invoice_no: '57-1', due_date: '2026-01-11', outstanding: 40 },
    { invoice: invoice.id, opening: null, invoice_no: invoice.invoice_no, outstanding: 70 },
  ])
  const allocations = [
    { invoice: null, opening: other?.id, amount_usd: 40 },
    { invoice: null, opening: one?.id, amount_usd: 25 },
    { invoice: invoice.id, opening: null, amount_usd: 30 },
  ]
  const { first, ...data } = await received({ customer, usd: 100, allocations })
  expect(data).toMatchObject({ allocations, on_account_usd: 5 })
  expect(first).toMatchObject({
    invoice: invoice.id,
    subject: `Payment of 57-1, 57-0, ${invoice.invoice_no}`,
    settlements: [
      { opening: other?.id, invoice: null, invoice_no: '57-1', amount_usd: 40 },
      { opening: one?.id, invoice: null, invoice_no: '57-0', amount_usd: 25 },
      { opening: null, invoice: invoice.id, invoice_no: invoice.invoice_no, amount_usd: 30 },
    ],
  })
  expect([await now(one ?? first), await now(other ?? first)]).toMatchObject([
    { settled: 25, open: 75 },
    { settled: 40, open: 0 },
  ])
  expect(await openOf(customer)).toMatchObject({
    on_account_usd: 5,
    invoices: [
      { opening: one?.id, outstanding: 75 },
      { invoice: invoice.id, outstanding: 40 },
    ],
  })
  const account = await api.get<{ open_invoices: object[] }>(`/customer/${customer}/account`)
  expect(account.body).toMatchObject({
    balance: 110,
    open_invoices: [
      { invoice: null, opening: one?.id, invoice_no: '57-0', outstanding: 75 },
      { invoice: invoice.id, opening: null, outstanding: 40 },
    ],
  })
  expect((await api.get(`/customer/${customer}/statement`)).body).toMatchObject({
    entries: [
      { kind: 'opening', number: '57-0', debit: 100 },
      { kind: 'opening', number: '57-1', debit: 40 },
      { kind: 'invoice', debit: 70 },
      { kind: 'receipt_voucher', credit: 100 },
    ],
    closing: 110,
  })
  const shown = await historyOf('receipt_voucher', first.id)
  expect(shown.map(({ changes }) => changes['opening'] ?? changes['invoice'])).toEqual(
    expect.arrayContaining([
      [null, one?.id],
      [null, other?.id],
      [null, invoice.id],
    ]),
  )
  expect(await historyOf('opening', one?.id ?? 0)).toMatchObject([{ changes: { amount_usd: [null, 25] } }])
  expect(await faultsInMoney(inkwell.pool)).toEqual([])
})

test('by default the oldest due comes first, and a payment for opening balances alone has no invoice', async () => {
  const { customer, openings } = await debtor(50, 60)
  await invoiceOver(customer, 70)
  const { first, allocations } = await received({ customer, usd: 90 })
  expect(allocations).toMatchObject([
    { opening: openings[0]?.id, amount_usd: 50 },
    { opening: openings[1]?.id, amount_usd: 40 },
  ])
  expect(first).toMatchObject({ invoice: null, invoice_no: null, on_account_usd: 0, amount_usd_advance: 90 })
  const rest = await received({ customer, usd: 45, iqd: 131_000 })
  expect(rest.vouchers.map(({ settlements }) => settlements.map(({ amount_usd }) => amount_usd))).toEqual([
    [20, 25],
    [45],
  ])
  expect(await openOf(customer)).toMatchObject({ on_account_usd: 55, invoices: [] })
})

describe('a forbidden allocation is refused at its field, with a message of its own', () => {
  const refused = async (payment: object) => {
    const { status, body } = await receive({ usd: 500, ...payment })
    expect(status).toBe(422)
    return body.errors
  }

  test('in a new receipt', async () => {
    const { customer, openings } = await debtor(100)
    const debt = { opening: openings[0]?.id, amount_usd: 10 }
    const invoice = await invoiceOver(customer, 50)
    const foreign = (await debtor(30)).openings[0]
    const credit = await anOpening(api, { customer, number: '58', amount_usd: -20 })
    const cancelled = await anOpening(api, { customer, number: '59', amount_usd: 20 })
    await api.post(`/opening/${cancelled.id}/cancel`, { reason: 'Written twice' })
    const of = async (...allocations: object[]) => await refused({ customer, allocations })
    const at = (field: string, text: string) => ({ [`allocations.${field}`]: [text] })
    expect(await of({ amount_usd: 10 })).toEqual(
      at('0.invoice', 'Choose the invoice or opening balance to apply this amount to.'),
    )
    expect(await of(debt, { ...debt, invoice: invoice.id })).toEqual(
      at('1.opening', 'Choose an invoice or an opening balance, not both.'),
    )
    expect(await of({ opening: foreign?.id, amount_usd: 10 })).toEqual(
      at('0.opening', 'Choose an opening balance of this customer.'),
    )
    expect(await of({ opening: 2_000_000_000, amount_usd: 10 })).toEqual(
      at('0.opening', 'Choose an opening balance of this customer.'),
    )
    expect(await of(debt, debt)).toEqual(
      at('1.opening', 'Opening balance 57-0 is listed twice. Enter each opening balance once.'),
    )
    expect(await of({ opening: credit.id, amount_usd: 10 })).toEqual(
      at('0.opening', 'Opening balance 58 is a credit, so nothing is due. Choose another one.'),
    )
    expect(await of({ opening: cancelled.id, amount_usd: 10 })).toEqual(
      at('0.opening', 'Opening balance 59 is cancelled, so nothing is due. Choose another one.'),
    )
    expect(await of({ ...debt, amount_usd: 100.01 })).toEqual(
      at(
        '0.amount_usd',
        'Amount exceeds what is outstanding on opening balance 57-0. Enter USD 100.00 or less.',
      ),
    )
    expect(await of({ ...debt, amount_usd: -1 })).toHaveProperty(['allocations.0.amount_usd'])
    expect(await refused({ customer, usd: 5, allocations: [debt] })).toHaveProperty('allocations')
    for (const settles of [[{ opening: 0 }], [{ opening: 1, invoice: 1 }], [3_000_000_000], { opening: 1 }]) {
      expect(await refused({ customer, settles })).toHaveProperty('settles')
    }
    expect(await refused({ customer, settles: [{ opening: foreign?.id }] })).toEqual({
      settles: ['Choose an opening balance of this customer.'],
    })
    expect((await now(openings[0] ?? cancelled)).open).toBe(100)
  })

  test('in a changed allocation', async () => {
    const { customer, openings } = await debtor(100)
    const foreign = (await debtor(30)).openings[0]
    const { first } = await received({ customer, usd: 80 })
    const split = async (allocations: object[]) =>
      await api.put<Refused>(`/receipt-voucher/${first.id}/settlements`, { allocations })
    const debt = { opening: openings[0]?.id, amount_usd: 10 }
    for (const [allocations, field] of [
      [[{ amount_usd: 0 }], 'allocations.0.invoice'],
      [[debt, { opening: foreign?.id, amount_usd: 1 }], 'allocations.1.opening'],
      [[{ ...debt, amount_usd: 100.01 }], 'allocations.0.amount_usd'],
      [[{ ...debt, amount_usd: 90 }], 'allocations'],
    ] as const) {
      const { status, body } = await split([...allocations])
      expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]])
    }
  })
})

test('an allocation moves from an opening balance to an invoice and back, unless another user has changed it', async () => {
  const { customer, openings } = await debtor(100)
  const invoice = await invoiceOver(customer, 100)
  const { first } = await received({ customer, usd: 80 })
  const split = async (version: number, ...allocations: object[]) =>
    await api.put<Saved<ReceiptVoucher>>(`/receipt-voucher/${first.id}/settlements`, { allocations, version })
  const moved = await split(first.version, { invoice: invoice.id, amount_usd: 50 })
  expect(moved.body.data).toMatchObject({
    on_account_usd: 30,
    settlements: [{ invoice: invoice.id, opening: null, amount_usd: 50 }],
  })
  expect((await split(first.version, { opening: openings[0]?.id, amount_usd: 1 })).status).toBe(409)
  // Applying unapplied credit changes the allocation too, so the old version is refused.
  expect((await api.post(`/opening/${openings[0]?.id}/use-on-account`)).status).toBe(200)
  expect((await split(moved.body.data.version, { invoice: invoice.id, amount_usd: 80 })).status).toBe(409)
  const { version } = await voucher(first.id)
  const back = await split(
    version,
    { opening: openings[0]?.id, amount_usd: 60 },
    { invoice: invoice.id, amount_usd: 20 },
  )
  expect(back.body.data.settlements).toMatchObject([
    { invoice: invoice.id, amount_usd: 20 },
    { opening: openings[0]?.id, amount_usd: 60 },
  ])
  expect(await openOf(customer)).toMatchObject({
    on_account_usd: 0,
    invoices: [{ outstanding: 40 }, { outstanding: 80 }],
  })
})
