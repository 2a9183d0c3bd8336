import { describe, expect, test } from 'vitest'
import { faultsInMoney } from '../../../app/doctor/check-money.server.ts'
import { startTestInkwell } from '../../../app/testing/inkwell.ts'
import type { Row } from '../../../kernel/contract/entity.ts'
import type { Listed, Saved } from '../../../kernel/server/testing/api-client.ts'
import { aLine, anInvoice } from '../../invoices/testing/an-invoice.ts'
import type { order } from '../../orders/orders.contract.ts'
import { aReceipt, type ReceiptVoucher } from '../receipts/testing/a-receipt.ts'

type Order = Row<typeof order>

const inkwell = await startTestInkwell()
const owner = await inkwell.as('superuser')

const anOrder = async () => {
  const invoice = await anInvoice(owner, { invoice_products: [aLine({ quantity: 1, unit_price: 500 })] })
  const found = await owner.get<Listed<Order>>(`/invoice-tracker?invoice=${invoice.id}`)
  return { invoice, order: found.body.results[0] as Order }
}

describe('amounts due again under a voucher', () => {
  interface Open {
    invoices: { invoice: number; outstanding: number }[]
  }
  const dueAgain = async (net_usd = 500) => {
    const { invoice, order } = await anOrder()
    const receipt = await aReceipt(owner, {
      invoice: invoice.id,
      from_account: invoice.customer,
      net_usd,
    })
    expect((await owner.put(`/invoice-tracker/${order.id}`, { total_paid: 0 })).status).toBe(200)
    return { invoice, order, receipt }
  }
  const orderNow = async (id: number) => (await owner.get<Order>(`/invoice-tracker/${id}`)).body
  const owed = async (customer: number | null) =>
    (await owner.get<Open>(`/receipt/open?customer=${customer}`)).body.invoices

  test('are listed and paid in Receive Money; their receipt shows the invoice', async () => {
    const { invoice, order, receipt } = await dueAgain()
    expect(await owed(invoice.customer)).toMatchObject([{ invoice: invoice.id, outstanding: 500 }])
    const allocations = [{ invoice: invoice.id, amount_usd: 500 }]
    const paid = await owner.post<Saved<{ vouchers: { id: number }[] }>>('/receipt', {
      customer: invoice.customer,
      usd: 500,
      allocations,
    })
    expect(paid.status).toBe(201)
    expect(await owed(invoice.customer)).toEqual([])
    expect(await orderNow(order.id)).toMatchObject({ total_paid: 500, outstanding: 0 })
    const its = paid.body.data.vouchers[0]?.id
    const voucher = (await owner.get<ReceiptVoucher>(`/receipt-voucher/${its}`)).body
    expect(voucher.settlements).toMatchObject([{ invoice: invoice.id, amount_usd: 500 }])
    expect(await faultsInMoney(inkwell.pool)).toEqual([])
    // The receipt can be unapplied, reallocated and cancelled like any other.
    const split = await owner.put(`/receipt-voucher/${its}/settlements`, {
      allocations: [{ invoice: invoice.id, amount_usd: 200 }],
      version: voucher.version,
    })
    expect(split.status).toBe(200)
    expect(await owed(invoice.customer)).toMatchObject([{ outstanding: 300 }])
    expect((await owner.post(`/receipt-voucher/${its}/cancel`, { reason: 'Bounced' })).status).toBe(200)
    expect(await owed(invoice.customer)).toMatchObject([{ outstanding: 500 }])
    // After the first receipt is cancelled too, the manual payment is 0, not negative.
    expect((await owner.post(`/receipt-voucher/${receipt.id}/cancel`, { reason: 'Bounced' })).status).toBe(
      200,
    )
    expect(await orderNow(order.id)).toMatchObject({ total_paid: 0, outstanding: 500 })
    expect(await owed(invoice.customer)).toMatchObject([{ outstanding: 500 }])
    expect(await faultsInMoney(inkwell.pool)).toEqual([])
  })

  test('are paid from unapplied credit, by a receipt of the invoice, and by a credit note', async () => {
    // 30.00 of it is already unapplied credit.
    const { invoice, order } = await dueAgain(530)
    const next = { invoice: invoice.id, from_account: invoice.customer }
    const receipt = await aReceipt(owner, { ...next, net_usd: 120 })
    expect(receipt.settlements).toMatchObject([{ invoice: invoice.id, amount_usd: 120 }])
    const used = await owner.post(`/invoice/${invoice.id}/use-on-account`, {})
    expect([used.status, used.body]).toMatchObject([200, { data: { used_usd: 30 } }])
    expect(await owed(invoice.customer)).toMatchObject([{ outstanding: 350 }])
    const note = { customer: invoice.customer, invoice: invoice.id, reason: 'goodwill' }
    const lines = [{ description: 'Late', quantity: 1, unit_price: 50 }]
    expect((await owner.post('/credit-note', { ...note, lines })).status).toBe(201)
    expect(await orderNow(order.id)).toMatchObject({ total_paid: 150, credited: 50, outstanding: 300 })
    expect(await owed(invoice.customer)).toMatchObject([{ outstanding: 300 }])
    expect(await faultsInMoney(inkwell.pool)).toEqual([])
  })
})
