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

/**
 * The response of an endpoint: JSON with these fields, nothing, or bytes of a content type. `listOf` has the fields of
 * each element if the bytes are a JSON list.
 */
export type ReplyShape = Fields | 'empty' | { content: string; listOf?: Fields }

/** Whether an endpoint responds with a JSON object. */
export function isRecord(reply: ReplyShape): reply is Fields {
  return reply !== 'empty' && typeof reply['content'] !== 'string'
}

/** One call of the API. The client's types, the server's checks and the API docs come from it. */
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
  /**
   * The field that identifies the sender of a public write among others at the same IP address: a token or a device.
   */
  senderField?: string
  /** Whether the call asks for the password if the user has not entered it recently. */
  asksPassword?: true
  /** The event that the security log records if the call succeeds. */
  securityLog?: SecurityKind
  /** Text or date fields of the body whose values the security log shows: they contain no personal data. */
  securityLogDetail?: readonly string[]
  query: Q
  body: B
  /** The table whose changes make a response stale. Live updates send its name. */
  topic?: string
  /** Set if the keys of the topic are user ids: each user is notified only of their own. */
  recipient?: 'person'
  /** Other tables that the response depends on. */
  refreshOn?: readonly string[]
  /** Whether the body must be complete (`all`), or missing fields keep their values (`sent`). */
  extent: 'all' | 'sent'
  /** The message for a refused body, where the specification has its own. */
  refusal?: Label
  /** The message for a call that ends without a usable response, where the specification has its own. */
  noResponse?: Label
  /** The HTTP status of success, if not the default: 201 for POST, 204 for an empty response, otherwise 200. */
  status?: number
  /** The flag of the body that makes the call a dry run: nothing changes, and success is 200. */
  dryRunFlag?: string
  reply: R
}

const defaults = { query: {}, body: {}, extent: 'all' } as const

/** Declares an endpoint. Query and body are empty by default. */
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

/** The type of an endpoint's response. */
export type ReplyOf<E extends Endpoint> = ReplyValue<E['reply']>

/** The query parameters of paging: page from 1, at most 100 records per page. */
export const pageQuery = {
  page: whole('Page', { min: 1, max: 1_000_000_000 }),
  page_size: whole('Page size', { min: 1 }),
} as const

/** The longest search text, in code points. */
export const searchLengthMax = 200

/** The ordering that puts records whose name matches the search first. */
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

/** The `{ results, count }` of a grouped list: each group's name with its records, in list order. */
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
