import type { DayKind, DailySummary } from '../daily-summary.contract.ts'

/** The group of a kind in a summary. */
export const group = (sheet: DailySummary, kind: DayKind) => sheet.groups.find((one) => one.kind === kind)

/** The body of a reply on which a test depends. Throws unless the call succeeded. */
export async function expectOk<T>(answer: Promise<{ status: number; body: T }>): Promise<T> {
  const { status, body } = await answer
  if (status > 299) throw new Error(JSON.stringify(body))
  return body
}
