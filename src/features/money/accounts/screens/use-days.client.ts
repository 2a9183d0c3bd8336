import { useSearchParams } from 'react-router'
import { isDay } from '../../../../kernel/contract/values/day.ts'

/** The days of an account as the address says them: from `first` to `last` unless it says others; empty is without end. */
export function useDays(first: string, last = '') {
  const [params, setParams] = useSearchParams()
  const days = { from: params.get('from') ?? first, to: params.get('to') ?? last }
  const query = {
    ...(isDay(days.from) && { from: days.from }),
    ...(isDay(days.to) && { to: days.to }),
  }
  const change = (name: keyof typeof days, day: string | null) => {
    if (day !== null && (day === '' || isDay(day))) setParams({ ...days, [name]: day }, { replace: true })
  }
  return { days, query, change }
}
