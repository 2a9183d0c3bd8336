import { expect, test } from 'vitest'
import { faultsInMoney } from '../../../app/doctor/check-money.server.ts'
import { seededRandom } from '../../../app/demo/seeded-random.ts'
import { startTestInkwell } from '../../../app/testing/inkwell.ts'
import type { Listed, Saved } from '../../../kernel/server/testing/api-client.ts'
import type { InvoiceRecord } from '../../invoices/invoices.contract.ts'
import { aLine, anInvoice } from '../../invoices/testing/an-invoice.ts'
import { receiptForm } from './testing/a-receipt.ts'

const inkwell = await startTestInkwell()
const api = await inkwell.as('superuser')
/** `HISTORIES=1000 npx vitest run random-money` also runs many short histories, which takes some minutes. */
const shortHistories = Number(process.env['HISTORIES'] ?? 0)
const answers = new Set<number>()
let payments = 0

/** Performs random actions on three customers, each with an invoice, and calls `after` each time. */
async function runActions(
  seed: number,
  actions: number,
  after: (action: number) => Promise<void>,
): Promise<void> {
  const random = seededRandom(seed)
  const invoices = [await anInvoice(api), await anInvoice(api), await anInvoice(api)]
  const receipts: number[] = []
  const notes: number[] = []
  const gone: { resource: string; id: number }[] = []
  const answered = <A extends { status: number }>(answer: A): A => {
    answers.add(answer.status)
    return answer
  }
  const orderOf = async (invoice: number) =>
    (await api.get<Listed<{ id: number }>>(`/invoice-tracker?invoice=${invoice}`)).body.results[0]?.id
  const amounts = () =>
    random.percent(50)
      ? { amount_usd_final: random.whole(1, 9000) / 100, amount_iqd_final: null }
      : {
          amount_usd_final: null,
          amount_iqd_final: random.whole(1, 90) * 250,
          rate: random.one([null, 1310, 1499.5, 1502]),
        }
  const erase = async (path: string, resource: string, id: number | undefined) => {
    if (id === undefined) return
    if (answered(await api.delete(`${path}/${id}`)).status === 204) gone.push({ resource, id })
  }
  const work: (() => Promise<unknown>)[] = [
    async () => {
      const invoice = random.one(invoices)
      const form = await receiptForm(api, { invoice: invoice.id, from_account: invoice.customer })
      const typed = { replaces_typed: random.percent(30) }
      const made = await api.post<Saved<{ id: number }>>('/receipt-voucher', {
        ...form,
        ...amounts(),
        ...typed,
      })
      if (answered(made).status === 201) receipts.push(made.body.data.id)
    },
    async () => answered(await api.put(`/receipt-voucher/${random.one([0, ...receipts])}`, amounts())),
    async () => {
      const order = await orderOf(random.one(invoices).id)
      const sent = { total_paid: random.whole(0, 12_000) / 100 }
      const both = random.percent(50) ? { ...sent, outstanding: random.whole(0, 5000) / 100 } : sent
      answered(await api.put(`/invoice-tracker/${order ?? 0}`, both))
    },
    async () => {
      const lines = [aLine({ quantity: 1, unit_price: random.whole(2000, 20_000) / 100 })]
      answered(await api.put(`/invoice/${random.one(invoices).id}`, { invoice_products: lines }))
    },
    async () =>
      answered(
        await api.post(`/receipt-voucher/${random.one([0, ...receipts])}/cancel`, { reason: 'A mistake' }),
      ),
    async () => {
      const allocations = invoices.map(({ id }) => ({ invoice: id, amount_usd: random.whole(0, 40) }))
      answered(await api.put(`/receipt-voucher/${random.one([0, ...receipts])}/settlements`, { allocations }))
    },
    async () => {
      const invoice = random.one(invoices)
      const payment = { customer: invoice.customer, iqd: random.whole(1, 90) * 250, rate: 1310 }
      const settles = random.percent(50) ? [invoice.id] : null
      const made = await api.post<Saved<{ vouchers: { id: number }[] }>>('/receipt', { ...payment, settles })
      if (answered(made).status === 201) receipts.push(...made.body.data.vouchers.map(({ id }) => id))
    },
    async () => {
      const { id, customer } = random.one(invoices)
      const read = await api.get<{ results: InvoiceRecord }>(`/invoice/${id}`)
      const line = read.body.results.invoice_products[0]?.id
      const lines = [
        random.percent(60)
          ? { invoice_product: line, quantity: random.one([0.25, 0.5, 1]) }
          : { description: 'A gift', quantity: 1, unit_price: random.whole(1, 3000) / 100 },
      ]
      const reason = random.one(['return', 'misprint', 'goodwill'])
      const form = { customer, invoice: random.percent(80) ? id : null, reason, lines }
      const made = await api.post<Saved<{ id: number }>>('/credit-note', form)
      if (answered(made).status === 201) notes.push(made.body.data.id)
    },
    async () =>
      answered(await api.post(`/credit-note/${random.one([0, ...notes])}/cancel`, { reason: 'A mistake' })),
    async () => answered(await api.post(`/invoice/${random.one(invoices).id}/use-on-account`, {})),
    async () => {
      const { customer } = random.one(invoices)
      const amount = random.percent(50)
        ? { amount_usd: random.whole(1, 6000) / 100 }
        : { amount_iqd: random.whole(1, 90) * 250, rate: 1499.5 }
      const form = { subject: 'Money back', to: 'The customer', from_field: 'PEN-COMPANY' }
      const made = await api.post<Saved<{ id: number }>>('/payment-voucher', {
        ...form,
        ...amount,
        customer,
        voucher_no: ++payments,
      })
      if (answered(made).status !== 201) return
      if (random.percent(50)) await erase('/payment-voucher', 'payment_voucher', made.body.data.id)
    },
    async () => {
      // Less often than the other actions, since a cancelled invoice allows no further ones.
      const at = random.whole(0, 3 * invoices.length)
      const invoice = invoices[at]
      if (!invoice) return
      const answer = await api.post(`/invoice/${invoice.id}/cancel`, { reason: 'Written twice' })
      if (answered(answer).status !== 200) return
      const { customer } = invoice
      invoices[at] = await anInvoice(api, { customer, discount_amount: 1.5 })
    },
    async () => erase('/receipt-voucher', 'receipt_voucher', random.one([0, ...receipts])),
    async () => erase('/invoice-tracker', 'invoice_tracker', await orderOf(random.one(invoices).id)),
    async () => {
      const back = gone.splice(random.whole(0, Math.max(0, gone.length - 1)), 1)[0]
      if (back) answered(await api.post('/history/undo-deletion', back))
    },
  ]
  for (let action = 1; action <= actions; action++) {
    await random.one(work)()
    await after(action)
  }
}

/** The kinds of settlements, and cancelled invoices, that exist at the moment. */
async function kindsOfRows(): Promise<string[]> {
  const { rows } = await inkwell.pool.query<{ kind: string }>(`
    select distinct case when d.kind = 'payment_voucher' then 'refunded' when c.kind = 'credit_note' then 'credited'
      when c.kind = 'receipt_voucher' then 'settled' else 'typed' end as kind
    from settlement s join entry d on d.id = s.debit join entry c on c.id = s.credit
    union all select 'cancelled' where exists (select from invoice where status = 'cancelled')`)
  return rows.map(({ kind }) => kind)
}

const agrees = async (when: string) => expect(await faultsInMoney(inkwell.pool), when).toEqual([])

test(
  'after any receipts, changes, manual payments, credits, refunds, cancellations, deletions and restores, every total equals its rows',
  async () => {
    const seen = new Set<string>()
    await runActions(11, 90, async (action) => {
      if (action % 5 === 0) await agrees(`after action ${action}`)
      for (const kind of await kindsOfRows()) seen.add(kind)
    })
    expect([...seen].toSorted()).toEqual(['cancelled', 'credited', 'refunded', 'settled', 'typed'])
    for (let seed = 1; seed <= shortHistories; seed++) {
      await runActions(seed, 20, async () => {})
      if (seed % 25 === 0) await agrees(`after history ${seed}`)
    }
    expect([...answers].filter((status) => status >= 500)).toEqual([])
    expect(answers).toContain(201)
  },
  60_000 + 1000 * shortHistories,
)

/**
 * Renames all triggers, keeping their order: triggers fire in the order of their names, and nothing else may depend on
 * them.
 */
async function renameTriggers(): Promise<void> {
  const { rows } = await inkwell.pool.query<{ statement: string }>(`
    select format('alter trigger %I on %s rename to %I', tgname, tgrelid::regclass,
      format('x%s', lpad(row_number() over (order by tgname)::text, 4, '0'))) as statement
    from pg_trigger join pg_class on pg_class.oid = tgrelid
    where relnamespace = 'public'::regnamespace and not tgisinternal`)
  for (const { statement } of rows) await inkwell.pool.query(statement)
}

test('so it is where triggers have other names in the same order: no rule goes by a name', async () => {
  await renameTriggers()
  await runActions(12, 60, async (action) => {
    if (action % 20 === 0) await agrees(`after action ${action}`)
  })
  expect([...answers].filter((status) => status >= 500)).toEqual([])
})
