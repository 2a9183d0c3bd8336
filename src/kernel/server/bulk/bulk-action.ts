import type { Sql } from 'sql-template-tag'
import type { Endpoint } from '../../contract/endpoint.ts'
import type { BulkActionName } from '../../contract/endpoints/bulk.ts'
import { undoDeletion } from '../../contract/endpoints/history.ts'
import type { Entity } from '../../contract/entity.ts'
import type { Fields } from '../../contract/fields.ts'
import type { Transaction } from '../database/query.ts'

export type Sent = Readonly<Record<string, unknown>>

/** What is done with each of many records: a call that there is for one, and never another way to its table. */
export interface BulkAction {
  endpoint: Endpoint
  /** What is said once for all of them. */
  values?: Fields
  /** The body for one of them; throws why it is none that is meant. Nothing where left out. */
  send?(tx: Transaction, id: number, values: Sent): Promise<Sent>
  /** The call that takes one back; `send` is told what the call before was sent. */
  undo?: { endpoint: Endpoint; send?(id: number, sent: Sent): Sent }
}

/** What can be done with many records of a kind. */
export interface BulkActions {
  entity: Entity
  /** What a record is called, over the table `t`. */
  named: Sql
  /** The call that gives the paper of one, where there is any. */
  paper?: Endpoint
  bulkActions?: Partial<Record<BulkActionName, BulkAction>>
}

/** The deletion of many, which one's own trash takes back. */
export function deletionOf({ name }: Entity, remove: Endpoint, send?: BulkAction['send']): BulkAction {
  return {
    endpoint: remove,
    ...(send && { send }),
    undo: { endpoint: undoDeletion, send: (id) => ({ resource: name, id }) },
  }
}

/** The two actions of what can be archived, each of which takes the other back. */
export function archivingOf({ archive, unarchive }: { archive: Endpoint; unarchive: Endpoint }) {
  return {
    archive: { endpoint: archive, undo: { endpoint: unarchive } },
    unarchive: { endpoint: unarchive, undo: { endpoint: archive } },
  }
}
