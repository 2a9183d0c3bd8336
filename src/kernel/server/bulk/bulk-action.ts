import type { Sql } from 'sql-template-tag'
import type { Endpoint } from '../../contract/endpoint.ts'
import type { BulkActionName } from '../../contract/endpoints/bulk.ts'
import { undoDeletion } from '../../contract/endpoints/history.ts'
import type { Entity } from '../../contract/entity.ts'
import type { Fields } from '../../contract/fields.ts'
import type { Transaction } from '../database/query.ts'

export type Sent = Readonly<Record<string, unknown>>

/** A bulk action: one call for each record, with the endpoint for a single record. Never writes to the table itself. */
export interface BulkAction {
  endpoint: Endpoint
  /** The action asks for the password again if it was confirmed long ago, since it affects many records. */
  asksPassword?: true
  /** The values that the request has once for all records. */
  values?: Fields
  /** Returns the request body for one record, or throws the reason why the record is refused. Absent: an empty body. */
  send?(tx: Transaction, id: number, values: Sent): Promise<Sent>
  /** The call that undoes the action on one record; `send` gets the body of the call to undo. */
  undo?: { endpoint: Endpoint; send?(id: number, sent: Sent): Sent }
}

export interface BulkActions {
  entity: Entity
  /** SQL for the label of a record, over the table `t`. */
  named: Sql
  /** The call that returns the printed document of one record, if there is one. */
  paper?: Endpoint
  bulkActions?: Partial<Record<BulkActionName, BulkAction>>
}

/** The bulk action that deletes records; it is undone from the user's own trash. */
export function deletionOf({ name }: Entity, remove: Endpoint, send?: BulkAction['send']): BulkAction {
  return {
    endpoint: remove,
    ...(send && { send }),
    undo: { endpoint: undoDeletion, send: (id) => ({ resource: name, id }) },
  }
}

/** The bulk actions that archive and unarchive; each undoes the other. */
export function archivingOf({ archive, unarchive }: { archive: Endpoint; unarchive: Endpoint }) {
  return {
    archive: { endpoint: archive, undo: { endpoint: unarchive } },
    unarchive: { endpoint: unarchive, undo: { endpoint: archive } },
  }
}
