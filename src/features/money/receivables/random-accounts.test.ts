import { expect, test } from 'vitest'
import { faultsInMoney } from '../../../app/doctor/check-money.server.ts'
import { seededRandom } from '../../../app/demo/seeded-random.ts'
import { startTestInkwell } from '../../../app/testing/inkwell.ts'
import type { ReplyOf } from '../../../kernel/contract/endpoint.ts'
import { minus, sumOf } from '../../../kernel/contract/values/money.ts'
import type { Listed, Saved } from '../../../kernel/server/testing/api-client.ts'
import { aCustomer } from '../../customers/testing/a-customer.ts'
import { aLine, anInvoice } from '../../invoices/testing/an-invoice.ts'
import type { receivablesEndpoints } from './receivables.contract.ts'
import type { statementEndpoints } from './statement/statement.contract.ts'

const inkwell = await startTestInkwell()
const api = await inkwell.as('superuser')
const random = seededRandom(64)
const actions = 48

test('after any history a customer’s balance is the outstanding amount less unapplied credit', async () => {
  const customers = [(await aCustomer(api)).id, (await aCustomer(api)).id]
  const invoices: { id: number; customer: number }[] = []
  const receipts: number[] = []
  const gone: { resource: string; id: number }[] = []
  const erase = async (path: string, resource: string, id: number | undefined) => {
    if (id !== undefined && (await api.delete(`${path}/${id}`)).status < 300) gone.push({ resource, id })
  }
  const orderOf = async (invoice: number) =>
    (await api.get<Listed<{ id: number }>>(`/invoice-tracker?invoice=${invoice}`)).body.results?.[0]?.id
  const amount = () => random.whole(1, 40_000) / 100
  const anyInvoice = () => random.one([{ id: 0, customer: 0 }, ...invoices])
  const work: (() => Promise<unknown>)[] = [
    async () => {
      const customer = random.one(customers)
      const lines = [aLine({ quantity: 1, unit_price: amount() })]
      const { id } = await anInvoice(api, {
        customer,
        invoice_products: lines,
        age_days: random.whole(0, 60),
      })
      invoices.push({ id, customer })
    },
    async () => {
      const lines = [aLine({ quantity: 1, unit_price: amount() })]
      await api.put(`/invoice/${anyInvoice().id}`, { invoice_products: lines })
    },
    async () => {
      const money = random.percent(50)
        ? { usd: amount() }
        : { iqd: random.whole(1, 900) * 250, rate: random.one([1310, null]) }
      const made = await api.post<Saved<{ vouchers: { id: number }[] }>>('/receipt', {
        customer: random.one(customers),
        ...money,
      })
      if (made.status === 201) receipts.push(...made.body.data.vouchers.map(({ id }) => id))
    },
    async () => {
      const both = random.percent(50) ? { outstanding: amount() } : {}
      await api.put(`/invoice-tracker/${(await orderOf(anyInvoice().id)) ?? 0}`, {
        total_paid: amount(),
        ...both,
      })
    },
    async () => api.post(`/receipt-voucher/${random.one([0, ...receipts])}/cancel`, { reason: 'A mistake' }),
    async () => api.put(`/receipt-voucher/${random.one([0, ...receipts])}`, { net_usd: amount() }),
    async () => api.post(`/invoice/${anyInvoice().id}/use-on-account`),
    async () => erase('/receipt-voucher', 'receipt_voucher', random.one([0, ...receipts])),
    async () => erase('/invoice-tracker', 'invoice_tracker', await orderOf(anyInvoice().id)),
    async () => erase('/invoice', 'invoice', anyInvoice().id),
    async () => {
      const back = gone.splice(random.whole(0, Math.max(0, gone.length - 1)), 1)[0]
      if (back) await api.post('/history/undo-deletion', back)
    },
  ]
  for (let action = 0; action < actions; action++) {
    await random.one(work)()
    if (action % 12 === 11) await compare(customers, `after action ${action}`)
  }
  expect(receipts.length).toBeGreaterThan(0)
})

/** Compares account, statement and receivables with each other, and with sums computed from the rows. */
async function compare(customers: readonly number[], when: string): Promise<void> {
  expect(await faultsInMoney(inkwell.pool), when).toEqual([])
  const balances: number[] = []
  for (const customer of customers) {
    const { body: account } = await api.get<ReplyOf<typeof statementEndpoints.account>>(
      `/customer/${customer}/account`,
    )
    const open = sumOf(account.open_invoices.map(({ outstanding }) => outstanding))
    expect(account.balance, when).toBe(minus(open, account.on_account))
    expect(sumOf(Object.values(account.ages)), when).toBe(open)
    const { body: statement } = await api.get<ReplyOf<typeof statementEndpoints.statement>>(
      `/customer/${customer}/statement`,
    )
    const shown = sumOf(statement.entries.flatMap(({ debit, credit }) => [debit, -credit]))
    expect([shown, statement.closing, statement.entries.at(-1)?.balance ?? 0], when).toEqual([
      account.balance,
      account.balance,
      account.balance,
    ])
    balances.push(account.balance)
  }
  const { body: all } = await api.get<ReplyOf<typeof receivablesEndpoints.list>>('/receivables')
  expect(all.totals.total, when).toBe(sumOf(balances))
}
