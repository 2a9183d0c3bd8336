import { describe, expect, test } from 'vitest'
import { faultsInMoney } from '../../../app/doctor/check-money.server.ts'
import { startTestInkwell } from '../../../app/testing/inkwell.ts'
import type { Row } from '../../../kernel/contract/entity.ts'
import type { ReplyOf } from '../../../kernel/contract/endpoint.ts'
import type { Listed, Saved } from '../../../kernel/server/testing/api-client.ts'
import type { CreditRecord } from '../credit-notes/credit-notes.contract.ts'
import { aCreditNote } from '../credit-notes/testing/a-credit-note.ts'
import { aCustomer } from '../../customers/testing/a-customer.ts'
import type { order } from '../../orders/orders.contract.ts'
import { aLine, anInvoice } from '../../invoices/testing/an-invoice.ts'
import { aPayment } from '../payments/testing/a-payment.ts'
import type { reconcileEndpoints } from './reconcile.contract.ts'

const inkwell = await startTestInkwell()
const api = await inkwell.as('manager')
const owner = await inkwell.as('superuser')

/** The line with a customer's unapplied credit. */
const lineOf = async (customer: number) =>
  (await api.get<ReplyOf<typeof reconcileEndpoints.read>>('/reconcile')).body.groups
    .find(({ kind }) => kind === 'on_account')
    ?.results.find(({ id }) => id === customer)
const anInvoiceOf = async (unit_price: number, customer: number) =>
  await anInvoice(api, { customer, invoice_products: [aLine({ quantity: 1, unit_price })] })
const orderOf = async (invoice: number) =>
  (await api.get<Listed<Row<typeof order>>>(`/invoice-tracker?invoice=${invoice}`)).body.results[0]

test('unapplied credit names the invoice due first, and is applied to it', async () => {
  const customer = (await aCustomer(api)).id
  await api.post('/receipt', { customer, usd: 50 })
  expect(await lineOf(customer)).toMatchObject({ usd: 50, invoice: null })
  const invoice = await anInvoiceOf(80, customer)
  expect(await lineOf(customer)).toMatchObject({ invoice: invoice.id, outstanding: 80 })
  await api.post(`/invoice/${invoice.id}/use-on-account`)
  expect(await lineOf(customer)).toBeUndefined()
})

describe('unapplied credit of credit notes', () => {
  const credit = async (customer: number, unit_price: number, date: string) =>
    await aCreditNote(owner, {
      customer,
      date,
      lines: [{ description: 'Goodwill', quantity: 1, unit_price }],
    })
  const leftOf = async (id: number) =>
    (await owner.get<CreditRecord>(`/credit-note/${id}`)).body.on_account_usd
  const use = async (invoice: number) =>
    await api.post<Saved<{ used_usd: number }>>(`/invoice/${invoice}/use-on-account`)
  /** A customer's unapplied credit, as reported by each endpoint. */
  const onAccount = async (customer: number) => {
    const open = await owner.get<{ on_account_usd: number }>(`/receipt/open?customer=${customer}`)
    const account = await owner.get<{ on_account: number }>(`/customer/${customer}/account`)
    return {
      reconcile: (await lineOf(customer))?.usd ?? 0,
      open: open.body.on_account_usd,
      account: account.body.on_account,
    }
  }
  const all = (figure: number) => ({ reconcile: figure, open: figure, account: figure })

  test('is listed like payments, and is applied to an invoice by itself', async () => {
    const customer = (await aCustomer(api)).id
    const note = await credit(customer, 100, '2026-03-01')
    expect(await lineOf(customer)).toMatchObject({
      document: 'customer',
      usd: 100,
      invoice: null,
    })
    expect(await onAccount(customer)).toEqual(all(100))
    const invoice = await anInvoiceOf(80, customer)
    expect(await lineOf(customer)).toMatchObject({ invoice: invoice.id, outstanding: 80 })
    expect((await use(invoice.id)).body.data).toMatchObject({ used_usd: 80 })
    expect(await orderOf(invoice.id)).toMatchObject({ credited: 80, total_paid: 0, outstanding: 0 })
    expect(await onAccount(customer)).toEqual(all(20))
    expect(await leftOf(note.id)).toBe(20)
  })

  test('is applied in turn with receipts, the oldest first, and refunded', async () => {
    const customer = (await aCustomer(api)).id
    const first = await credit(customer, 50, '2026-01-01')
    await api.post('/receipt', { customer, usd: 30, date: '2026-02-01' })
    const last = await credit(customer, 40, '2026-03-01')
    expect(await onAccount(customer)).toEqual(all(120))
    const invoice = await anInvoiceOf(60, customer)
    expect((await use(invoice.id)).body.data).toMatchObject({ used_usd: 60 })
    expect(await orderOf(invoice.id)).toMatchObject({ credited: 50, total_paid: 10, outstanding: 0 })
    expect([await leftOf(first.id), await leftOf(last.id)]).toEqual([0, 40])
    expect(await onAccount(customer)).toEqual(all(60))

    await aPayment(api, { customer, amount_usd: 25 })
    expect(await leftOf(last.id)).toBe(35)
    expect(await onAccount(customer)).toEqual(all(35))
    // The invoice exceeds the credit: all of it is used, and the line disappears.
    const next = await anInvoiceOf(100, customer)
    expect((await use(next.id)).body.data).toMatchObject({ used_usd: 35 })
    expect(await orderOf(next.id)).toMatchObject({ credited: 35, outstanding: 65 })
    expect(await onAccount(customer)).toEqual(all(0))
    expect((await use(next.id)).status).toBe(422)
    expect(await faultsInMoney(inkwell.pool)).toEqual([])
  })
})
