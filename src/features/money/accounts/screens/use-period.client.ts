import { useSearchParams } from 'react-router'
import { isDay } from '../../../../kernel/contract/values/day.ts'

/** The period in the address (`from`, `to`), by default `first` to `last`. An empty day means no limit. */
export function usePeriod(first: string, last = '') {
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
