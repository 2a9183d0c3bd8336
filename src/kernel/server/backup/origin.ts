import type { BackupFacts } from './check-backup.ts'
import { isOfInstance, hasMacOf, type OwnInstallation } from './installation.ts'

/**
 * Where a backup comes from, as an installation sees it: made here; of this installation as it says, but not made here; of another
 * instance of it; of another one; or of the time before installations had numbers.
 */
export type Origin = 'here' | 'elsewhere' | 'instance' | 'another' | 'untold'

export function originOf(
  { house: shown, sha256, signed }: Pick<BackupFacts, 'house' | 'sha256' | 'signed'>,
  installation: OwnInstallation,
): Origin {
  if (shown === undefined) return 'untold'
  if (shown.id !== installation.id) return 'another'
  if (!isOfInstance(installation, shown)) return 'instance'
  return hasMacOf(installation, sha256, signed) ? 'here' : 'elsewhere'
}
