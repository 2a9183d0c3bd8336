import type { SecurityKind } from '../../contract/endpoints/security-kinds.ts'

/** One security event. Users are stored by key, since their names must not be in a log that never changes. */
export interface SecurityEvent {
  kind: SecurityKind
  /** The user who did it; absent if nobody was signed in. */
  userId?: number | undefined
  /** The user to whom it was done. */
  aboutId?: number | undefined
  client?: { address: string; device: string } | undefined
  detail?: string | undefined
}
