import { addDays, yearOf } from '../../../kernel/contract/values/day.ts'
import type { SeededRandom } from '../seeded-random.ts'

/** Returns days from the first to the last, each with a probability of `chance` percent, at least one in each month. */
function daysWith(random: SeededRandom, first: string, last: string, chance: number): string[] {
  const days: string[] = []
  for (let day = first; day <= last; day = addDays(day, 1)) {
    const month = day.slice(0, 7)
    const endsMonth = !addDays(day, 1).startsWith(month)
    if (random.percent(chance) || (endsMonth && !days.at(-1)?.startsWith(month))) days.push(day)
  }
  return days
}

const errands: [project: string, from: number, most: number, paidTo: string | null][] = [
  ['Taxi to the bank', 5, 12, null],
  ['Office tea, sugar and water', 15, 45, 'سوق الكرادة'],
  ['Printer paper and toner', 40, 160, 'Al-Mutanabbi Stationery'],
  ['Parcel to Erbil', 10, 35, 'Babil Express'],
  ['Generator fuel', 60, 150, 'محطة وقود الجادرية'],
  ['Lunch for the workshop', 25, 80, 'مطعم دجلة'],
  ['Small repairs of the pad printer', 35, 240, 'Ali the fitter'],
  ['خدمات تنظيف', 20, 50, 'أم حسين'],
  ['کرێی بارهەڵگر', 25, 70, 'کاک ئازاد'],
]

/** Petty cash in dinars. */
export function pettyCashStories(random: SeededRandom, first: string, last: string) {
  let receipt = 4100
  return daysWith(random, first, last, 22).map((date) => {
    const [project_name, from, most, paid_to] = random.one(errands)
    receipt += random.whole(1, 4)
    return {
      date,
      project_name,
      project_amount: random.whole(from, most) * 1000,
      receipt_no: String(receipt),
      receipt_form: random.one(['Paper receipt', 'Paper receipt', 'Invoice', 'No receipt, signed note']),
      paid_to,
      description: random.percent(25) ? 'Approved by Shilan' : null,
    }
  })
}

const adminSubjects: [type: 'AO' | 'FO', subject: string, notification: string | null][] = [
  ['AO', 'Working hours in the school season', 'To all staff. Two shifts until the end of the month.'],
  ['AO', 'أمر إداري بتشكيل لجنة الجرد', 'يبدأ العمل اعتباراً من تاريخ صدور هذا الأمر.'],
  ['AO', 'Leave of absence', null],
  ['AO', 'Letter to the Chamber of Commerce', 'Renewal of the membership.'],
  ['AO', 'Appointment of a deputy for the workshop', null],
  ['AO', 'Letter of thanks to the staff', 'After the school season.'],
  ['AO', 'فەرمانی کارگێڕی: گواستنەوەی کۆگا', null],
  ['FO', 'Allowance for travel to Erbil', 'Two days, one person.'],
  ['FO', 'أمر صرف مكافأة', 'مكافأة نهاية الموسم.'],
]

const financialSubjects: [
  type: 'AO' | 'FO',
  subject: string,
  currency: 'USD' | 'IQD' | 'both',
  most: number,
][] = [
  ['FO', 'Advance on salary', 'USD', 300],
  ['FO', 'Customs for the shipment from Ningbo', 'both', 900],
  ['FO', 'سلفة مشتريات', 'IQD', 600],
  ['FO', 'Tax instalment', 'IQD', 2400],
  ['FO', 'Deposit for the fair in Sulaymaniyah', 'USD', 750],
  ['AO', 'Signatories of the bank accounts', 'USD', 0],
]

/** Returns document numbers by year and type, starting at 1. */
function numbering() {
  const last = new Map<string, number>()
  return (issue_date: string, document_type: 'AO' | 'FO') => {
    const series = `${yearOf(issue_date)} ${document_type}`
    const number = (last.get(series) ?? 0) + 1
    last.set(series, number)
    return { issue_date, document_type, year: yearOf(issue_date), document_number: String(number) }
  }
}

export function adminLogStories(random: SeededRandom, first: string, last: string) {
  const number = numbering()
  return daysWith(random, first, last, 11).map((day) => {
    const [type, subject, notification] = random.one(adminSubjects)
    return { ...number(day, type), subject, notification }
  })
}

export function financialLogStories(random: SeededRandom, first: string, last: string) {
  const number = numbering()
  return daysWith(random, first, last, 10).map((day) => {
    const [type, subject, currency, most] = random.one(financialSubjects)
    const amount = most === 0 ? null : random.whole(Math.ceil(most / 3), most)
    return {
      ...number(day, type),
      subject,
      amount_usd: currency === 'IQD' ? null : amount,
      amount_iqd: currency === 'USD' || amount === null ? null : amount * 1000,
      recipient_number: random.percent(60) ? `R-${random.whole(100, 999)}` : null,
      notification: random.percent(30) ? 'See the file in the accountant’s office.' : null,
    }
  })
}

/** Materials, each with the product whose picture fits best. */
const materials: [name: string, item_code: string | null, from: number, most: number, step: number][] = [
  ['Ballpoint barrels, blue', 'PR-101', 1000, 8000, 500],
  ['Ballpoint barrels, red', 'PR-102', 1000, 8000, 500],
  ['Gift boxes for one pen', 'PK-305', 100, 600, 50],
  ['Metal pens for engraving', 'PM-210', 50, 300, 25],
  ['Touch pens, mixed colours', 'PM-201', 200, 1500, 100],
  ['Printing ink, black (kg)', null, 2, 12, 0.5],
  ['حبر طباعة أبيض (كغم)', null, 2, 10, 0.5],
  ['Bubble wrap (rolls)', null, 4, 20, 1],
  ['کارتۆنی پاکەت', null, 50, 400, 50],
]

export function warehouseStories(random: SeededRandom, first: string, last: string) {
  return daysWith(random, first, last, 15).map((date) => {
    const [name, item_code, from, most, step] = random.one(materials)
    return {
      date,
      materials: name,
      quantity: from + random.whole(0, Math.floor((most - from) / step)) * step,
      item_code,
    }
  })
}
