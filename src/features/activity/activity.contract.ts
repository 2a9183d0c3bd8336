import { endpoint, listReply, type ReplyOf } from '../../kernel/contract/endpoint.ts'
import { entryFields, historyTopic } from '../../kernel/contract/endpoints/history.ts'
import { required } from '../../kernel/contract/fields.ts'
import { day } from '../../kernel/contract/kinds/day.ts'
import { flag } from '../../kernel/contract/kinds/flag.ts'
import { instant } from '../../kernel/contract/kinds/instant.ts'
import { list } from '../../kernel/contract/kinds/many/list.ts'
import { reference } from '../../kernel/contract/kinds/reference.ts'
import { text } from '../../kernel/contract/kinds/texts/text.ts'
import { whole } from '../../kernel/contract/kinds/numbers/whole.ts'
import { resource } from '../people/permissions/roles.contract.ts'
import { user } from '../people/users.contract.ts'

/** Permission to view the changes of all records that are visible to the user. */
export const activityRight = resource('changes', 'Activity', { admin: 'V', manager: '', salesman: '' })

/** The number of days shown if no start date is given. */
export const daysBack = 30

/** The changes of one save to one record: its entries in the history. */
const save = {
  at: required(instant('Date and time')),
  person: text('User'),
  resource: required(text('Record type')),
  id: required(whole('Record')),
  label: required(text('Name')),
  changes: required(list('Changes', entryFields)),
} as const

export const changes = endpoint({
  method: 'GET',
  path: '/changes',
  summary: `The changes of all records that you may see, newest first; without \`from\`, of the last ${daysBack} days`,
  access: { resource: activityRight, verb: 'view' },
  topic: historyTopic,
  query: {
    from: day('From'),
    to: day('To|a day'),
    person: reference('User', { path: user.path, shows: 'full_name', resource: user.resource }),
    resource: text('Record type'),
    money: flag('Money only'),
    page: whole('Page', { min: 1, max: 1_000_000 }),
  },
  reply: listReply(save),
})

export type Changed = ReplyOf<typeof changes>['results'][number]
