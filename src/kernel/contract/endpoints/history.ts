import type { Resource } from '../access.ts'
import { endpoint, listQuery } from '../endpoint.ts'
import { required } from '../fields.ts'
import { choice } from '../kinds/choice.ts'
import { instant } from '../kinds/instant.ts'
import { json } from '../kinds/json.ts'
import { list } from '../kinds/many/list.ts'
import { messageText } from '../kinds/texts/message.ts'
import { text } from '../kinds/texts/text.ts'
import { whole } from '../kinds/numbers/whole.ts'
import { belowZero } from './below-zero.ts'

/** Entries per page. */
export const historyPageSize = 20

const historyActions = {
  insert: 'Created',
  update: 'Changed',
  delete: 'Deleted',
  restore: 'Restored',
} as const

/** One change of one row. `changes` is `{ column: [from, to] }`, with `why: [null, reason]` if a reason was given. */
export const entryFields = {
  id: required(whole('ID')),
  /** The same for all rows that were changed by one save. */
  save: required(text('Save')),
  at: required(instant('Date and time')),
  user_name: text('User'),
  owner_table: required(text('Record type')),
  owner_id: required(whole('Record')),
  table_name: required(text('Table')),
  record_id: required(whole('Row')),
  action: required(choice('Action', historyActions)),
  changes: required(json('Changes')),
  /** For a part of the record: its row as it is now, or as it was last. */
  part: json('Part'),
} as const

/** The topic of responses about history: any change of any record makes them stale. */
export const historyTopic = 'history'

/** The history of a record. Open to every user who may view it; changes by other users need the history permission. */
export const readHistory = endpoint({
  method: 'GET',
  path: '/history',
  summary: 'The history of a record, newest first; without the permission to see all of it, your own changes',
  access: 'signed-in',
  topic: historyTopic,
  query: {
    resource: required(text('Record type')),
    /** Required; checked after the type, whose right name is told first. */
    id: whole('Record', { min: 1 }),
    page: whole('Page', { min: 1, max: 1_000_000 }),
  },
  reply: { results: required(list('Entries', entryFields)), count: required(whole('Count')) },
})

/** The response of a restore: the message and the record's key. */
const restored = { message: required(messageText('Message')), owner_id: required(whole('Record')) } as const

/** Restores a record that the user deleted themselves. Needs no permission to see other users' changes. */
export const undoDeletion = endpoint({
  method: 'POST',
  path: '/history/undo-deletion',
  summary:
    'Restore a record that you deleted, with its parts, links and number; superusers may restore any record',
  access: 'signed-in',
  status: 200,
  body: {
    resource: required(text('Record type')),
    id: required(whole('Record', { min: 1 })),
    below_zero: belowZero,
  },
  reply: restored,
})

/** The calls that show the history of records and restore deleted ones. */
export function historyEndpoints(resource: Resource) {
  return {
    read: readHistory,
    trash: endpoint({
      method: 'GET',
      path: '/trash',
      summary: 'Deleted records that can be restored, newest first',
      access: { resource, verb: 'view' },
      topic: historyTopic,
      query: { page: whole('Page', { min: 1, max: 1_000_000 }), search: listQuery.search },
      reply: { results: required(list('Entries', entryFields)), count: required(whole('Count')) },
    }),
    restore: endpoint({
      method: 'POST',
      path: '/history/:id/restore',
      summary: 'Restore a deleted record with its parts, links and number',
      access: { resource, verb: 'view' },
      status: 200,
      body: { below_zero: belowZero },
      reply: restored,
    }),
  }
}
