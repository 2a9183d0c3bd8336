import { endpoint, listReply, pageQuery, type ReplyOf } from '../../kernel/contract/endpoint.ts'
import { type Fields, required } from '../../kernel/contract/fields.ts'
import { choice } from '../../kernel/contract/kinds/choice.ts'
import { flag } from '../../kernel/contract/kinds/flag.ts'
import { instant } from '../../kernel/contract/kinds/instant.ts'
import { list } from '../../kernel/contract/kinds/many/list.ts'
import { messageText } from '../../kernel/contract/kinds/texts/message.ts'
import { text } from '../../kernel/contract/kinds/texts/text.ts'
import { whole } from '../../kernel/contract/kinds/numbers/whole.ts'

/** The table of backups, and the topic of its live updates. */
export const backupTopic = 'backup'

/** Why a backup was made. */
export const backupKinds = {
  daily: 'Daily',
  'by-hand': 'Manual',
  'before-upgrade': 'Before an upgrade',
  'before-restore': 'Before a restore',
} as const

export const backupStatuses = {
  running: 'Running',
  verified: 'Verified',
  failed: 'Failed',
  foreign: 'Excluded|a backup',
} as const

const manyBytes = { max: Number.MAX_SAFE_INTEGER }

const backupFields = {
  id: required(whole('ID')),
  file: required(text('File')),
  kind: required(choice('Type', backupKinds)),
  status: required(choice('Status', backupStatuses)),
  taken_at: required(instant('Created on')),
  verified_at: instant('Verified'),
  bytes: whole('Size', manyBytes),
  rows: whole('Rows', manyBytes),
  progress: required(whole('Progress')),
  machine: required(text('Server')),
  made_by: text('Created by'),
  message: messageText('Message'),
  downloaded_at: instant('Downloaded on'),
  downloaded_by: text('Downloaded by'),
} as const satisfies Fields

export const listBackups = endpoint({
  method: 'GET',
  path: '/backup',
  summary: 'List backups and failed attempts, newest first',
  access: 'superuser',
  topic: backupTopic,
  query: pageQuery,
  reply: listReply(backupFields),
})

/** The state and the settings of backups. */
export const readBackupState = endpoint({
  method: 'GET',
  path: '/backup/state',
  summary: 'The backup settings, and whether the newest backup is too old',
  access: 'superuser',
  topic: backupTopic,
  reply: {
    enabled: required(flag('Backups enabled')),
    folder: text('Folder'),
    at: text('Time of the daily backup'),
    keeps: messageText('Backups kept'),
    encrypted: required(flag('Encrypted')),
    same_disk: required(flag('Same disk as the data')),
    newest_verified_at: instant('Newest verified backup'),
    overdue: required(flag('Backup overdue')),
    archived: required(flag('Continuous archive enabled')),
    moments: list('Recovery points', {
      since: required(instant('Since')),
      until: required(instant('Until')),
    }),
    archive_behind: required(flag('Continuous archive behind')),
    archive_trouble: messageText('Continuous archive error'),
  },
})

export const makeBackupNow = endpoint({
  method: 'POST',
  path: '/backup',
  summary: 'Start a backup now; live updates of the list show its progress',
  access: 'superuser',
  securityLog: 'backup',
  reply: { message: required(messageText('Message')) },
})

export const downloadBackup = endpoint({
  method: 'GET',
  path: '/backup/:id/file',
  summary: 'Download a backup',
  access: 'superuser',
  asksPassword: true,
  securityLog: 'backup',
  reply: { content: 'application/octet-stream' },
})

export type Backup = ReplyOf<typeof listBackups>['results'][number]
export type BackupState = ReplyOf<typeof readBackupState>
