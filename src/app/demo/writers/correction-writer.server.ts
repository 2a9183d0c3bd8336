import sql from 'sql-template-tag'
import { checkAll } from '../../../kernel/contract/checks.ts'
import { addDays } from '../../../kernel/contract/values/day.ts'
import { percentOf } from '../../../kernel/contract/values/money.ts'
import type { Transaction } from '../../../kernel/server/database/query.ts'
import { insertRow } from '../../../kernel/server/records/records.ts'
import { insertBadDebt } from '../../../features/money/bad-debts/bad-debt-store.server.ts'
import { badDebtEndpoints } from '../../../features/money/bad-debts/bad-debts.contract.ts'
import { creditToStore } from '../../../features/money/credit-notes/credit-note-form.server.ts'
import { insertCreditNote } from '../../../features/money/credit-notes/credit-note-store.server.ts'
import { cancelDocument } from '../../../features/money/ledger/cancel-document.server.ts'
import { creditNoteEndpoints } from '../../../features/money/credit-notes/credit-notes.contract.ts'
import { cancelInvoice } from '../../../features/invoices/store/cancel-invoice.server.ts'
import { paymentVoucher } from '../../../features/money/payments/payment-voucher.contract.ts'
import { at, type Action } from './action.server.ts'
import type { ActingUser } from '../stories/past.server.ts'

interface Corrections {
  today: string
  by: ActingUser
}

interface Found {
  id: number
  customer: number
  grand_total: number
  line: number
}

/** The returned quantity: so many pens of a paid invoice's line. */
const returned = 200

async function credit(tx: Transaction, form: object): Promise<number> {
  return await insertCreditNote(tx, await creditToStore(tx, checkAll(creditNoteEndpoints.create.body, form)))
}

/**
 * Returns the newest invoice without a credit note that has a large enough line and is fully paid, or not paid at all.
 */
async function invoiceWith(tx: Transaction, paid: boolean): Promise<Found | undefined> {
  return await tx.row<Found>(sql`
    select i.id, i.customer, i.grand_total, min(p.id) as line
    from invoice i join order_with_money t on t.invoice = i.id join invoice_product p on p.invoice = i.id
    where i.status = 'issued' and (t.outstanding = 0) = ${paid} and (t.total_paid > 0) = ${paid}
      and p.quantity >= ${paid ? returned : 1}
      and not exists (select from credit_note n where n.invoice = i.id)
    group by i.id order by i.id desc limit 1`)
}

/**
 * Returns recent corrections: misprinted pens with half of the money refunded, a wrong price, an invoice entered twice,
 * and an uncollectible debt.
 */
export function correctionActions(tx: Transaction, { today, by }: Corrections): Action[] {
  const action = (daysAgo: number, hour: number, work: (date: string) => Promise<unknown>): Action => {
    const date = addDays(today, -daysAgo)
    return { moment: at(date, hour), by, work: () => work(date) }
  }
  return [
    action(3, 9, async (date) => {
      const found = await invoiceWith(tx, true)
      if (!found) return
      const { id: invoice, customer, line } = found
      const lines = [{ invoice_product: line, quantity: returned }]
      const note = 'The logo is printed upside down'
      await credit(tx, { date, customer, invoice, reason: 'misprint', note, lines })
    }),
    action(2, 9, async (date) => {
      const found = await invoiceWith(tx, false)
      if (!found) return
      const price = {
        description: 'Price agreed by phone',
        quantity: 1,
        unit_price: percentOf(found.grand_total, 5),
      }
      const { id: invoice, customer } = found
      await credit(tx, { date, customer, invoice, reason: 'price', lines: [price] })
      const gift = { description: 'For the delay', quantity: 1, unit_price: 25 }
      const mistaken = await credit(tx, { date, customer, reason: 'goodwill', lines: [gift] })
      const reason = 'Promised to another customer'
      await cancelDocument(tx, { table: 'credit_note', id: mistaken, reason, date: null })
    }),
    action(2, 15, async () => {
      const found = await invoiceWith(tx, false)
      if (found) await cancelInvoice(tx, found.id, { reason: 'Written twice for the same order', date: null })
    }),
    action(1, 10, async (date) => {
      const lost = await tx.row<{ id: number; customer: number; open: number }>(sql`
        select document as id, customer, open from entry where kind = 'invoice' and open > 0 order by due, id limit 1`)
      if (!lost) return
      const { id: invoice, customer, open: amount_usd } = lost
      const reason = 'The shop has closed, nobody answers'
      const form = { date, customer, invoice, amount_usd, reason }
      await insertBadDebt(tx, checkAll(badDebtEndpoints.create.body, form))
    }),
    action(1, 15, async (date) => {
      const owed = await tx.row<{ customer: number; name: string; rest: number }>(sql`
        select customer, customer_name as name, left_of(n) as rest
        from credit_note n where reason = 'misprint' and left_of(n) > 0 limit 1`)
      if (!owed) return
      const refund = {
        date,
        subject: 'Half of the misprinted pens',
        to: owed.name,
        customer: owed.customer,
        from_field: 'PEN-COMPANY',
        amount_usd: percentOf(owed.rest, 50),
      }
      await insertRow(tx, paymentVoucher.name, checkAll(paymentVoucher.fields, refund))
    }),
  ]
}
