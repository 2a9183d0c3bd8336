import type { Label } from '../../i18n/messages.ts'
import type { Access } from './access.ts'
import { type Entity, recordFields } from './entity.ts'
import { type Fields, required, type RowOf } from './fields.ts'
import { group } from './kinds/many/group.ts'
import { grouped } from './kinds/many/grouped.ts'
import { list } from './kinds/many/list.ts'
import { messageText } from './kinds/texts/message.ts'
import { text } from './kinds/texts/text.ts'
import type { SecurityKind } from './endpoints/security-kinds.ts'
import { whole } from './kinds/numbers/whole.ts'

/** What an endpoint answers with: JSON of these fields, nothing, or bytes of a content type, where they are JSON `of` what. */
export type ReplyShape = Fields | 'empty' | { content: string; listOf?: Fields }

/** Whether an endpoint answers with JSON. */
export function isRecord(reply: ReplyShape): reply is Fields {
  return reply !== 'empty' && typeof reply['content'] !== 'string'
}

/** One call of the API, known to both sides: the client's types, the server's checks, the docs. */
export interface Endpoint<
  Q extends Fields = Fields,
  B extends Fields = Fields,
  R extends ReplyShape = ReplyShape,
> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Under `/api/v1`; `:name` marks a part of the path. */
  path: string
  summary: string
  access: Access
  /** The field of a public write by which its sender is known behind an address: a token, or a device. */
  knownBy?: string
  /** Whether whoever has not typed the password lately is asked for it first. */
  asksPassword?: true
  /** What the security log calls a success of it. */
  securityLog?: SecurityKind
  /** Fields of its body whose values the security log tells though they are texts or days: they are of no person. */
  securityLogDetail?: readonly string[]
  query: Q
  body: B
  /** The table whose changes make an answer stale; live updates name it. */
  topic?: string
  /** Whose its topic is, where its keys are those of the people whom it concerns: each hears of their own. */
  recipient?: 'person'
  /** Further tables that the answer is made of. */
  refreshOn?: readonly string[]
  /** Whether the whole form must come, or what is left out keeps its value. */
  extent: 'all' | 'sent'
  /** What a body that is refused is told, where the specification has words of its own for it. */
  refusal?: Label
  /** What people are told when a call ends without a usable answer, likewise. */
  unanswered?: Label
  /** The status of success, where it is not 201 for POST, 204 for nothing, else 200. */
  status?: number
  /** The flag of the body with which nothing is done, and the success is 200. */
  rehearsal?: string
  reply: R
}

const defaults = { query: {}, body: {}, extent: 'all' } as const

/** Declares an endpoint; query and body default to none. */
export function endpoint<
  const R extends ReplyShape,
  const Q extends Fields = Record<never, never>,
  const B extends Fields = Record<never, never>,
>(
  described: Omit<Endpoint<Q, B, R>, 'query' | 'body' | 'extent'> & {
    query?: Q
    body?: B
    extent?: 'all' | 'sent'
  },
): Endpoint<Q, B, R> {
  return { ...defaults, ...described } as Endpoint<Q, B, R>
}

type ReplyValue<R> = R extends 'empty'
  ? null
  : R extends { content: string }
    ? File
    : R extends Fields
      ? RowOf<R>
      : never

/** The value that an endpoint answers with. */
export type ReplyOf<E extends Endpoint> = ReplyValue<E['reply']>

/** Which page: from 1, at most 100 records each. */
export const pageQuery = {
  page: whole('Page', { min: 1, max: 1_000_000_000 }),
  page_size: whole('Page size', { min: 1 }),
} as const

/** What people type to search by. */
export const searchLengthMax = 200

/** The order of a search in which what is named so comes first. */
export const matchOrdering = 'match'

/** The query of every list (product rules on lists). */
export const listQuery = {
  ...pageQuery,
  search: text('Search', { max: searchLengthMax }),
  ordering: text('Ordering'),
} as const

/** The `{ message, data }` of a successful write. */
export function writeReply<const F extends Fields>(fields: F) {
  return { message: required(messageText('Message')), data: required(group('Data', fields)) } as const
}

/** The `{ results, count }` of a list. */
export function listReply<const F extends Fields>(fields: F) {
  return { results: required(list('Results', fields)), count: required(whole('Count')) } as const
}

/** The `{ results, count }` of a list whose results are grouped: group name to its records, in list order. */
export function groupedReply<const F extends Fields>(fields: F) {
  return { results: required(grouped('Results by group', fields)), count: required(whole('Count')) } as const
}

/** The five calls of an entity: list, read, create, update, remove. */
export function crudEndpoints<F extends Fields, Q extends Fields>(entity: Entity<F, Q>) {
  const record: typeof recordFields & F = { ...recordFields, ...entity.fields }
  const one = `${entity.path}/:id`
  const may = (verb: 'view' | 'create' | 'update' | 'delete') => ({ resource: entity.resource, verb })
  const thing = entity.label.toLowerCase()
  return {
    list: endpoint({
      method: 'GET',
      path: entity.path,
      summary: `List ${entity.plural.toLowerCase()}`,
      access: may('view'),
      topic: entity.name,
      query: { ...listQuery, ...entity.filters },
      reply: listReply(record),
    }),
    read: endpoint({
      method: 'GET',
      path: one,
      summary: `Read one ${thing}`,
      access: may('view'),
      topic: entity.name,
      reply: record,
    }),
    create: endpoint({
      method: 'POST',
      path: entity.path,
      summary: `Create a ${thing}`,
      access: may('create'),
      body: entity.fields,
      reply: writeReply(record),
    }),
    update: endpoint({
      method: 'PUT',
      path: one,
      summary: `Update a ${thing}; fields left out keep their values`,
      access: may('update'),
      body: entity.fields,
      extent: 'sent',
      reply: writeReply(record),
    }),
    remove: endpoint({
      method: 'DELETE',
      path: one,
      summary: `Delete a ${thing}`,
      access: may('delete'),
      reply: entity.deletion === 'empty' ? 'empty' : { message: required(messageText('Message')) },
    }),
  }
}
