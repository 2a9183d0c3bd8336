import { expect, test } from 'vitest'
import { faultsInMoney } from '../../../app/doctor/check-money.server.ts'
import { seededRandom } from '../../../app/demo/seeded-random.ts'
import { startTestInkwell } from '../../../app/testing/inkwell.ts'
import type { ReplyOf } from '../../../kernel/contract/endpoint.ts'
import { minus, sumOf } from '../../../kernel/contract/values/money.ts'
import type { Answer, Saved } from '../../../kernel/server/testing/api-client.ts'
import { aCustomer } from '../../customers/testing/a-customer.ts'
import { aLine, anInvoice } from '../../invoices/testing/an-invoice.ts'
import { openingForm } from '../opening-balances/testing/an-opening.ts'
import type { statementEndpoints } from '../receivables/statement/statement.contract.ts'
import { debtOf } from '../receipts/debts/debt.ts'
import type { receiveMoneyEndpoints } from './receive-money.contract.ts'

type Open = ReplyOf<typeof receiveMoneyEndpoints.open>
type Account = ReplyOf<typeof statementEndpoints.account>

const inkwell = await startTestInkwell()
const api = await inkwell.as('superuser')
/** `HISTORIES=300 npx vitest run random-opening-balances` also runs many histories, which takes some minutes. */
const moreHistories = Number(process.env['HISTORIES'] ?? 0)
const answers = new Map<string, Set<number>>()

/** Performs random actions on one customer with opening balances. */
async function runActions(seed: number, actions: number): Promise<number> {
  const random = seededRandom(seed)
  const { id: customer } = await aCustomer(api)
  const made: Record<'opening' | 'receipt-voucher' | 'credit-note' | 'bad-debt' | 'invoice', number[]> = {
    opening: [],
    'receipt-voucher': [],
    'credit-note': [],
    'bad-debt': [],
    invoice: [(await anInvoice(api, { customer })).id],
  }
  const noted = <A extends Answer>(action: string, answer: A): A => {
    answers.set(action, (answers.get(action) ?? new Set()).add(answer.status))
    return answer
  }
  const keep = (path: keyof typeof made, answer: Answer<Saved<{ id: number }>>) => {
    if (noted(path, answer).status === 201) made[path].push(answer.body.data.id)
  }
  const cents = (most: number) => random.whole(1, most) / 100
  const open = async () => (await api.get<Open>(`/receipt/open?customer=${customer}`)).body.invoices
  const some = async () =>
    (await open())
      .filter(() => random.percent(60))
      .map((debt) => ({ ...debtOf(debt), amount_usd: minus(debt.outstanding, random.one([0, 0.01, 3])) }))
      .filter(({ amount_usd }) => amount_usd >= 0)
  const one = (path: keyof typeof made) => random.one([0, ...made[path]])
  const works: (() => Promise<unknown>)[] = [
    async () => {
      const amount_usd = random.percent(75) ? cents(20_000) : -cents(9000)
      keep('opening', await api.post('/opening', await openingForm(api, { customer, amount_usd })))
    },
    async () => noted('change', await api.put(`/opening/${one('opening')}`, { amount_usd: cents(20_000) })),
    async () => noted('delete', await api.delete(`/opening/${one('opening')}`)),
    async () => noted('use', await api.post(`/opening/${one('opening')}/use-on-account`)),
    async () => noted('use invoice', await api.post(`/invoice/${one('invoice')}/use-on-account`)),
    async () => {
      const allocations = random.percent(60) ? await some() : []
      const usd = Math.max(0.01, sumOf([...allocations.map((each) => each.amount_usd), random.whole(-1, 20)]))
      const answer = await api.post<Saved<{ vouchers: { id: number }[] }>>('/receipt', {
        customer,
        ...(random.percent(60) ? { usd } : { iqd: Math.round(usd * 1310), rate: 1310 }),
        allocations,
        settles: (await open())
          .slice(0, random.whole(0, 2))
          .map(({ invoice, opening }) => invoice ?? { opening }),
      })
      if (noted('receive', answer).status !== 201) return
      made['receipt-voucher'].push(...answer.body.data.vouchers.map(({ id }) => id))
    },
    async () =>
      noted(
        'split',
        await api.put(`/receipt-voucher/${one('receipt-voucher')}/settlements`, {
          allocations: await some(),
        }),
      ),
    async () =>
      noted(
        'less',
        await api.put(`/receipt-voucher/${one('receipt-voucher')}`, { amount_usd_final: cents(5000) }),
      ),
    async () => noted('gone', await api.delete(`/receipt-voucher/${one('receipt-voucher')}`)),
    async () => {
      const lines = [{ description: 'Goodwill', quantity: 1, unit_price: cents(3000) }]
      keep('credit-note', await api.post('/credit-note', { customer, reason: 'goodwill', lines }))
    },
    async () => {
      const form = { customer, amount_usd: cents(4000), reason: 'Gone' }
      keep('bad-debt', await api.post('/bad-debt', form))
    },
    async () => {
      const invoice_products = [aLine({ quantity: 1, unit_price: cents(9000) })]
      made.invoice.push((await anInvoice(api, { customer, invoice_products })).id)
    },
    async () => {
      const form = { subject: 'Money back', to: 'The customer', from_field: 'PEN-COMPANY', below_zero: true }
      noted('refund', await api.post('/payment-voucher', { ...form, customer, amount_usd: cents(3000) }))
    },
    async () => {
      const path = random.one(['opening', 'receipt-voucher', 'credit-note', 'bad-debt', 'invoice'] as const)
      noted(
        `cancel ${path}`,
        await api.post(`/${path}/${one(path)}/cancel`, { reason: 'A mistake', below_zero: true }),
      )
    },
  ]
  for (let action = 0; action < actions; action++) await random.one(works)()
  return customer
}

test(
  'after any actions on customers with opening balances, open amounts and credit equal the balance, and every total its rows',
  async () => {
    for (let seed = 1; seed <= 6 + moreHistories; seed++) {
      const customer = await runActions(seed, 40)
      const account = (await api.get<Account>(`/customer/${customer}/account`)).body
      const open = account.open_invoices.map(({ outstanding }) => outstanding)
      expect(minus(sumOf(open), account.on_account), `history ${seed}`).toBe(account.balance)
      expect(await faultsInMoney(inkwell.pool), `history ${seed}`).toEqual([])
    }
    const seen = [...answers].map(([action, statuses]) => [action, [...statuses].toSorted()] as const)
    expect(seen.filter(([, statuses]) => statuses.some((status) => status >= 500))).toEqual([])
    const done = seen.flatMap(([action, [least = 500]]) => (least < 300 ? [action] : []))
    expect(done).toEqual(expect.arrayContaining(['opening', 'receive', 'split', 'use', 'cancel opening']))
  },
  60_000 + 3000 * moreHistories,
)
