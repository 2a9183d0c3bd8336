import type { ReactNode } from 'react'
import { useRead } from '../../../kernel/client/cache/query.ts'
import { Loaded } from '../../../kernel/client/show/loaded.tsx'
import { today } from '../../../kernel/contract/values/day.ts'
import { company } from '../settings.contract.ts'

/** Renders content that needs the current day of the company. */
export function WithToday({ children }: { children(day: string): ReactNode }) {
  const read = useRead(company)
  return <Loaded read={read}>{({ time_zone }) => children(today(time_zone))}</Loaded>
}
