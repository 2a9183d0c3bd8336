import type { Doer } from '../stories/past.server.ts'
import type { SeededRandom } from '../seeded-random.ts'

/** Something that somebody did at a moment of the story. */
export interface Action {
  moment: string
  by: Doer | null
  work: () => Promise<unknown>
}

/** A moment of a day's business, by the hour in UTC. */
export function at(day: string, hour: number, random?: SeededRandom): string {
  const minute = random?.whole(0, 59) ?? 0
  return `${day}T${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}:00Z`
}
