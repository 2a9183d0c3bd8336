import { addDays } from '../../../kernel/contract/values/day.ts'
import type { orderStatuses } from '../../../features/orders/orders.contract.ts'
import type { DemoPersonName } from '../people.ts'
import type { SeededRandom } from '../seeded-random.ts'

/** One change of an order: its new status, and the percentage paid by then. */
export interface OrderStep {
  day: string
  by: DemoPersonName
  status: keyof typeof orderStatuses
  paid: number
  notes?: string
}

interface Agreed {
  day: string
  age_days: number
  advance_cash: number | null
  is_shipping_required: boolean
}

const office: readonly DemoPersonName[] = ['manager', 'admin', 'manager', 'salesman']

/** Returns the changes of an order from its first day to its end, including future ones. */
export function orderStory(random: SeededRandom, agreed: Agreed): OrderStep[] {
  const { day, age_days, is_shipping_required } = agreed
  const advance = agreed.advance_cash ?? 0
  const due = Math.max(age_days, 3)
  const step = (after: number, status: OrderStep['status'], paid: number, notes?: string): OrderStep => ({
    day: addDays(day, after),
    by: random.one(office),
    status,
    paid,
    ...(notes ? { notes } : {}),
  })
  const started = random.whole(2, 9)
  const sent = started + random.whole(3, 9)
  const delivered = sent + random.whole(1, is_shipping_required ? 12 : 3)
  const path = [
    step(started, 'Start_process', advance),
    ...(is_shipping_required ? [step(sent, 'Shipping Time', advance)] : []),
    step(delivered, 'Delivered', advance),
  ]
  const fate = random.whole(1, 100)
  if (fate <= 4) {
    return [...path.slice(0, 1), step(sent, 'On_hold', advance, random.one(holdNotes))]
  }
  if (fate <= 10) {
    return [
      ...path,
      step(Math.max(due, delivered) + 8, 'Overdue', Math.max(advance, 30), random.one(lateNotes)),
    ]
  }
  if (fate <= 24) {
    const late = Math.max(due, delivered) + random.whole(15, 50)
    return [
      ...path,
      step(Math.max(due, delivered) + 6, 'Overdue', Math.max(advance, 40), random.one(lateNotes)),
      step(late, 'Complete', 100),
    ]
  }
  const paidOn = Math.max(delivered + 1, due - random.whole(0, 4))
  const complete = [...path, step(paidOn, 'Complete', 100)]
  return random.percent(35) ? [...complete, step(paidOn + 30, 'Close', 100)] : complete
}

const holdNotes = [
  'Waiting for the approved design',
  'Customer asked to wait until the new logo is ready',
  'بانتظار موافقة الزبون على التصميم',
]
const lateNotes = [
  'Called the customer; the rest was promised for the end of the month',
  'تم الاتصال بالزبون، وعد بالدفع نهاية الشهر',
  'پەیوەندی کرا، بڕەکەی تر مانگی داهاتوو دەدرێت',
]
