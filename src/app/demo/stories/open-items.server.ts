import sql from 'sql-template-tag'
import { checkAll } from '../../../kernel/contract/checks.ts'
import { addDays } from '../../../kernel/contract/values/day.ts'
import { inDollars } from '../../../kernel/contract/values/money.ts'
import type { Transaction } from '../../../kernel/server/database/query.ts'
import { rateOn } from '../../../features/money/rates/exchange-rates.server.ts'
import { recordManualPayment } from '../../../features/orders/record-manual-payment.server.ts'
import { receiptVoucher } from '../../../features/money/receipts/receipt-voucher.contract.ts'
import { createReceipt } from '../../../features/money/receipts/receipt-voucher.server.ts'
import { receiveMoneyEndpoints } from '../../../features/money/receive-money/receive-money.contract.ts'
import { receivePayment } from '../../../features/money/receive-money/receive-money.server.ts'
import { english } from '../../../i18n/english.ts'
import { at, type Action } from '../writers/action.server.ts'
import type { ActingUser } from './past.server.ts'

interface OpenOrder {
  id: number
  invoice: number
  customer: number
  outstanding: number
}

/** Returns orders with at least this much outstanding and no manual payments, newest first. */
async function openOrders(tx: Transaction, least: number): Promise<OpenOrder[]> {
  return await tx.rows<OpenOrder>(sql`
    select t.id, t.invoice, i.customer, t.outstanding from order_with_money t join invoice i on i.id = t.invoice
    where t.outstanding >= ${least} and t.typed_paid = 0 and t.settled = 0 order by t.id desc`)
}

async function writeVoucher(
  tx: Transaction,
  { invoice, customer }: OpenOrder,
  wanted: object,
): Promise<number> {
  const form = checkAll(receiptVoucher.fields, {
    invoice,
    from_account: customer,
    subject: 'Advance payment',
    ...wanted,
  })
  return (await createReceipt(tx, form, true)).id
}

/** As in receipt vouchers from before there were rates. */
async function forgetRate(tx: Transaction, voucher: number): Promise<void> {
  await tx.run(sql`update receipt_voucher set rate = null where id = ${voucher}`)
  await tx.run(sql`select trim_receipt(${voucher})`)
}

/** Receipts of the last days, and those among them that still have to be allocated. */
export function openItems(tx: Transaction, today: string, by: ActingUser): Action[] {
  const action = (daysAgo: number, work: (date: string) => Promise<unknown>): Action => {
    const date = addDays(today, -daysAgo)
    return { moment: at(date, 15), by, work: async () => await work(date) }
  }
  const usd_account = 'Cash Desk USD'
  const iqd_account = 'Cash Desk IQD'
  const usual = { usd: usd_account, iqd: iqd_account }
  const receive = async (payment: object) =>
    await receivePayment(tx, checkAll(receiveMoneyEndpoints.receive.body, payment), {
      defaults: usual,
      mayOverride: true,
      t: english,
    })
  return [
    action(7, async (date) => {
      const [most] = await customersByDebt(tx)
      const agreed = Math.round(((await rateOn(tx, date))?.iqd_per_usd ?? 1310) * 1.03)
      const rate_reason = 'Agreed by phone the week before'
      const dinars = { iqd: 393_000, iqd_account, rate: agreed, rate_reason }
      if (most) await receive({ ...most, date, usd: 300, usd_account, ...dinars })
    }),
    action(6, async (date) => {
      const least = (await customersByDebt(tx)).at(-1)
      const usd = Math.ceil((least?.owes ?? 0) / 100) * 100 + 50
      if (least) await receive({ customer: least.customer, date, usd, usd_account })
    }),
    action(5, async () => {
      const [order] = await openOrders(tx, 400)
      if (order) await recordManualPayment(tx, order.invoice, { paid: 250, writtenOff: 0 })
    }),
    action(4, async (date) => {
      const [first, second] = await openOrders(tx, 400)
      if (!first || !second) return
      const amounts = { amount_iqd_advance: 444_000, to_account: iqd_account, date }
      const implied = await writeVoucher(tx, first, amounts)
      await forgetRate(tx, implied)
      await recordManualPayment(tx, first.invoice, { paid: inDollars(444_000, 1320), writtenOff: 0 })
      await forgetRate(tx, await writeVoucher(tx, second, { ...amounts, amount_iqd_advance: 250_000 }))
    }),
    action(3, async (date) => {
      const [first, second] = await openOrders(tx, 200)
      if (!first || !second) return
      await writeVoucher(tx, first, { amount_usd_advance: 120, to_account: 'Erbil Brunch', date })
      await writeVoucher(tx, second, { amount_iqd_advance: 131_000, to_account: 'PEN-COMPANY', date })
    }),
    action(2, async () => {
      const order = (await openOrders(tx, 1)).at(-1)
      if (order) await recordManualPayment(tx, order.invoice, { paid: 0, writtenOff: order.outstanding })
    }),
  ]
}

/** Returns customers with outstanding invoices, the largest debt first. */
async function customersByDebt(tx: Transaction): Promise<{ customer: number; owes: number }[]> {
  return await tx.rows(sql`
    select i.customer, sum(t.outstanding) as owes from order_with_money t join invoice i on i.id = t.invoice
    where t.outstanding > 0 group by i.customer order by count(*) > 2 desc, owes desc`)
}
