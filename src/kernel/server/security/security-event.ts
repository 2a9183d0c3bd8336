import type { SecurityKind } from '../../contract/endpoints/security-kinds.ts'

/** One thing that happened. People are told of by number, so that nobody's name stands in what is never changed. */
export interface SecurityEvent {
  kind: SecurityKind
  /** Who did it; nobody where no one was signed in. */
  userId?: number | undefined
  /** To whom it was done. */
  aboutId?: number | undefined
  client?: { address: string; device: string } | undefined
  detail?: string | undefined
}
