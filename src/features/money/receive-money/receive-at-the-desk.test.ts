import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { faultsInMoney } from '../../../app/doctor/check-money.server.ts'
import { startTestInkwell } from '../../../app/testing/inkwell.ts'
import type { Row } from '../../../kernel/contract/entity.ts'
import type { ReplyOf } from '../../../kernel/contract/endpoint.ts'
import type { Api, Listed, Saved } from '../../../kernel/server/testing/api-client.ts'
import type { bankAccount } from '../accounts/bank-accounts.contract.ts'
import { aCustomer } from '../../customers/testing/a-customer.ts'
import type { order } from '../../orders/orders.contract.ts'
import { aLine, anInvoice } from '../../invoices/testing/an-invoice.ts'
import { aUser } from '../../people/testing/a-user.ts'
import type { receiveMoneyEndpoints } from './receive-money.contract.ts'

type Received = Saved<ReplyOf<typeof receiveMoneyEndpoints.receive>['data']>

const inkwell = await startTestInkwell()
const api = await inkwell.as('manager')
let cashBoxes = 0

async function aCashBox(currency: string): Promise<Row<typeof bankAccount>> {
  const owner = await inkwell.as('superuser')
  const form = { name: `${currency} box ${++cashBoxes}`, kind: 'cash', currency, opening_balance: 0 }
  return (await owner.post<Saved<Row<typeof bankAccount>>>('/bank-account', form)).body.data
}
const balanceOf = async ({ id }: { id: number }) =>
  (await api.get<Row<typeof bankAccount>>(`/bank-account/${id}`)).body.balance
const invoiceOver = async (unit_price: number, wanted: object = {}) =>
  await anInvoice(api, { invoice_products: [aLine({ quantity: 1, unit_price })], ...wanted })
const orderOf = async (invoice: number, by: Api = api) =>
  (await by.get<Listed<Row<typeof order>>>(`/invoice-tracker?invoice=${invoice}`)).body.results[0]

test('dinars pay a part of a dollar invoice at their rate, go into their cash box, and leave the order unchanged', async () => {
  const [invoice, cashBox] = [await invoiceOver(1130), await aCashBox('IQD')]
  const untouched = (await orderOf(invoice.id))?.id
  const { status, body } = await api.post<Received>('/receipt', {
    customer: invoice.customer,
    iqd: 444_090,
    iqd_account: cashBox.name,
    rate: 1310,
  })
  expect(status).toBe(201)
  expect(body.data.vouchers).toMatchObject([{ usd_value: 339, rate: 1310, on_account_usd: 0 }])
  expect(await orderOf(invoice.id)).toMatchObject({
    id: untouched,
    total_paid: 339,
    outstanding: 791,
    typed_paid: 0,
    written_off: 0,
  })
  expect(await balanceOf(cashBox)).toBe(444_090)
})

test('one payment in two currencies pays three invoices by two vouchers in two cash boxes', async () => {
  const customer = (await aCustomer(api)).id
  const [dollars, dinars] = [await aCashBox('USD'), await aCashBox('IQD')]
  const invoices = []
  for (const [index, amount] of [135, 255, 220].entries()) {
    invoices.push((await invoiceOver(amount, { customer, age_days: index })).id)
  }
  const { body } = await api.post<Received>('/receipt', {
    customer,
    usd: 300,
    usd_account: dollars.name,
    iqd: 393_000,
    iqd_account: dinars.name,
    rate: 1310,
  })
  expect(body.data).toMatchObject({ on_account_usd: 0, rounding_usd: 0 })
  expect(body.data.vouchers).toHaveLength(2)
  const outstanding = await Promise.all(invoices.map(async (id) => (await orderOf(id))?.outstanding))
  expect(outstanding).toEqual([0, 0, 10])
  expect([await balanceOf(dollars), await balanceOf(dinars)]).toEqual([300, 393_000])
  expect(await faultsInMoney(inkwell.pool)).toEqual([])
})

test('two cashiers on two nodes receive fifty payments at once, and each sees the other’s', async () => {
  const invoice = await invoiceOver(100)
  const { customer } = invoice
  const node = await inkwell.startNode()
  const other = await node.signIn((await aUser(inkwell.pool, { role: 'manager' })).username)
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      (index % 2 === 0 ? api : other).post<Received>('/receipt', { customer, usd: 10 }),
    ),
  )
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201))
  const numbers = answers.flatMap(({ body }) => body.data.vouchers.map(({ voucher_no }) => voucher_no))
  expect(new Set(numbers).size).toBe(50)
  for (const cashier of [api, other]) {
    await expect
      .poll(async () => await orderOf(invoice.id, cashier))
      .toMatchObject({
        total_paid: 100,
        outstanding: 0,
      })
    const open = await cashier.get<ReplyOf<typeof receiveMoneyEndpoints.open>>(
      `/receipt/open?customer=${customer}`,
    )
    expect(open.body).toMatchObject({ on_account_usd: 400, invoices: [] })
  }
  expect(await faultsInMoney(inkwell.pool)).toEqual([])
})

/** The number of SQL statements about money during some work: all, and the writing ones by table. */
async function statementsOf(work: () => Promise<void>) {
  const query = vi.spyOn(pg.Client.prototype, 'query')
  try {
    await work()
    const texts = query.mock.calls
      .map(([asked]: unknown[]) =>
        typeof asked === 'object' && asked && 'text' in asked ? String(asked.text) : '',
      )
      .filter((text) => /receipt_|invoice/.test(text))
    const written = texts.flatMap(
      (text) => /(?:insert into|update|delete from) "?(\w+)/.exec(text)?.[1] ?? [],
    )
    return { all: texts.length, written: written.toSorted() }
  } finally {
    query.mockRestore()
  }
}

test('a receipt for twenty invoices takes one statement per table', async () => {
  const receiptOver = async (invoices: number, dinars = {}) => {
    const customer = (await aCustomer(api)).id
    for (let each = 0; each < invoices; each++) await invoiceOver(10, { customer })
    return await statementsOf(async () => {
      const { body } = await api.post<Received>('/receipt', { customer, usd: 10 * invoices, ...dinars })
      expect(body.data.allocations).toHaveLength(invoices)
    })
  }
  const [one, twenty] = [await receiptOver(1), await receiptOver(20)]
  expect(twenty).toEqual(one)
  expect(twenty.written).toEqual(['receipt_voucher', 'settlement'])
  // Two currencies make two vouchers, but no more statements.
  expect(await receiptOver(3, { usd: 20, iqd: 13_100, rate: 1310 })).toEqual(one)
})
