import { formatMoney } from '../../../kernel/contract/values/formats.ts'
import { minus, percentOf } from '../../../kernel/contract/values/money.ts'
import type { AmountField } from '../../../features/money/receipts/amounts/amount-fields.ts'
import type { DemoAccountName } from '../bank-accounts.ts'
import type { InvoiceStory } from './invoice-story.ts'
import type { SeededRandom } from '../seeded-random.ts'

/** A receipt: one for each further payment of an invoice. */
export interface ReceiptStory {
  day: string
  /** The percentages paid before and after this receipt. */
  from: number
  to: number
  inDinars: boolean
  to_account: DemoAccountName
  reference: string | null
  details: string | null
  keyword: string | null
}

const details = [
  null,
  null,
  'Counted in the presence of the customer',
  'Transfer confirmed by the bank',
  'تم الاستلام نقداً',
  'پارەکە بە نەقد وەرگیرا',
]

/** Returns the receipts for the payments of an order. */
export function receiptStories(random: SeededRandom, story: InvoiceStory): ReceiptStory[] {
  const receipts: ReceiptStory[] = []
  let paid = 0
  for (const step of story.order) {
    if (step.paid <= paid) continue
    const inDinars = story.payment_method === 'cash' && random.percent(30)
    receipts.push({
      day: step.day,
      from: paid,
      to: step.paid,
      inDinars,
      to_account: accountFor(random, story.payment_method, inDinars),
      reference: random.percent(45) ? `RC-${random.whole(1000, 9999)}` : null,
      details: random.one(details),
      keyword: random.percent(30) ? random.one(['sales', 'advance', 'school season', 'gifts']) : null,
    })
    paid = step.paid
  }
  return receipts
}

function accountFor(
  random: SeededRandom,
  method: InvoiceStory['payment_method'],
  inDinars: boolean,
): DemoAccountName {
  if (inDinars) return random.one(['Cash Desk IQD', 'PEN-COMPANY IQD'])
  if (method === 'credit_debit') return 'Card Terminal'
  if (method === 'cash') return random.one(['Cash Desk USD', 'PEN-COMPANY', 'PEN-COMPANY'])
  return random.one(['PEN-COMPANY', 'PEN-COMPANY', 'PEN-COMPANY', 'Erbil Branch'])
}

/**
 * Returns the subject and the single amount of a receipt, for an invoice total in dollars; `rate` is the daily rate.
 */
export function receiptAmount({ from, to, inDinars }: ReceiptStory, invoiced: number, rate: number) {
  const dollars = minus(percentOf(invoiced, to), percentOf(invoiced, from))
  const part = from > 0 ? 'final' : to < 100 ? 'advance' : 'net'
  const currency = inDinars ? 'iqd' : 'usd'
  const field: AmountField = part === 'net' ? `net_${currency}` : `amount_${currency}_${part}`
  // The smallest banknote is 250 dinars, so slightly more than the exact amount is paid.
  const amount = inDinars ? Math.max(250, Math.ceil((dollars * rate) / 250) * 250) : dollars
  const names = { advance: 'Advance payment', final: 'Final payment', net: 'Payment in full' }
  const subject = inDinars ? `${names[part]}, for ${formatMoney(dollars, 'USD')}` : names[part]
  return { dollars, subject, amounts: { [field]: amount } }
}
