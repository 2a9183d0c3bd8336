import type { May, Resource } from '../contract/access.ts'
import type { SecurityKind } from '../contract/endpoints/security-kinds.ts'
import type { Entity } from '../contract/entity.ts'
import type { BulkActions } from './bulk/bulk-action.ts'
import type { RefreshRestored } from './records/restore-record.ts'
import type { Kernel } from './kernel.ts'
import type { Findable } from './records/record-search.ts'
import type { RowPolicyRule } from './rights/row-policy.ts'

/** Everything that a feature adds to the server, in one object that the app lists. */
export interface ServerFeature {
  /** The feature's kind of record: a row of the permission matrix, with history, trash and live updates. */
  entity?: Entity
  /** Further rows of the permission matrix. */
  rights?: readonly Resource[]
  /** The row-level policy of the records, where the permission to view them is not enough. */
  rows?(may: May): RowPolicyRule
  /** Updates a record that was restored from the trash, from the records that it depends on. */
  refreshRestored?(may: May): RefreshRestored
  /** The kind of the security log entry when a record is restored; the user is then asked for their password. */
  notedBack?: SecurityKind
  bulk?: BulkActions
  /** How the command palette finds the feature's records. */
  finds?: Findable
  mount?(kernel: Kernel): void
}

export type RecordFeature = ServerFeature & { entity: Entity }
