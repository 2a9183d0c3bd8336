import {
  endpoint,
  listReply,
  pageQuery,
  type ReplyOf,
  writeReply,
} from '../../../kernel/contract/endpoint.ts'
import { entity, recordFields } from '../../../kernel/contract/entity.ts'
import { required } from '../../../kernel/contract/fields.ts'
import { list } from '../../../kernel/contract/kinds/many/list.ts'
import { note } from '../../../kernel/contract/kinds/texts/note.ts'
import { whole } from '../../../kernel/contract/kinds/numbers/whole.ts'
import { createdByName } from '../../people/creator.contract.ts'
import { resource } from '../../people/permissions/roles.contract.ts'
import { mentionable, targetFields } from '../about/target.contract.ts'

/** A comment on a record, for all who may see the record. */
export const comment = entity({
  name: 'comment',
  path: '/comment',
  label: 'Comment',
  plural: 'Comments',
  resource: resource('comments', 'Comments', { admin: 'VCD', manager: 'VCD', salesman: 'VCD' }),
  fields: {
    resource: required(targetFields.resource),
    record: required(targetFields.record),
    text: required(note('Comment')),
    created_by_name: createdByName,
  },
  columns: [],
  filters: {},
  attached: true,
  messages: { created: 'Comment sent.' },
  deletion: 'empty',
})

const shown = {
  ...recordFields,
  ...comment.fields,
  /** The author; null after the user was deleted. */
  created_by: whole('User'),
  /** The users mentioned, of those who may see the record. */
  named: required(list('Users', mentionable)),
} as const

const about = { resource: required(targetFields.resource), record: required(targetFields.record) } as const

export const commentEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/comment',
    summary: 'List the comments on a record, newest first',
    access: { resource: comment.resource, verb: 'view' },
    topic: comment.name,
    query: { ...pageQuery, ...about },
    reply: listReply(shown),
  }),
  create: endpoint({
    method: 'POST',
    path: '/comment',
    summary: 'Comment on a record; `@username` notifies a user who may see the record',
    access: { resource: comment.resource, verb: 'create' },
    body: { ...about, text: comment.fields.text },
    reply: writeReply(shown),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/comment/:id',
    summary: 'Delete one of your comments',
    access: { resource: comment.resource, verb: 'delete' },
    reply: 'empty',
  }),
  people: endpoint({
    method: 'GET',
    path: '/comment/people',
    summary: 'The users a comment on a record can mention: active users who may see it',
    access: 'signed-in',
    query: about,
    reply: { results: required(list('Users', mentionable)) },
  }),
}

export type Comment = ReplyOf<typeof commentEndpoints.list>['results'][number]
export type Nameable = ReplyOf<typeof commentEndpoints.people>['results'][number]
