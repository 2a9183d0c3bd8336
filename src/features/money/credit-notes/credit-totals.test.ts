import { expect, test } from 'vitest'
import { seededRandom } from '../../../app/demo/seeded-random.ts'
import { minus, sumOf } from '../../../kernel/contract/values/money.ts'
import { invoiceTotals } from '../../invoices/invoice-totals.ts'
import { type CreditedInvoice, creditsOf, leftToCredit, type WantedCredit } from './credit-totals.ts'

const random = seededRandom(29)

/** An issued invoice of one to four lines with a discount, and no credits yet. */
function anyInvoice(): CreditedInvoice {
  const lines = Array.from({ length: random.whole(1, 4) }, (_, index) => ({
    id: index + 1,
    quantity: random.whole(1, random.one([3, 500])),
    unit_price: random.whole(random.one([0, 1]), random.one([9, 900, 90_000])) / 100,
    credited: 0,
  }))
  const { subtotal } = invoiceTotals(lines, { discount: 0, discount_amount: 0 })
  const off = random.percent(50)
    ? { discount: random.whole(0, 1000) / 10, discount_amount: 0 }
    : { discount: 0, discount_amount: random.whole(0, Math.round(subtotal * 100)) / 100 }
  return { subtotal, grand_total: invoiceTotals(lines, off).grand_total, taken_back: 0, lines }
}

/** The invoice after these lines were credited with these amounts. */
function after(invoice: CreditedInvoice, wanted: readonly WantedCredit[], credits: readonly number[]) {
  const lines = invoice.lines.map((line) => ({
    ...line,
    credited: sumOf([
      line.credited,
      ...wanted.filter((each) => each.invoice_product === line.id).map(({ quantity }) => quantity),
    ]),
  }))
  return { ...invoice, lines, taken_back: sumOf([invoice.taken_back, ...credits]) }
}

test('ten thousand discounted invoices, credited in up to five parts, are credited by exactly their total', () => {
  const wrong: string[] = []
  for (let round = 0; round < 10_000; round++) {
    let invoice = anyInvoice()
    const parts = random.whole(1, 5)
    for (let part = 1; part <= parts; part++) {
      const wanted = invoice.lines.flatMap(({ id, quantity, unit_price, credited }) => {
        const left = minus(quantity, credited)
        const now = part === parts ? left : random.whole(0, left)
        return now > 0 ? [{ invoice_product: id, quantity: now, unit_price }] : []
      })
      const credits = creditsOf(wanted, invoice)
      invoice = after(invoice, wanted, credits)
      if (credits.some((credit) => credit < 0) || invoice.taken_back > invoice.grand_total) {
        wrong.push(`${round}: too much`)
      }
    }
    if (leftToCredit(invoice) !== 0) wrong.push(`${round}: ${invoice.taken_back} of ${invoice.grand_total}`)
  }
  expect(wrong).toEqual([])
}, 120_000)

test('part of a discounted invoice is credited at its share, half up; a custom item at its price', () => {
  const lines = [{ id: 1, quantity: 1000, unit_price: 1.25, credited: 0 }]
  const invoice = { subtotal: 1250, grand_total: 1130, taken_back: 0, lines }
  // 200 misprinted pens: 200 × 1.25 × 1,130 ÷ 1,250.
  const misprint = { invoice_product: 1, quantity: 200, unit_price: 1.25 }
  expect(creditsOf([misprint], invoice)).toEqual([226])
  expect(creditsOf([{ ...misprint, quantity: 7 }], invoice)).toEqual([7.91])
  const freight = { invoice_product: null, quantity: 1, unit_price: 20 }
  expect(creditsOf([freight, misprint], invoice)).toEqual([20, 226])
  expect(creditsOf([freight], null)).toEqual([20])
})

test('the last credit takes the rest, also after other credits', () => {
  const lines = [{ id: 1, quantity: 3, unit_price: 10, credited: 2 }]
  const invoice = { subtotal: 30, grand_total: 29, taken_back: 24.33, lines }
  const last = { invoice_product: 1, quantity: 1, unit_price: 10 }
  expect(creditsOf([last], invoice)).toEqual([4.67])
})
