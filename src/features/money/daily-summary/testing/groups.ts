import type { DayKind, DailySummary } from '../daily-summary.contract.ts'

/** One group of a sheet, as it came. */
export const group = (sheet: DailySummary, kind: DayKind) => sheet.groups.find((one) => one.kind === kind)

/** What a call answers that a test is built on: anything but success ends it. */
export async function must<T>(answer: Promise<{ status: number; body: T }>): Promise<T> {
  const { status, body } = await answer
  if (status > 299) throw new Error(JSON.stringify(body))
  return body
}
