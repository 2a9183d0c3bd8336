import { expect, test } from 'vitest'
import { seededRandom } from '../../app/demo/seeded-random.ts'
import { startTestInkwell } from '../../app/testing/inkwell.ts'
import type { ReplyOf } from '../../kernel/contract/endpoint.ts'
import { sumOf } from '../../kernel/contract/values/money.ts'
import type { Listed, Saved } from '../../kernel/server/testing/api-client.ts'
import { aCustomer } from '../customers/testing/a-customer.ts'
import { aLine, anInvoice } from '../invoices/testing/an-invoice.ts'
import type { receivablesEndpoints } from '../money/receivables/receivables.contract.ts'
import type { dashboard } from './dashboard.contract.ts'

type Receivables = ReplyOf<typeof receivablesEndpoints.list>
type Dashboard = ReplyOf<typeof dashboard>

const inkwell = await startTestInkwell()
const api = await inkwell.as('superuser')
const random = seededRandom(25)
const actions = 200

/** The outstanding amounts on the dashboard, by age, and the past due part. */
async function onDashboard() {
  const { outstanding, overdue } = (await api.get<Dashboard>('/dashboard')).body
  return {
    owed: sumOf(outstanding?.buckets.map(({ amount }) => amount) ?? []),
    late: sumOf([overdue, overdue?.openings, overdue?.without_order].map((part) => part?.amount ?? 0)),
  }
}

async function inReceivables() {
  const { on_account: _, total: __, ...ages } = (await api.get<Receivables>('/receivables')).body.totals
  const { not_due, ...late } = ages
  return { owed: sumOf([not_due, ...Object.values(late)]), late: sumOf(Object.values(late)) }
}

test('dashboard and receivables show the same debt to the cent, after deletions and restores', async () => {
  const customers = [(await aCustomer(api)).id, (await aCustomer(api)).id]
  const invoices: number[] = []
  const receipts = [0]
  const gone: { resource: string; id: number }[] = []
  const erased = new Set<string>()
  const orderOf = async (invoice: number) =>
    (await api.get<Listed<{ id: number }>>(`/invoice-tracker?invoice=${invoice}`)).body.results[0]?.id ?? 0
  const anyInvoice = () => random.one([2_147_483_647, ...invoices])
  const erase = async (path: string, resource: string, id: number) => {
    if ((await api.delete(`${path}/${id}`)).status >= 300) return
    erased.add(resource)
    gone.push({ resource, id })
  }
  const amount = () => random.whole(1, 40_000) / 100
  const work: (() => Promise<unknown>)[] = [
    async () => {
      const { id } = await anInvoice(api, {
        customer: random.one(customers),
        invoice_date: random.one(['2026-01-05', '2025-06-30', '2026-03-09']),
        age_days: random.whole(0, 3000),
        invoice_products: [aLine({ quantity: 1, unit_price: amount() })],
      })
      invoices.push(id)
    },
    async () => {
      const payment = { customer: random.one(customers), usd: amount() }
      const made = await api.post<Saved<{ vouchers: { id: number }[] }>>('/receipt', payment)
      if (made.status === 201) receipts.push(...made.body.data.vouchers.map(({ id }) => id))
    },
    async () => {
      const sent = random.percent(50) ? { total_paid: amount() } : { total_paid: 0, outstanding: 0 }
      await api.put(`/invoice-tracker/${await orderOf(anyInvoice())}`, sent)
    },
    async () => api.post(`/receipt-voucher/${random.one(receipts)}/cancel`, { reason: 'A mistake' }),
    async () => api.post(`/invoice/${anyInvoice()}/cancel`, { reason: 'Written twice' }),
    async () => api.post(`/invoice/${anyInvoice()}/use-on-account`),
    async () => erase('/receipt-voucher', 'receipt_voucher', random.one(receipts)),
    async () => erase('/invoice', 'invoice', anyInvoice()),
    async () => {
      for (const invoice of invoices)
        await erase('/invoice-tracker', 'invoice_tracker', await orderOf(invoice))
    },
    async () => {
      const [back] = gone.splice(random.whole(0, Math.max(0, gone.length - 1)), 1)
      if (back) await api.post('/history/undo-deletion', back)
    },
  ]
  for (let action = 1; action <= actions; action++) {
    await random.one(work)()
    if (action % 4 === 0) expect(await onDashboard(), `after action ${action}`).toEqual(await inReceivables())
  }
  expect([...erased].toSorted()).toEqual(['invoice', 'invoice_tracker', 'receipt_voucher'])
}, 120_000)
