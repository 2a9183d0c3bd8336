import { endpoint, listReply } from '../endpoint.ts'
import { type Fields, required } from '../fields.ts'
import { languageQuery } from './language.ts'
import { exportFormats } from './lists/export.ts'
import { choice } from '../kinds/choice.ts'
import { flag } from '../kinds/flag.ts'
import { group } from '../kinds/many/group.ts'
import { instant } from '../kinds/instant.ts'
import { json } from '../kinds/json.ts'
import { list } from '../kinds/many/list.ts'
import { messageText } from '../kinds/texts/message.ts'
import { text } from '../kinds/texts/text.ts'
import { whole } from '../kinds/numbers/whole.ts'

/** What can be done with many records at once; which of it with records of a kind, its feature says. */
export const bulkActions = {
  print: 'Print',
  export: 'Export',
  status: 'Change status',
  salesman: 'Change salesman',
  archive: 'Archive',
  unarchive: 'Unarchive',
  cancel_drafts: 'Delete drafts',
  delete: 'Delete',
} as const
export type BulkActionName = keyof typeof bulkActions

/** So many records are done at once. */
export const bulkMost = 2000
/** So many papers are drawn at once. */
export const bulkPapersMost = 500

/** A record with which it cannot be done, and why. */
const refused = {
  id: required(whole('ID')),
  label: required(text('Record')),
  why: required(messageText('Reason')),
} as const satisfies Fields

const begun = { data: group('Data', { job: required(text('Job')) }) } as const

export const bulkEndpoints = {
  start: endpoint({
    method: 'POST',
    path: '/bulk',
    summary:
      'Do something with many records, each as its own call does it: named by `ids`, or by `filter`, the search and filters of their list. With `dry_run` nothing is done and it is told what could be; with `all_or_nothing` one refusal refuses all',
    access: 'signed-in',
    status: 202,
    rehearsal: 'dry_run',
    body: {
      resource: required(text('Record type', { max: 100 })),
      action: required(choice('Action', bulkActions)),
      ids: json('IDs'),
      filter: json('Filter'),
      ordering: text('Ordering', { max: 100 }),
      values: json('Values'),
      all_or_nothing: flag('All or nothing'),
      dry_run: flag('Dry run'),
    },
    reply: { ...begun, can: whole('Eligible'), cannot: list('Not eligible', refused, { max: bulkMost }) },
  }),
  read: endpoint({
    method: 'GET',
    path: '/bulk/:job',
    summary:
      'How far something that you do with many records has come, and what was refused; superusers read those of all',
    access: 'signed-in',
    reply: {
      done: required(whole('Done')),
      of: required(whole('Total records')),
      failed: list('Failed', refused, { max: bulkMost }),
      state: required(
        choice('Status', {
          running: 'Running',
          done: 'Done',
          refused: 'Failed',
          stopped: 'Stopped',
        }),
      ),
      /** Where the file is that was asked for. */
      url: text('Address'),
      undoable: required(flag('Can be undone')),
    },
  }),
  running: endpoint({
    method: 'GET',
    path: '/bulk',
    summary:
      'What anybody does with many records at this moment, and what was done within a day and can be undone',
    access: 'superuser',
    reply: listReply({
      job: required(text('Job')),
      user_name: text('User'),
      resource: required(text('Record type')),
      action: required(choice('Action', bulkActions)),
      /** Whether it takes back what was done before. */
      is_undo: required(flag('Undo')),
      begun_at: required(instant('Date and time')),
      done: required(whole('Done')),
      failed: required(whole('Failed')),
      of: required(whole('Total records')),
      state: required(choice('Status', { running: 'Running', stopped: 'Stopped', done: 'Done' })),
      undoable: required(flag('Can be undone')),
    }),
  }),
  stop: endpoint({
    method: 'POST',
    path: '/bulk/:job/stop',
    summary:
      'Do nothing more of what you do with many records; what is done stays; superusers stop those of all',
    access: 'signed-in',
    reply: 'empty',
  }),
  undo: endpoint({
    method: 'POST',
    path: '/bulk/:job/undo',
    summary:
      'Take back what was done with many records, each as its own call takes it back; once; superusers take back those of all',
    access: 'signed-in',
    status: 202,
    reply: begun,
  }),
  file: endpoint({
    method: 'GET',
    path: '/bulk/:job/export',
    summary: 'The records of an export of many as a spreadsheet',
    access: 'signed-in',
    asksPassword: true,
    securityLog: 'export',
    query: { format: required(choice('Format', exportFormats)), ...languageQuery },
    reply: { content: 'application/octet-stream' },
  }),
  papers: endpoint({
    method: 'GET',
    path: '/bulk/:job/pdf',
    summary: 'The papers of a print of many as one PDF, in the order in which they were named',
    access: 'signed-in',
    asksPassword: true,
    securityLog: 'export',
    query: languageQuery,
    reply: { content: 'application/pdf' },
  }),
}
