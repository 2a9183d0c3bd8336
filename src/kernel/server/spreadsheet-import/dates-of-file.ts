import { type DateOrder, dayOfSerial, readDay } from '../../contract/values/read-day.ts'
import { type MatchedSpreadsheet, shownIn } from './match-headings.ts'

/**
 * Whether the dates of a file begin with the day or the month, decided by the dates that are valid in one order only;
 * the day, if dates contradict each other. Null if every date is valid in both orders and at least one would differ:
 * then the user is asked.
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
