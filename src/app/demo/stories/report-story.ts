import { addDays } from '../../../kernel/contract/values/day.ts'
import type { DemoPersonName } from '../people.ts'
import type { SeededRandom } from '../seeded-random.ts'

/** The weekly report of a user. */
export interface ReportStory {
  by: DemoPersonName
  week_ending: string
  project_name: string
  tasks_started: string
  tasks_completed: string
  next_steps?: string
  obstacles?: string
  risks?: string
  extra_support?: string
  notes?: string
}

type Work = Omit<ReportStory, 'by' | 'week_ending'>

const recentWeeks = 26
/** How often each user reports, in percent of the weeks. The last week is separate. */
const diligence = { admin: 92, manager: 96, salesman: 85, secondSalesman: 78 } as const satisfies Partial<
  Record<DemoPersonName, number>
>
const authors = Object.keys(diligence) as (keyof typeof diligence)[]
/**
 * The user whose report for the last week is missing: on a Thursday that of the week that ends, and that of the week
 * before.
 */
const late: DemoPersonName = 'secondSalesman'

/** Returns the weekly reports of the staff until the last week, which ended on a Thursday. */
export function reportStories(random: SeededRandom, today: string): ReportStory[] {
  const last = lastThursday(today)
  return Array.from({ length: recentWeeks }, (_, week) => addDays(last, -7 * week)).flatMap((week_ending) =>
    authors
      .filter((by) => (week_ending >= addDays(today, -7) ? by !== late : random.percent(diligence[by])))
      .map((by) => ({ by, week_ending, ...random.one(works[by]) })),
  )
}

function lastThursday(today: string): string {
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay()
  const thursday = 4
  return addDays(today, -((weekday - thursday + 7) % 7))
}

const works: Record<keyof typeof diligence, readonly Work[]> = {
  admin: [
    {
      project_name: 'Archive of official letters',
      tasks_started: 'Scanning of the letters of the second quarter',
      tasks_completed: 'First quarter scanned, named and filed in the admin log sheet',
      next_steps: 'Finish the second quarter, then bind the paper copies',
      obstacles: 'The scanner jams on thin paper',
    },
    {
      project_name: 'Renewal of the trade licence',
      tasks_started: 'Collected the documents for the chamber of commerce',
      tasks_completed: 'Fees paid, receipt filed with the financial log',
      risks: 'The old licence runs out at the end of the month',
      extra_support: 'A signature of the owner on two forms',
    },
    {
      project_name: 'Office and staff',
      tasks_started: 'Interviews for a second packer',
      tasks_completed: 'Attendance of the month closed and handed to payroll',
      next_steps: 'Second round with two candidates',
    },
  ],
  manager: [
    {
      project_name: 'Printing line',
      tasks_started: 'Trial of the new pad-printing ink on metal barrels',
      tasks_completed: '14 orders printed; two colours corrected after samples were checked',
      next_steps: 'Order two more plates for the conference pens',
      obstacles: 'Power cuts between noon and three',
    },
    {
      project_name: 'چاپی پێنووسی بەخشین',
      tasks_started: 'ئامادەکردنی نموونە بۆ کۆمپانیای گەشتیاری',
      tasks_completed: 'دوو داواکاری تەواو بوو و نێردرا بۆ هەولێر',
      next_steps: 'چاوەڕێی پەسەندکردنی دیزاین دەکەین',
    },
    {
      project_name: 'Packing for the trade fair',
      tasks_started: 'Gift boxes of three sizes, 1,200 pieces',
      tasks_completed: '800 boxes packed and counted into the warehouse sheet',
      risks: 'Ribbon for 200 boxes has not arrived',
      extra_support: 'Two people for packing on Wednesday',
    },
  ],
  salesman: [
    {
      project_name: 'Banks and insurers, Baghdad',
      tasks_started: 'Visited six branches with the new catalogue',
      tasks_completed: 'Three offers sent, one order over 400 engraved pens signed',
      next_steps: 'Call back the two who asked for a discount',
      obstacles: 'Purchasing departments decide only at the start of the month',
    },
    {
      project_name: 'Universities',
      tasks_started: 'Offer for graduation gifts',
      tasks_completed: 'Samples handed to two rectorates',
      notes: 'They ask for delivery before the 15th.',
    },
    {
      project_name: 'Open payments',
      tasks_started: 'Calls to customers whose invoices are past due',
      tasks_completed: 'Four have paid, two have named a date',
      risks: 'One customer does not answer any more',
    },
  ],
  secondSalesman: [
    {
      project_name: 'زبائن المكتبات',
      tasks_started: 'زيارة مكتبات شارع المتنبي وعرض الأقلام الجديدة',
      tasks_completed: 'تم تثبيت خمس طلبيات وإرسال عينات إلى ثلاث مكتبات',
      next_steps: 'متابعة الدفعات المتأخرة',
      obstacles: 'بعض الزبائن يطلبون أسعاراً أقل من القائمة',
    },
    {
      project_name: 'Basra and the south',
      tasks_started: 'Offers to three oilfield service companies',
      tasks_completed: 'One order for 1,000 pens with logo confirmed',
      next_steps: 'Visit in Basra next week',
      extra_support: 'Car for two days',
    },
  ],
}
