import { addDays } from '../../../kernel/contract/values/day.ts'
import type { SeededRandom } from '../seeded-random.ts'

export interface RateStory {
  date: string
  iqd_per_usd: number
  note: string | null
}

const notes = [null, null, null, 'Kifah exchange', 'سعر الصرف في الحارثية', 'نرخی بازاڕی هەولێر']

/** The first market rate, and its limits. */
export const usualRate = 1310
const lowest = 1285
const highest = 1365

/** Returns market rates, entered every few days. They move in steps of 250 dinars for 100 dollars. */
export function rateStories(random: SeededRandom, from: string, to: string): RateStory[] {
  const stories: RateStory[] = []
  let iqd_per_usd = usualRate
  for (let date = from; date <= to; date = addDays(date, random.whole(1, 3))) {
    stories.push({ date, iqd_per_usd, note: random.one(notes) })
    const moved = iqd_per_usd + random.whole(-3, 3) * 2.5
    iqd_per_usd = Math.min(highest, Math.max(lowest, moved))
  }
  return stories
}
