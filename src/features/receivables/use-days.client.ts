import { useSearchParams } from 'react-router'
import { isDay } from '../../kernel/contract/day.ts'

/** The days of a statement as its address says them: this year's unless it says others; empty is without end. */
export function useDays(today: string) {
  const [params, setParams] = useSearchParams()
  const days = { from: params.get('from') ?? `${today.slice(0, 4)}-01-01`, to: params.get('to') ?? '' }
  const query = {
    ...(isDay(days.from) && { from: days.from }),
    ...(isDay(days.to) && { to: days.to }),
  }
  const change = (name: keyof typeof days, day: string | null) => {
    if (day !== null && (day === '' || isDay(day))) setParams({ ...days, [name]: day }, { replace: true })
  }
  return { days, query, change }
}
