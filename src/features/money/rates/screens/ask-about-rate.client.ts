import { confirmDialog } from '../../../../kernel/client/messages/confirm.ts'
import { formatDay } from '../../../../kernel/contract/values/formats.ts'
import { addDays, isDay } from '../../../../kernel/contract/values/day.ts'
import { message } from '../../../../i18n/messages.ts'
import { readLastRate } from '../rate-of-day.client.ts'
import { formatRate, needsOverride, unusualChange } from '../rate-format.ts'

/**
 * Whether a rate may be saved: it is close to the last rate before its date, or the user confirms it. If the server
 * does not answer, returns true: saving then reports the failure.
 */
export async function isUsualRate(
  rate: number,
  date: string | null,
  { reason, mayOverride }: { reason: string | null; mayOverride: boolean },
): Promise<boolean> {
  // A rate of 0 or less is refused on saving. A rate with a reason is not asked about again.
  if (rate <= 0 || reason) return true
  const before = await lastBefore(date)
  if (!before) return true
  const change = unusualChange(rate, before.iqd_per_usd)
  // On saving, the server refuses a rate that is too far off.
  if (change === null || (!mayOverride && needsOverride(rate, before.iqd_per_usd))) return true
  return await confirmDialog({
    title: 'Save this rate?',
    message: message(
      change > 0
        ? '{rate} is {percent} % above the last rate ({last} on {date}).'
        : '{rate} is {percent} % below the last rate ({last} on {date}).',
      {
        rate: formatRate(rate),
        percent: Math.abs(change),
        last: formatRate(before.iqd_per_usd),
        date: formatDay(before.date),
      },
    ),
    confirm: 'Save',
    cancel: 'Cancel',
  })
}

async function lastBefore(date: string | null) {
  try {
    return await readLastRate(date !== null && isDay(date) ? addDays(date, -1) : null)
  } catch {
    return undefined
  }
}
