import { expect, test } from 'vitest'
import { addDays } from '../../../kernel/contract/values/day.ts'
import { seededRandom } from '../seeded-random.ts'
import { reportStories } from './report-story.ts'
import { financialLogStories } from './sheet-stories.ts'

const days = Array.from({ length: 60 }, (_, index) => addDays('2026-10-01', index))

test('on any start date one report of the last seven days is missing and the others exist', () => {
  for (const today of days) {
    const shown = reportStories(seededRandom(1), today)
    const lately = shown.filter(({ week_ending }) => week_ending >= addDays(today, -7)).map(({ by }) => by)
    expect([...new Set(lately)].toSorted(), today).toEqual(['admin', 'manager', 'salesman'])
  }
})

test('on any start date each whole month has a letter of the accounts', () => {
  for (const [seed, today] of days.entries()) {
    const first = addDays(today, -430)
    const months = (of: string[]) => new Set(of.map((day) => day.slice(0, 7)))
    const whole = [...months(days.map((_, index) => addDays(first, index * 7)))].slice(1, -1)
    const shown = financialLogStories(seededRandom(seed), first, today)
    expect([...months(shown.map(({ issue_date }) => issue_date))], today).toEqual(
      expect.arrayContaining(whole),
    )
  }
})
