import type { BackupFacts } from './check-backup.ts'
import { isOfInstance, isSignedBy, type OwnHouse } from './house.ts'

/**
 * Where a backup comes from, as a house sees it: made here; of this house as it says, but not made here; of another
 * instance of it; of another one; or of the time before houses had numbers.
 */
export type Origin = 'here' | 'elsewhere' | 'instance' | 'another' | 'untold'

export function originOf(
  { house: shown, sha256, signed }: Pick<BackupFacts, 'house' | 'sha256' | 'signed'>,
  house: OwnHouse,
): Origin {
  if (shown === undefined) return 'untold'
  if (shown.id !== house.id) return 'another'
  if (!isOfInstance(house, shown)) return 'instance'
  return isSignedBy(house, sha256, signed) ? 'here' : 'elsewhere'
}
