import type { May, Resource } from '../contract/access.ts'
import type { SecurityKind } from '../contract/endpoints/security-kinds.ts'
import type { Entity } from '../contract/entity.ts'
import type { BulkActions } from './bulk/bulk-action.ts'
import type { RefreshRestored } from './records/restore-record.ts'
import type { Kernel } from './kernel.ts'
import type { Findable } from './records/record-search.ts'
import type { RowPolicyRule } from './records/row-policy.ts'

/** What a feature brings to the server, in one object that the app lists. */
export interface ServerFeature {
  /** Its kind of record: a row of the permission matrix, with history, trash and live changes. */
  entity?: Entity
  /** Further rows of the permission matrix. */
  rights?: readonly Resource[]
  /** Whose records are whose, where the right to view them alone does not say it. */
  rows?(may: May): RowPolicyRule
  /** Brings a record that comes back from the trash up to date with what it depends on. */
  refreshRestored?(may: May): RefreshRestored
  /** What the security log calls it that one of its records comes back; whoever brings it back is asked for the password. */
  notedBack?: SecurityKind
  /** What can be done with many of its records at once. */
  bulk?: BulkActions
  /** How the palette finds its records. */
  finds?: Findable
  mount?(kernel: Kernel): void
}

/** A feature with a kind of record. */
export type RecordFeature = ServerFeature & { entity: Entity }
