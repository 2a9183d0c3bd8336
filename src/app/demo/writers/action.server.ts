import type { ActingUser } from '../stories/past.server.ts'
import type { SeededRandom } from '../seeded-random.ts'

/** What a user did at a moment of the past. */
export interface Action {
  moment: string
  by: ActingUser | null
  work: () => Promise<unknown>
}

/** Returns a time of day as ISO 8601, with the hour in UTC and random minutes. */
export function at(day: string, hour: number, random?: SeededRandom): string {
  const minute = random?.whole(0, 59) ?? 0
  return `${day}T${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}:00Z`
}
