import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import sql, { raw, type Sql } from 'sql-template-tag'
import type { Entity } from '../contract/entity.ts'
import { contentTypes, exportEndpoint, type ExportFormat } from '../contract/export.ts'
import type { CheckedInput } from '../contract/fields.ts'
import { Problem } from '../contract/problem.ts'
import type { Say } from '../../words/say.ts'
import type { Db } from './database/query.ts'
import type { Kernel } from './kernel.ts'
import { orderOf } from './list-order.ts'
import { type ListOptions, type ListQuery, selectColumns, whereAll } from './list.ts'
import { searchConditions } from './search.ts'
import { csvFile } from './sheet/csv-file.ts'
import { sheetColumns } from './sheet/sheet-columns.ts'
import { xlsxFile, xlsxRowsMax } from './sheet/xlsx-file.ts'

const batchSize = 1000

type Rows = readonly Record<string, unknown>[]

/** What is another's in one list's export: who may do it, and what a file shows of a record, in its language. */
interface OwnExport {
  endpoint: ReturnType<typeof exportEndpoint>
  shown(row: Record<string, unknown>, say: Say): Record<string, unknown>
}

/** Mounts the export of a list. `optionsFor` says how the list is read, and must be what the list itself uses. */
export function exportRoute<E extends Entity>(
  { routes }: Pick<Kernel, 'routes'>,
  entity: E,
  optionsFor: (query: CheckedInput<E['filters']>, db: Db) => ListOptions | Promise<ListOptions>,
  own?: OwnExport,
): void {
  routes.query(own?.endpoint ?? exportEndpoint(entity), async ({ query, say }, db, reply) => {
    // The endpoint's query is the list's own plus the entity's filters.
    const options = await optionsFor(query as CheckedInput<E['filters']>, db)
    return await sendExport({ reply, say }, db, entity, { ...query, ...options, shown: own?.shown })
  })
}

/** Who gets a file, and in which language. */
interface Reader {
  reply: FastifyReply
  say: Say
}

type ExportQuery = Pick<ListQuery, 'search' | 'ordering'> & {
  format: ExportFormat
  shown: OwnExport['shown'] | undefined
}

/**
 * Sends a whole list as a file, made while it is sent. The keys are read once, in their order, and the records in
 * batches as the receiver takes them: no connection is held in between, and nothing is read for one who has left.
 */
async function sendExport(
  reader: Reader,
  db: Db,
  entity: Entity,
  { format, search, ordering, shown, ...options }: ExportQuery & ListOptions,
): Promise<FastifyReply> {
  const order = orderOf(entity, ordering ?? entity.ordering ?? '-serial', options.expressions)
  const where = whereAll([...db.seen(entity), ...(options.where ?? []), ...searchConditions(search, entity)])
  const [found] = await db.rows<{ ids: number[] | null }>(
    sql`select array_agg(t.id order by ${order.forward}) as ids from ${raw(`"${entity.name}"`)} t ${where}`,
    search === null ? 'kept' : 'anew',
  )
  const ids = found?.ids ?? []
  if (format === 'xlsx' && ids.length > xlsxRowsMax) {
    throw new Problem('too_large', 'This list is longer than an Excel sheet can be. Please export it as CSV.')
  }
  const batches = batchesOf(db, entity, ids, options.expressions)
  return await sendList(reader, entity, shown ? shownBy(shown, batches, reader.say) : batches, format)
}

async function* shownBy(
  shown: OwnExport['shown'],
  batches: AsyncIterable<Rows>,
  say: Say,
): AsyncGenerator<Rows> {
  for await (const rows of batches) yield rows.map((row) => shown(row, say))
}

/** Sends a list that is no table's own, and short enough to be held at once. */
export async function sendRows(
  reader: Reader,
  entity: Entity,
  rows: Rows,
  format: ExportFormat,
): Promise<FastifyReply> {
  return await sendList(reader, entity, only(rows), format)
}

async function sendList(
  { reply, say }: Reader,
  entity: Entity,
  batches: AsyncIterable<Rows>,
  format: ExportFormat,
): Promise<FastifyReply> {
  const columns = sheetColumns(entity, say)
  const rows = numbered(batches)
  const bytes =
    format === 'xlsx' ? xlsxFile(say(entity.plural), columns, rows, say) : csvFile(columns, rows, say)
  return await sendFile(reply, Readable.from(bytes, { objectMode: false }), fileName(entity), format)
}

/** Rows with the serial numbers that the screen shows: those of the list, from 1 to its end. */
async function* numbered(batches: AsyncIterable<Rows>): AsyncGenerator<Rows> {
  let number = 0
  for await (const rows of batches) yield rows.map((row) => ({ ...row, serial: ++number }))
}

async function* only(rows: Rows): AsyncGenerator<Rows> {
  yield rows
}

/** Sends a file to be kept, not shown. */
export async function sendFile(
  reply: FastifyReply,
  content: Readable,
  name: string,
  format: ExportFormat,
): Promise<FastifyReply> {
  return await reply
    .type(contentTypes[format])
    .header('cache-control', 'no-store')
    .header('content-disposition', `attachment; filename="${name}.${format}"`)
    .send(content)
}

function fileName({ plural }: Entity): string {
  return `${plural.toLowerCase().replaceAll(/[^a-z\d]+/g, '-')}-${new Date().toISOString().slice(0, 10)}`
}

async function* batchesOf(
  db: Db,
  entity: Entity,
  ids: readonly number[],
  expressions?: Record<string, Sql>,
): AsyncGenerator<Record<string, unknown>[]> {
  for (let start = 0; start < ids.length; start += batchSize) {
    const batch = ids.slice(start, start + batchSize)
    yield await db.rows<Record<string, unknown>>(sql`
      select ${selectColumns(entity, expressions)}
      from unnest(${batch}::integer[]) with ordinality batch (id, place)
      join ${raw(`"${entity.name}"`)} t using (id) order by place`)
  }
}
