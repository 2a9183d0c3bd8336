import { createContext, type ReactNode } from 'react'
import { today } from '../../contract/values/day.ts'

type WithDay = (show: (day: string) => ReactNode) => ReactNode

const withOwnDay: WithDay = (show) => show(today(Intl.DateTimeFormat().resolvedOptions().timeZone))

/**
 * Renders something with today's date in the company's time zone, such as `2026-03-05`. The app provides it; the
 * default is the browser's date.
 */
export const CompanyDayContext = createContext<WithDay>(withOwnDay)
