import {
  crudEndpoints,
  endpoint,
  listReply,
  type ReplyOf,
  writeReply,
} from '../../../kernel/contract/endpoint.ts'
import { entity, recordFields } from '../../../kernel/contract/entity.ts'
import { computed, required } from '../../../kernel/contract/fields.ts'
import { day } from '../../../kernel/contract/kinds/day.ts'
import { flagFilter } from '../../../kernel/contract/kinds/flag.ts'
import { instant } from '../../../kernel/contract/kinds/instant.ts'
import { list } from '../../../kernel/contract/kinds/many/list.ts'
import { reference } from '../../../kernel/contract/kinds/reference.ts'
import { messageText } from '../../../kernel/contract/kinds/texts/message.ts'
import { text } from '../../../kernel/contract/kinds/texts/text.ts'
import { whole } from '../../../kernel/contract/kinds/numbers/whole.ts'
import { createdByName } from '../../people/creator.contract.ts'
import { resource } from '../../people/permissions/roles.contract.ts'
import { user } from '../../people/users.contract.ts'
import { mentionable, targetFields } from '../about/target.contract.ts'

/**
 * A task. Its author and its assignee see and change it. A task about a record is visible to all who may see the
 * record; superusers see all tasks.
 */
export const task = entity({
  name: 'task',
  path: '/task',
  label: 'Task',
  plural: 'Tasks',
  resource: resource('tasks', 'Tasks', { admin: 'VCUD', manager: 'VCUD', salesman: 'VCUD' }),
  fields: {
    text: required(text('Task', { max: 500 })),
    /** The assignee; default: the author. */
    person: reference('Assigned to', { path: user.path, shows: 'full_name', resource: user.resource }),
    person_name: computed(text('Assigned to')),
    due_on: day('Due|of a task'),
    resource: targetFields.resource,
    record: targetFields.record,
    done_at: instant('Done'),
    created_by: computed(whole('Created By')),
    created_by_name: createdByName,
  },
  columns: [],
  filters: {
    person: reference('Assigned to', { path: user.path, shows: 'full_name', resource: user.resource }),
    all: flagFilter('All'),
    done: flagFilter('Done'),
    /** Open tasks whose due date is not later than the company's current day. */
    due: flagFilter('Due now'),
    resource: targetFields.resource,
    record: targetFields.record,
  },
  ordering: 'due_on',
  attached: true,
  messages: { created: 'Task added.', updated: 'Task updated.' },
  deletion: 'empty',
})

const shown = {
  ...recordFields,
  ...task.fields,
  /** The name and the kind of the record that the task is about; null for users who may not see the record. */
  label: text('Name'),
  resource_label: messageText('Label'),
} as const

const { list: listTasks, read, create, update, remove } = crudEndpoints(task)

export const taskEndpoints = {
  list: {
    ...listTasks,
    summary:
      'Tasks, first due first: your own, or those of a `person`, about a record, or `all`, limited to what you may see',
    reply: listReply(shown),
  },
  read: { ...read, reply: shown },
  create: { ...create, reply: writeReply(shown) },
  update: { ...update, reply: writeReply(shown) },
  remove,
  people: endpoint({
    method: 'GET',
    path: '/task/people',
    summary:
      'The users a task can be assigned to: active users, and for a task about a record only those who may see it',
    access: { resource: task.resource, verb: 'view' },
    topic: user.name,
    query: targetFields,
    reply: { results: required(list('Users', mentionable)) },
  }),
}

export type Task = ReplyOf<typeof taskEndpoints.list>['results'][number]

/** Whether a user may change a task. */
export function isTheirs(
  { person, created_by }: Pick<Task, 'person' | 'created_by'>,
  who: number | undefined,
): boolean {
  return who !== undefined && (person === who || created_by === who)
}
