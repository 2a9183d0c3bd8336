import { endpoint, type ReplyOf } from '../../../kernel/contract/endpoint.ts'
import { required } from '../../../kernel/contract/fields.ts'
import { choice } from '../../../kernel/contract/kinds/choice.ts'
import { flag } from '../../../kernel/contract/kinds/flag.ts'
import { instant } from '../../../kernel/contract/kinds/instant.ts'
import { json } from '../../../kernel/contract/kinds/json.ts'
import { list } from '../../../kernel/contract/kinds/many/list.ts'
import { messageText } from '../../../kernel/contract/kinds/texts/message.ts'
import { text } from '../../../kernel/contract/kinds/texts/text.ts'
import { whole } from '../../../kernel/contract/kinds/numbers/whole.ts'

const notificationKinds = {
  named: 'Mentioned in a comment',
  task: 'Task assigned to you',
  task_due: 'Task due',
  transfer: 'Transfer to confirm',
  approved: 'Approved',
  declined: 'Declined',
  on_hold: 'On Hold',
  late: 'Past due',
} as const

/** The maximum number in a response, newest first. */
export const notificationsReply = 50

const shown = {
  id: required(whole('ID')),
  at: required(instant('Date and time')),
  kind: required(choice('Type', notificationKinds)),
  resource: required(text('Record type')),
  record: required(whole('Record')),
  /** The label of the kind of record, and the name of this record. */
  resource_label: required(messageText('Label')),
  label: required(text('Name')),
  text: required(messageText('Message')),
  read_at: instant('Date and time'),
} as const

const reply = { results: required(list('Results', shown)), unread: required(whole('New')) } as const

export const readNotifications = endpoint({
  method: 'GET',
  path: '/notice',
  summary: `Your last ${notificationsReply} notifications, newest first, without records that you may no longer see`,
  access: 'signed-in',
  topic: 'notice',
  recipient: 'person',
  reply,
})

export const markNotificationsRead = endpoint({
  method: 'POST',
  path: '/notice/read',
  summary: 'Mark some or all notifications as read, on all your devices',
  access: 'signed-in',
  status: 200,
  body: { ids: json('Notifications'), all: flag('All') },
  reply,
})

export type NotificationLine = ReplyOf<typeof readNotifications>['results'][number]
