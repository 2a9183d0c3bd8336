import { readXlsx } from 'hucre'
import { expect, test } from 'vitest'
import { faultsInMoney } from '../../../app/doctor/check-money.server.ts'
import { startTestInkwell } from '../../../app/testing/inkwell.ts'
import { addDays, today } from '../../../kernel/contract/values/day.ts'
import type { Refused, Saved } from '../../../kernel/server/testing/api-client.ts'
import { aBadDebt } from '../bad-debts/testing/a-bad-debt.ts'
import { aCustomer } from '../../customers/testing/a-customer.ts'
import { aLine, anInvoice } from '../../invoices/testing/an-invoice.ts'
import { aUser } from '../../people/testing/a-user.ts'

const inkwell = await startTestInkwell()
const api = await inkwell.as('superuser')
const manager = await inkwell.as('manager')

const now = today('Asia/Baghdad')
const day = addDays(now, -9)
const last = addDays(now, -8)
const dated = { date: day, unusual_date: true, below_zero: true }

type Keyed = Saved<{ id: number }>
async function expectOk<T = Keyed>(answer: Promise<{ status: number; body: unknown }>): Promise<T> {
  const { status, body } = await answer
  if (status > 299) throw new Error(JSON.stringify(body))
  return body as T
}
const made = async (path: string, form: object, by = api) =>
  (await expectOk(by.post(path, { ...dated, ...form }))).data.id

/** Every cell of the workbook of the closed days, by worksheet. */
async function workbook() {
  const answer = await api.fetch(`/api/v1/books/workbook?from=${addDays(now, -20)}&to=${last}`)
  const { sheets } = await readXlsx(Buffer.from(await answer.arrayBuffer()))
  return Object.fromEntries(sheets.map(({ name, rows }) => [name, rows]))
}

/** A period with a document of each kind. Their names can all be changed later. */
async function aClosedPeriod() {
  const rate = await made('/exchange-rate', { date: addDays(now, -30), iqd_per_usd: 1310 })
  const custodian = await aUser(inkwell.pool, { role: 'manager' })
  const cashBox = (name: string, currency: string, more: object = {}) =>
    made('/bank-account', {
      name,
      currency,
      kind: 'cash',
      opening_balance: 500_000,
      opening_date: day,
      ...more,
    })
  const usd = await cashBox('TILL', 'USD')
  const iqd = await cashBox('DRAWER', 'IQD')
  const other = await cashBox('SAFE', 'USD')
  const invoice = await anInvoice(api, {
    invoice_date: day,
    invoice_products: [aLine({ quantity: 2, unit_price: 60 }), aLine({ quantity: 1, unit_price: 30 })],
  })
  const { customer } = invoice
  await expectOk(
    api.post('/receipt', {
      ...dated,
      customer,
      usd: 20,
      usd_account: 'TILL',
      iqd: 131_000,
      iqd_account: 'DRAWER',
      rate: 1310,
    }),
  )
  const payment = await made('/payment-voucher', {
    subject: 'Rent',
    to: 'The landlord',
    from_field: 'TILL',
    amount_usd: 5,
  })
  const petty = await made('/petty-cash', {
    project_name: 'Tea',
    project_amount: 1000,
    receipt_no: 'T-1',
    receipt_form: 'Paper',
    paid_to: 'Abu Ali',
    account: iqd,
  })
  const transfer = await made('/account-transfer', {
    from_account: usd,
    amount_out: 5,
    to_account: other,
    amount_in: 5,
    subject: 'To the safe',
  })
  await aBadDebt(api, { ...dated, customer, invoice: invoice.id, amount_usd: 7 })
  await made('/credit-note', {
    customer,
    reason: 'goodwill',
    lines: [{ description: 'Late', quantity: 1, unit_price: 3 }],
  })
  // This customer is named on no document: the workbook uses the customer's name.
  const owing = (await aCustomer(api, { name: 'Old debt' })).id
  await made('/opening', { customer: owing, number: 'OLD-1', due_date: day, amount_usd: 40 })
  // Not in the books yet: a draft, and a document pending approval.
  const draft = await anInvoice(api, { status: 'draft', invoice_date: day })
  await expectOk(api.put('/settings', { limits: { manager: { petty_usd: 1, discount: 1 } } }))
  const waiting = await made(
    '/petty-cash',
    { project_name: 'Sugar', project_amount: 9000, receipt_no: 'T-2', receipt_form: 'Paper', account: iqd },
    manager,
  )
  await made('/cash-close', { account: iqd, counted: 600_000, reason: 'Short' })
  await expectOk(api.post('/books/close', { until: last, note: 'Month end' }))
  return {
    rate,
    keeper: custodian,
    usd,
    iqd,
    other,
    invoice,
    customer,
    payment,
    petty,
    transfer,
    owing,
    draft,
    waiting,
  }
}

test('no cell of a closed period’s workbook changes after renaming and new entries', async () => {
  const period = await aClosedPeriod()
  const before = await workbook()
  expect(before['Cash Closings']?.length).toBeGreaterThan(1)
  expect(before['Write-offs and adjustments']?.length).toBeGreaterThan(2)

  const {
    rate,
    keeper: custodian,
    usd,
    iqd,
    other,
    invoice,
    customer,
    payment,
    petty,
    transfer,
    owing,
    draft,
    waiting,
  } = period
  const same = async (what: string) => expect([what, await workbook()]).toEqual([what, before])
  const after: [string, () => Promise<unknown>][] = [
    [
      'renamed accounts',
      async () => {
        for (const [id, name] of [
          [usd, 'OLD TILL'],
          [iqd, 'OLD DRAWER'],
          [other, 'OLD SAFE'],
        ] as const)
          await expectOk(api.put(`/bank-account/${id}`, { name }))
      },
    ],
    [
      'renamed customers',
      async () => {
        for (const id of [customer, owing])
          await expectOk(api.put(`/customer/${id}`, { name: `Renamed ${id}` }))
      },
    ],
    ['a corrected rate', async () => expectOk(api.put(`/exchange-rate/${rate}`, { iqd_per_usd: 1320 }))],
    ['a rate of a nearer day', async () => made('/exchange-rate', { date: day, iqd_per_usd: 1315 })],
    [
      'notes and keywords',
      async () => expectOk(api.put(`/payment-voucher/${payment}`, { details: 'As agreed', keyword: 'shop' })),
    ],
    [
      'a count without a difference',
      async () => {
        const { status } = await api.post<Refused>('/cash-close', {
          account: other,
          date: day,
          counted: 500_005,
        })
        expect(status).toBe(422)
      },
    ],
    [
      'other lines of the same total',
      async () => {
        const lines = [aLine({ quantity: 1, unit_price: 120 }), aLine({ quantity: 1, unit_price: 30 })]
        const { status } = await api.put(`/invoice/${invoice.id}`, {
          invoice_products: lines,
          unusual_date: true,
        })
        expect(status).toBe(422)
      },
    ],
    [
      'a line called otherwise',
      async () => {
        const { invoice_products } = invoice
        const lines = invoice_products.map((line) => ({ ...line, product_item: 'Another pen' }))
        const { status } = await api.put(`/invoice/${invoice.id}`, {
          invoice_products: lines,
          unusual_date: true,
        })
        expect(status).toBe(422)
      },
    ],
    [
      'the name on the paper',
      async () => api.put(`/invoice/${invoice.id}`, { customer_name: 'Somebody', unusual_date: true }),
    ],
    [
      'a later cancellation',
      async () => {
        for (const path of [
          `/payment-voucher/${payment}`,
          `/petty-cash/${petty}`,
          `/account-transfer/${transfer}`,
        ])
          await expectOk(api.post(`${path}/cancel`, { reason: 'With errors', below_zero: true }))
      },
    ],
    [
      'a draft of those days',
      async () => {
        const draft = await anInvoice(api, { status: 'draft', invoice_date: day })
        await same('a new draft')
        await expectOk(api.delete(`/invoice/${draft.id}`))
      },
    ],
    [
      'a record that was not yet a document of the books',
      async () => {
        await expectOk(api.post(`/petty-cash/${waiting}/decline`, { reason: 'Too much' }))
        await same('a declined document')
        await api.delete(`/petty-cash/${waiting}`)
        await same('a deleted document')
        await expectOk(api.delete(`/invoice/${draft.id}`))
      },
    ],
    [
      'a document of those days that would wait',
      async () => {
        const form = {
          ...dated,
          project_name: 'Sugar',
          project_amount: 900_000,
          receipt_no: 'T-9',
          receipt_form: 'Paper',
          account: iqd,
        }
        expect((await manager.post('/petty-cash', form)).status).toBe(422)
        await expect(
          anInvoice(manager, { invoice_date: day, discount: 50, unusual_date: true }),
        ).rejects.toThrow('closed through')
      },
    ],
    [
      'money that moves later',
      async () => {
        await expectOk(api.post('/receipt', { customer, usd: 90, usd_account: 'OLD SAFE' }))
        await expectOk(
          api.post('/payment-voucher', {
            subject: 'Rent',
            to: 'Abu Omar',
            from_field: 'OLD SAFE',
            amount_usd: 1,
          }),
        )
      },
    ],
    ['another custodian', async () => expectOk(api.put(`/bank-account/${usd}`, { keeper: custodian.id }))],
  ]
  for (const [what, change] of after) {
    await change()
    await same(what)
  }
  expect(await faultsInMoney(inkwell.pool)).toEqual([])
})
