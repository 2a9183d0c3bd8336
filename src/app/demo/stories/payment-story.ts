import { addDays } from '../../../kernel/contract/values/day.ts'
import { formats } from '../../../kernel/contract/values/formats.ts'
import { english } from '../../../i18n/english.ts'
import type { DemoAccountName } from '../bank-accounts.ts'
import type { SeededRandom } from '../seeded-random.ts'

export interface PaymentStory {
  date: string
  subject: string
  to: string
  from_field: DemoAccountName
  amount_usd: number | null
  amount_iqd: number | null
  details: string | null
  keyword: string | null
  payroll_salary: string | null
}

interface Wanted extends Partial<PaymentStory> {
  date: string
  subject: string
  to: string
}

const payment = (wanted: Wanted): PaymentStory => ({
  from_field: 'PEN-COMPANY',
  amount_usd: null,
  amount_iqd: null,
  details: null,
  keyword: null,
  payroll_salary: null,
  ...wanted,
})

const salaries: [name: string, usd: number][] = [
  ['Omar Khalil', 1450],
  ['Shilan Rashid', 1300],
  ['Yusuf Hameed', 850],
  ['زينب العبيدي', 850],
  ['Hassan Jabbar', 780],
]

const suppliers: [to: string, subject: string, from: number, most: number][] = [
  ['Ningbo Writing Instruments', 'Ballpoint refills and barrels', 900, 3200],
  ['Istanbul Kutu Ambalaj', 'Gift boxes with magnet', 450, 1600],
  ['شركة النور للطباعة', 'أحبار وألواح الطباعة', 180, 700],
  ['Gulf Lines Shipping', 'Sea freight, one pallet', 320, 950],
  ['چاپخانەی هەولێر', 'چاپی کاتەلۆگ', 150, 480],
]

const campaigns = [
  'School season campaign',
  'Gift fair, stand and posters',
  'Online advertisements',
  'لوحات إعلانية في الكرادة',
]

/** Returns the payments of the company from the first to the last day. */
export function paymentStories(random: SeededRandom, first: string, last: string): PaymentStory[] {
  const shown: PaymentStory[] = []
  for (let day = first; day <= last; day = addDays(day, 1)) {
    const date = day
    const dayOfMonth = Number(day.slice(8))
    if (dayOfMonth === 28) {
      for (const [to, amount_usd] of salaries) {
        const month = formats(english).month(day)
        shown.push(
          payment({
            date,
            subject: 'Salary',
            to,
            from_field: 'Salaries',
            amount_usd,
            keyword: 'salary',
            payroll_salary: month,
          }),
        )
      }
    }
    if (dayOfMonth === 3) {
      shown.push(
        payment({
          date,
          subject: 'Rent of office and workshop',
          to: 'Abu Nuwas Real Estate',
          from_field: 'PEN-COMPANY IQD',
          amount_iqd: 1_750_000,
          keyword: 'rent',
        }),
        payment({
          date,
          subject: 'Electricity and generator',
          to: 'مولدة الكرادة',
          from_field: 'Cash Desk IQD',
          amount_iqd: random.whole(280, 640) * 1000,
          keyword: 'electricity',
        }),
      )
    }
    if (random.percent(11)) {
      const [to, subject, from, most] = random.one(suppliers)
      shown.push(
        payment({
          date,
          subject,
          to,
          from_field: random.one(['PEN-COMPANY', 'Import Letters of Credit', 'Erbil Branch']),
          amount_usd: random.whole(from, most) + random.one([0, 0, 0.5, 0.75]),
          details: random.percent(40) ? `Invoice of the supplier no. ${random.whole(200, 980)}` : null,
          keyword: 'supplier',
        }),
      )
    }
    if (random.percent(3)) {
      shown.push(
        payment({
          date,
          subject: random.one(campaigns),
          to: 'Dijla Media',
          from_field: 'Advertising',
          amount_usd: random.whole(6, 22) * 25,
          amount_iqd: random.percent(40) ? random.whole(5, 30) * 10_000 : null,
          keyword: 'advertising',
        }),
      )
    }
  }
  return shown
}
