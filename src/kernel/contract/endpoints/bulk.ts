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

/** The actions that can be run on many records. Each feature chooses those for its records. */
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

/** The most records of one bulk job. */
export const bulkMax = 2000
/** The most papers of one bulk job. */
export const bulkPapersMost = 500

/** A record that the action cannot be run on, with the reason. */
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
      'Run an action on many records, each under the rules of its own call: selected by `ids`, or by `filter` (search and filters of the list). `dry_run` changes nothing and reports what would be possible; with `all_or_nothing` one refusal refuses all',
    access: 'signed-in',
    status: 202,
    dryRunFlag: 'dry_run',
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
    reply: { ...begun, can: whole('Eligible'), cannot: list('Not eligible', refused, { max: bulkMax }) },
  }),
  read: endpoint({
    method: 'GET',
    path: '/bulk/:job',
    summary: 'The progress of your bulk job and the refused records; superusers may read all jobs',
    access: 'signed-in',
    reply: {
      done: required(whole('Done')),
      of: required(whole('Total records')),
      failed: list('Failed', refused, { max: bulkMax }),
      state: required(
        choice('Status', {
          running: 'Running',
          done: 'Done',
          refused: 'Failed',
          stopped: 'Stopped',
        }),
      ),
      /** The address of the requested file. */
      url: text('Address'),
      undoable: required(flag('Can be undone')),
    },
  }),
  running: endpoint({
    method: 'GET',
    path: '/bulk',
    summary: 'The bulk jobs of all users that are running, or that finished within a day and can be undone',
    access: 'superuser',
    reply: listReply({
      job: required(text('Job')),
      user_name: text('User'),
      resource: required(text('Record type')),
      action: required(choice('Action', bulkActions)),
      /** Whether the job undoes an earlier job. */
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
    summary: 'Stop your bulk job; finished records stay changed; superusers may stop all jobs',
    access: 'signed-in',
    reply: 'empty',
  }),
  undo: endpoint({
    method: 'POST',
    path: '/bulk/:job/undo',
    summary:
      'Undo your bulk job once, each record under the rules of its own call; superusers may undo all jobs',
    access: 'signed-in',
    status: 202,
    reply: begun,
  }),
  file: endpoint({
    method: 'GET',
    path: '/bulk/:job/export',
    summary: 'The records of a bulk export as a spreadsheet',
    access: 'signed-in',
    asksPassword: true,
    securityLog: 'export',
    query: { format: required(choice('Format', exportFormats)), ...languageQuery },
    reply: { content: 'application/octet-stream' },
  }),
  papers: endpoint({
    method: 'GET',
    path: '/bulk/:job/pdf',
    summary: 'The papers of a bulk print as one PDF, in the order of the request',
    access: 'signed-in',
    asksPassword: true,
    securityLog: 'export',
    query: languageQuery,
    reply: { content: 'application/pdf' },
  }),
}
