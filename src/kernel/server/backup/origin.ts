import type { BackupFacts } from './check-backup.ts'
import { isOfInstance, hasMacOf, type OwnInstallation } from '../database/identity/installation.ts'

/**
 * The origin of a backup: made `here`; `elsewhere`, though it names this installation; by another `instance`; by
 * `another` installation; `unknown` if it was made before installations had numbers.
 */
export type Origin = 'here' | 'elsewhere' | 'instance' | 'another' | 'unknown'

export function originOf(
  { house: shown, sha256, signed }: Pick<BackupFacts, 'house' | 'sha256' | 'signed'>,
  installation: OwnInstallation,
): Origin {
  if (shown === undefined) return 'unknown'
  if (shown.id !== installation.id) return 'another'
  if (!isOfInstance(installation, shown)) return 'instance'
  return hasMacOf(installation, sha256, signed) ? 'here' : 'elsewhere'
}
