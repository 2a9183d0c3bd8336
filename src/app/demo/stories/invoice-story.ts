import { addDays } from '../../../kernel/contract/values/day.ts'
import type {
  invoiceTypes,
  paymentMethods,
} from '../../../features/settings/defaults/invoice-defaults.contract.ts'
import { type DemoCustomer, demoCustomers } from '../customers.ts'
import { type OrderStep, orderStory } from './order-story.ts'
import type { DemoPersonName } from '../people.ts'
import { demoProducts } from '../goods/catalogue.ts'
import type { DemoProduct } from '../goods/shelf.ts'
import type { SeededRandom } from '../seeded-random.ts'

/** A line of the invoice. The product has its price of that day. */
interface LineStory {
  item_code: string
  quantity: number
  notes: string | null
}

export interface InvoiceStory {
  day: string
  by: DemoPersonName
  status: 'draft' | 'issued'
  /** The customer's code; a draft may have none. */
  customer: string | null
  po_ref: string | null
  invoice_type: keyof typeof invoiceTypes
  payment_method: keyof typeof paymentMethods
  discount: number
  /** Whether the customer asked for a round total. */
  isRounded: boolean
  is_shipping_required: boolean
  delivery_country: string | null
  advance_cash: number | null
  age_days: number
  lines: LineStory[]
  order: OrderStep[]
}

export const recentDays = 425
const friday = 5
const sellers: readonly DemoPersonName[] = [
  'salesman',
  'salesman',
  'secondSalesman',
  'secondSalesman',
  'manager',
  'admin',
]
const lineNotes = [
  'Logo in gold, one side',
  'Two colours, see the approved design',
  'الشعار باللون الأبيض',
  'حفر الأسماء حسب القائمة',
  'لۆگۆ لە هەردوو لا',
  'Names as in the list sent by e-mail',
]

/**
 * The sales of each month relative to the average, January first: schools open in September, gifts are bought in
 * December and March.
 */
const seasons = [0.9, 0.95, 1.25, 1, 0.95, 0.8, 0.7, 0.85, 1.4, 1.15, 1.05, 1.35]

const raffle = demoCustomers.flatMap((customer) => Array.from({ length: customer.weight }, () => customer))

function lines(random: SeededRandom): LineStory[] {
  const chosen = new Map<string, LineStory>()
  for (let count = random.one([1, 1, 2, 2, 2, 3, 3, 4, 5, 8]); count > 0; count--) {
    const { item_code, lot } = random.one(demoProducts.filter(({ unit_price }) => unit_price !== null))
    // Small orders are more frequent than large ones.
    const most = random.percent(65) ? lot.from + (lot.to - lot.from) / 4 : lot.to
    const quantity = lot.from + random.whole(0, Math.floor((most - lot.from) / lot.step)) * lot.step
    chosen.set(item_code, { item_code, quantity, notes: random.percent(18) ? random.one(lineNotes) : null })
  }
  return [...chosen.values()]
}

function terms(random: SeededRandom, { country, weight }: DemoCustomer) {
  const isCredit = weight > 3 && random.percent(55)
  const payment_method = country
    ? ('bank_transfer' as const)
    : random.one(['cash', 'cash', 'bank_transfer', 'credit_debit'] as const)
  const isShipped = country !== null || random.percent(30)
  return {
    invoice_type: isCredit ? ('credit' as const) : ('direct' as const),
    payment_method,
    age_days: isCredit ? random.one([30, 30, 45, 60, 90]) : random.one([0, 7, 7, 14]),
    is_shipping_required: isShipped,
    delivery_country: isShipped ? (country ?? 'Iraq') : null,
    discount: random.percent(70) ? 0 : random.one([2.5, 5, 5, 7.5, 10, 15]),
    advance_cash: random.percent(35) ? random.one([50, 50, 60]) : null,
  }
}

function issued(random: SeededRandom, day: string, today: string): InvoiceStory {
  const customer = random.one(raffle)
  const agreed = terms(random, customer)
  const order = orderStory(random, { day, ...agreed }).filter((step) => step.day < today)
  return {
    day,
    by: random.one(sellers),
    status: 'issued',
    customer: customer.code,
    po_ref: random.percent(45) ? `PO-${random.whole(1000, 9999)}` : null,
    ...agreed,
    isRounded: false,
    lines: lines(random),
    order,
  }
}

function draft(random: SeededRandom, day: string): InvoiceStory {
  const customer = random.percent(80) ? random.one(raffle) : null
  return {
    day,
    by: random.one(sellers),
    status: 'draft',
    customer: customer?.code ?? null,
    po_ref: null,
    ...terms(random, customer ?? random.one(raffle)),
    isRounded: false,
    lines: customer && random.percent(85) ? lines(random) : [],
    order: [],
  }
}

/** Returns about three hundred invoices of the last fourteen months, and the drafts of the last days. */
export function invoiceStories(random: SeededRandom, today: string): InvoiceStory[] {
  const stories: InvoiceStory[] = []
  for (let ago = recentDays; ago > 0; ago--) {
    const day = addDays(today, -ago)
    const date = new Date(`${day}T00:00:00Z`)
    if (date.getUTCDay() === friday) continue
    // Sales grow slowly over time.
    const chance = (62 - ago / 30) * (seasons[date.getUTCMonth()] ?? 1)
    if (random.percent(chance)) stories.push(issued(random, day, today))
    if (random.percent(chance / 2.6)) stories.push(issued(random, day, today))
  }
  for (const ago of [19, 12, 9, 6, 4, 3, 2, 1, 1]) stories.push(draft(random, addDays(today, -ago)))
  // Some customers ask for a round total.
  return stories.map((story, index) => ({ ...story, isRounded: index % 15 === 7 }))
}

/** Price changes; earlier invoices keep the old price. */
export const priceChanges: { daysAgo: number; item_code: DemoProduct['item_code']; unit_price: number }[] = [
  { daysAgo: 300, item_code: 'PR-101', unit_price: 0.45 },
  { daysAgo: 300, item_code: 'PR-102', unit_price: 0.45 },
  { daysAgo: 210, item_code: 'PM-210', unit_price: 15.75 },
  { daysAgo: 120, item_code: 'PK-305', unit_price: 18.5 },
  { daysAgo: 45, item_code: 'PM-201', unit_price: 2.55 },
]
