import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import sql, { type Sql } from 'sql-template-tag'
import type { Actor } from '../../contract/access.ts'
import type { Endpoint } from '../../contract/endpoint.ts'
import type { Entity } from '../../contract/entity.ts'
import { today } from '../../contract/values/day.ts'
import { contentTypes, exportEndpoint, type ExportFormat } from '../../contract/endpoints/lists/export.ts'
import type { CheckedInput } from '../../contract/fields.ts'
import { fileName } from '../../contract/paper/file-name.ts'
import { formatDay } from '../../contract/values/formats.ts'
import { Problem } from '../../contract/problem.ts'
import { shownAt } from '../../contract/values/wall-clock.ts'
import type { Translate } from '../../../i18n/translate.ts'
import type { Db } from '../database/query.ts'
import type { Call } from '../http/routes.ts'
import { keptFile } from '../http/bodies/file-header.ts'
import type { Issuer, Kernel } from '../kernel.ts'
import { orderOf } from './list-order.ts'
import { type ListOptions, type ListQuery, selectColumns } from './list.ts'
import { whereAll } from '../database/where.ts'
import { searchConditions } from './search.ts'
import { csvFile } from '../spreadsheet/csv-file.ts'
import { type RowBatches, rowSlices } from '../spreadsheet/row-slices.ts'
import { type SpreadsheetColumn, spreadsheetColumns } from '../spreadsheet/spreadsheet-columns.ts'
import { xlsxFile, xlsxRowsMax } from '../spreadsheet/xlsx-file.ts'
import { shownIn } from '../database/shown-in.ts'

/** The number of records that are read and written in a few milliseconds. */
const batchSize = 200

type Rows = readonly Record<string, unknown>[]

/** How one list's export differs: its endpoint with its permission, and the values in a file. */
interface OwnExport {
  endpoint: ReturnType<typeof exportEndpoint>
  shown(row: Record<string, unknown>, t: Translate): Record<string, unknown>
}

/** Mounts the export of a list. `optionsFor` must return the same options as for the list itself. */
export function exportRoute<E extends Entity>(
  { routes, issuer, lists }: Pick<Kernel, 'routes' | 'issuer' | 'lists'>,
  entity: E,
  optionsFor: (query: CheckedInput<E['filters']>, db: Db, actor: Actor) => ListOptions | Promise<ListOptions>,
  own?: OwnExport,
): void {
  lists.set(entity.name, {
    entity,
    ...(!own && {
      optionsFor: (query, db, actor) => optionsFor(query as CheckedInput<E['filters']>, db, actor),
    }),
  })
  routes.query(own?.endpoint ?? exportEndpoint(entity), async ({ query, t, actor }, db, reply) => {
    // The endpoint's query is the list's query with the entity's filters.
    const options = await optionsFor(query as CheckedInput<E['filters']>, db, actor)
    return await sendExport({ reply, t, issuer: await issuer() }, db, entity, {
      ...query,
      ...options,
      shown: own?.shown,
    })
  })
}

/** The response, the language and the issuer of a file. */
interface Reader {
  reply: FastifyReply
  t: Translate
  issuer: Issuer
}

type ExportQuery = Pick<ListQuery, 'search' | 'ordering'> & {
  format: ExportFormat
  shown: OwnExport['shown'] | undefined
}

/** The keys of a whole list, in its order. */
export async function keysOfList(
  db: Db,
  entity: Entity,
  { search, ordering, ...options }: Pick<ListQuery, 'search' | 'ordering'> & ListOptions,
): Promise<number[]> {
  const order = orderOf(entity, ordering ?? entity.ordering ?? '-serial', options)
  const where = whereAll([
    ...db.visibleTo(entity),
    ...(options.where ?? []),
    ...searchConditions(search, entity),
  ])
  const [found] = await db.rows<{ ids: number[] | null }>(
    sql`select array_agg(t.id order by ${order.forward}) as ids from ${shownIn(entity)} t ${where}`,
    search === null ? 'cached' : 'fresh',
  )
  return found?.ids ?? []
}

/**
 * Sends a whole list as a file, written while it is sent. The keys are read once, in order, and the records in batches
 * as the receiver takes them: no connection is held in between, and reading stops when the receiver has disconnected.
 */
export async function sendExport(
  reader: Reader,
  db: Db,
  entity: Entity,
  { format, search, ordering, shown, ...options }: ExportQuery & ListOptions,
): Promise<FastifyReply> {
  const ids = await keysOfList(db, entity, { search, ordering, ...options })
  if (format === 'xlsx' && ids.length > xlsxRowsMax) {
    throw new Problem(
      'too_large',
      'This list has too many rows for an Excel sheet. Export it as CSV instead.',
    )
  }
  const batches = batchesOf(db, entity, ids, options.expressions)
  return await sendList(reader, entity, shown ? shownBy(shown, batches, reader.t) : batches, format)
}

async function* shownBy(
  shown: OwnExport['shown'],
  batches: AsyncIterable<Rows>,
  t: Translate,
): AsyncGenerator<Rows> {
  for await (const rows of batches) yield rows.map((row) => shown(row, t))
}

/** The content of a file of rows. `subject` is added to the plural of `columns` in the title. */
interface FileOfRows {
  columns: Entity
  rows: Rows
  subject?: string
}

/** Mounts an export whose rows are not a table's, and few enough for memory. */
export function rowsExportRoute<E extends Endpoint>(
  { routes, issuer }: Pick<Kernel, 'routes' | 'issuer'>,
  endpoint: E,
  contentFor: (call: Call<E>, db: Db) => Promise<FileOfRows>,
): void {
  routes.query(endpoint, async (call, db, reply) => {
    const { columns, rows, subject } = await contentFor(call, db)
    // The endpoint of an export asks for the format.
    const { format } = call.query as { format: ExportFormat | null }
    return await sendList(
      { reply, t: call.t, issuer: await issuer() },
      columns,
      [rows],
      format ?? 'xlsx',
      subject,
    )
  })
}

// oxlint-disable-next-line eslint/max-params
async function sendList(
  { reply, t, issuer }: Reader,
  entity: Entity,
  batches: RowBatches,
  format: ExportFormat,
  subject = '',
): Promise<FastifyReply> {
  const columns = spreadsheetColumns(entity, t)
  const rows = numbered(inCompanyTime(rowSlices(batches), columns, issuer))
  const title = [t(entity.plural), subject].filter(Boolean).join(' ')
  const day = today(issuer.timeZone)
  const head = { title, company: issuer.name, day: formatDay(day) }
  const bytes = format === 'xlsx' ? xlsxFile(head, columns, rows, t) : csvFile(columns, rows, t)
  const name = [fileName(issuer.name), fileName(title), day].join(' ')
  return await sendFile(reply, Readable.from(bytes, { objectMode: false }), name, format)
}

/** Adds the serial numbers that the screen shows, from 1 to the end. */
async function* numbered(batches: RowBatches): AsyncGenerator<Rows> {
  let number = 0
  for await (const rows of batches) yield rows.map((row) => ({ ...row, serial: ++number }))
}

/** Converts moments to the company's time zone, since a file may be read on any machine. */
async function* inCompanyTime(
  batches: RowBatches,
  columns: readonly SpreadsheetColumn[],
  { timeZone }: Issuer,
): AsyncGenerator<Rows> {
  const moments = columns.filter(({ field }) => field.kind === 'instant').map(({ name }) => name)
  const shown = (at: unknown) => (typeof at === 'string' ? shownAt(Date.parse(at), timeZone) : at)
  for await (const rows of batches)
    yield rows.map((row) => ({
      ...row,
      ...Object.fromEntries(moments.map((name) => [name, shown(row[name])])),
    }))
}

/** Sends a file to be downloaded, not displayed. */
export async function sendFile(
  reply: FastifyReply,
  content: Readable,
  name: string,
  format: ExportFormat,
): Promise<FastifyReply> {
  return await reply
    .type(contentTypes[format])
    .header('cache-control', 'no-store')
    .header('content-disposition', keptFile(`${name}.${format}`))
    .send(content)
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
      join ${shownIn(entity)} t using (id) order by place`)
  }
}
