import { formatDay, formatMoney } from '../../../kernel/contract/values/formats.ts'
import { type Said, told } from '../../../words/sentences.ts'
import { formatRate } from '../rates/rate-words.ts'
import type { DayKind, Done } from './day-sheet.contract.ts'

const asRate = (value: string): string => formatRate(Number(value))

/** What the values of a group are, where they are no amounts in USD. */
const valuesOf: Partial<Record<DayKind, (value: string) => string>> = {
  rate_changes: asRate,
  due_dates: formatDay,
}

/** What a line was changed from and to, or at which rate it counts; null where it tells of neither. */
export function changeSaid(kind: DayKind, { before, after, rate, day_rate }: Done): Said | null {
  if (rate !== null && day_rate !== null) {
    return told('{rate} instead of {usual}', { rate: formatRate(rate), usual: formatRate(day_rate) })
  }
  const format = valuesOf[kind] ?? ((value: string) => formatMoney(Number(value), 'USD'))
  if (before !== null && after !== null) {
    return told('{before} before, {after} now', { before: format(before), after: format(after) })
  }
  if (after !== null) return told('New: {value}', { value: format(after) })
  return before === null ? null : told('Deleted: {value}', { value: format(before) })
}
