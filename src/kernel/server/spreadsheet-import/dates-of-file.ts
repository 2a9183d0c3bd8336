import { type DateOrder, dayOfSerial, readDay } from '../../contract/values/read-day.ts'
import { type MatchedSpreadsheet, shownIn } from './match-headings.ts'

/**
 * Which comes first in the dates of a file: what a date of it says that works in one order only; the day, where dates say
 * both. Null where every date works in both orders, and at least one would be another day: then it is to be asked.
 */
export function dateOrderOf({ columns, rows }: MatchedSpreadsheet, today: string): DateOrder | null {
  const days = columns.filter(({ field }) => field.kind === 'day')
  let isOpen = false
  let isMonthFirst = false
  for (const { cells } of days.length > 0 ? rows : []) {
    for (const { index } of days) {
      const cell = cells[index]
      const text = typeof cell === 'object' ? cell.exact : shownIn(cell).trim()
      const read = dayOfSerial(text) === null ? readDay(text, today) : null
      if (read === null || read.dmy === read.mdy) continue
      if (read.mdy === null) return 'dmy'
      if (read.dmy === null) isMonthFirst = true
      else isOpen = true
    }
  }
  if (isMonthFirst) return 'mdy'
  return isOpen ? null : 'dmy'
}
