import { createContext, type ReactNode } from 'react'
import { today } from '../../contract/values/day.ts'

type WithDay = (show: (day: string) => ReactNode) => ReactNode

const withOwnDay: WithDay = (show) => show(today(Intl.DateTimeFormat().resolvedOptions().timeZone))

/**
 * Shows something with the day that it is where the company is, such as `2026-03-05`. The app says where that is;
 * without it, it is the day of whoever looks.
 */
export const CompanyDayContext = createContext<WithDay>(withOwnDay)
