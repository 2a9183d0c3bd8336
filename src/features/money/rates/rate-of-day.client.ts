import { call } from '../../../kernel/client/calls/call.ts'
import { useRead } from '../../../kernel/client/cache/query.ts'
import { useMay } from '../../../kernel/client/session/rights.ts'
import { daysBetween } from '../../../kernel/contract/values/day.ts'
import type { ReplyOf } from '../../../kernel/contract/endpoint.ts'
import { exchangeRate, exchangeRateEndpoints } from './exchange-rates.contract.ts'

const { list } = exchangeRateEndpoints

// Reads the list and not the endpoint for one day, which answers 404 without a rate: for a screen, a company without
// rates is no error.
const newest = { ordering: '-date', page_size: 1 } as const

/** The rate of a day for a screen: null if there is none, undefined while loading. */
export function useRateOf(
  day: string,
  { enabled }: { enabled: boolean },
): ReplyOf<typeof exchangeRateEndpoints.on> | null | undefined {
  const mayView = useMay(exchangeRate.resource, 'view')
  const { data, isPlaceholderData } = useRead(
    list,
    { query: { ...newest, date_to: day } },
    { enabled: enabled && mayView },
  )
  if (!data || isPlaceholderData) return undefined
  const [found] = data.results
  if (!found) return null
  const { date, iqd_per_usd } = found
  return { date, iqd_per_usd, age_days: daysBetween(date, day) }
}

/** The newest rate up to a day; without a day, the newest of all. */
export async function readLastRate(
  day: string | null,
): Promise<{ date: string; iqd_per_usd: number } | undefined> {
  const { results } = await call(list, { query: { ...newest, ...(day !== null && { date_to: day }) } })
  return results[0]
}
