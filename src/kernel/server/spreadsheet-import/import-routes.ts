import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import sql from 'sql-template-tag'
import type { Translate } from '../../../i18n/translate.ts'
import { type Label, type Message, message, messageList, messageOf } from '../../../i18n/messages.ts'
import type { Actor } from '../../contract/access.ts'
import { sentencesOf } from '../../contract/entity-sentences.ts'
import type { CheckedInput, Fields } from '../../contract/fields.ts'
import { headingsPlace, importSentencesOf } from '../../contract/endpoints/import-sentences.ts'
import type {
  importBody,
  ImportEndpoints,
  ImportResult,
  ImportRun,
  SpreadsheetImport,
} from '../../contract/endpoints/import.ts'
import { Problem, validationProblem } from '../../contract/problem.ts'
import { today } from '../../contract/values/day.ts'
import type { DateOrder } from '../../contract/values/read-day.ts'
import type { Count, Db } from '../database/query.ts'
import { transaction } from '../database/transaction.ts'
import { sendFile } from '../lists/export.ts'
import { answerOnce, type RepeatableRequest } from '../http/replies/idempotency.ts'
import { replyTranslator } from '../http/replies/reply-translator.ts'
import type { Kernel } from '../kernel.ts'
import type { SecurityEvent } from '../security/security-event.ts'
import { pageIn } from '../lists/list.ts'
import { readRows } from '../spreadsheet/read-rows.ts'
import { FairQueue } from '../queue/fair-queue.ts'
import { type CheckedRows, checkRows, type ValidRow, type CellError } from './check-rows.ts'
import { templateFile, wrongRowsFile } from './import-files.ts'
import { dateOrderOf } from './dates-of-file.ts'
import type { ImportProgress } from './import-progress.ts'
import { matchHeadings, wantedHeadings } from './match-headings.ts'
import { type ImportPlan, planImport, resultOf, wrongRowsIn } from './plan-import.ts'
import { lockImports, storeImport } from './store-import.ts'
import { undoImport } from './undo-import.ts'

const reasonsShown = 100
const notAgreed: Label = 'Compare these totals with your previous system, then confirm that they match.'
/** Imports of one node wait here and not in the database, where each waiting import would hold a connection. */
const commits = new FairQueue({
  all: 1,
  ofOne: 1,
  waiting: { all: 100, ofOne: 4 },
  refusal: 'Too many files are being read. Try again in a moment.',
})
const queue = new FairQueue({
  all: 2,
  ofOne: 1,
  waiting: { all: 18, ofOne: 2 },
  refusal: 'Too many files are being read. Try again in a moment.',
})

/** How a feature interprets the rows of a file, if they are more than the record's own columns. */
export interface RowsToImport {
  /** The fields whose allowed values depend on the current settings. */
  fieldsNow?(db: Db, actor: Actor): Promise<Fields>
  /** Converts the rows to columns, and adds errors of rows that cannot be converted. */
  columnsOf?(db: Db, rows: CheckedRows): Promise<CheckedRows>
  /** The totals of all valid rows, including unchanged ones. */
  totalsOf?(rows: readonly ValidRow[]): Record<string, number>
}

interface Planned {
  plan: ImportPlan
  totals: Pick<ImportResult, 'totals'>
}

/** Mounts the calls of an import: preview and commit, progress, template, earlier imports, undo. */
export function importRoutes(
  kernel: Kernel,
  sheet: SpreadsheetImport,
  endpoints: ImportEndpoints,
  rowsToImport?: RowsToImport,
): void {
  const { routes, log, pool, queryCache, may, pictures, secret, imports, issuer } = kernel
  const { entity } = sheet
  const { many } = sentencesOf(entity)
  const translateReply = replyTranslator(endpoints.run.reply)
  const wanted = wantedHeadings(sheet)

  async function sheetNow(db: Db, actor: Actor): Promise<SpreadsheetImport> {
    const fields = { ...entity.fields, ...(await rowsToImport?.fieldsNow?.(db, actor)) }
    return { ...sheet, entity: { ...entity, fields } }
  }

  /** What importing the rows would change now, and the totals of the valid rows. */
  async function planned(db: Db, checked: CheckedRows): Promise<Planned> {
    const rows = (await rowsToImport?.columnsOf?.(db, checked)) ?? checked
    const plan = await planImport(db, sheet, rows)
    const wrong = new Set(plan.wrong.map(({ row }) => row))
    const totals = rowsToImport?.totalsOf?.(rows.right.filter(({ row }) => !wrong.has(row)))
    return { plan, totals: totals ? { totals } : {} }
  }

  routes.operation(endpoints.run, async ({ actor, body, client, t }, db, reply) => {
    const answer = async (result: unknown) =>
      await reply.code(200).header('cache-control', 'no-store').send(translateReply(result, t))
    const { file, mode, skip_wrong, agreed, date_order, ...given } = body as CheckedInput<
      typeof importBody
    > & {
      agreed?: boolean
    }
    if (!file) throw new Error('A required file is missing after the check.')
    const progress = imports.follow(actor.id, entity.name)
    try {
      // A user's files are read one after another, so that at most one is unpacked in memory.
      const day = today((await issuer()).timeZone)
      const { matched, rows, asked } = await queue.take(actor.id, async () => {
        const found = matchHeadings(sheet, await readRows(file, wanted))
        const readPicture = async (bytes: Uint8Array) => pictures.read(actor.id, bytes)
        const ofFile = dateOrderOf(found, day)
        const dates = { order: date_order ?? ofFile ?? 'dmy', today: day } as const
        const checked = await checkRows(await sheetNow(db, actor), found, given, {
          progress,
          readPicture,
          dates,
        })
        return { matched: found, rows: checked, asked: ofFile === null ? dates.order : null }
      })
      if (mode === 'commit') {
        if (endpoints.run.body.agreed && agreed !== true) throw validationProblem({ agreed: [notAgreed] })
        const request = { userId: actor.id, ...repeatable(reply), body }
        const job = {
          rows,
          headings: matched.read,
          date_order: asked,
          fileName: file.name,
          skipWrong: skip_wrong,
          progress,
        }
        const event = { kind: 'import', userId: actor.id, client, detail: `${many}: ${file.name}` } as const
        return await answer(await commit(actor, request, { ...job, event }, t))
      }
      const { plan, totals } = await planned(db, rows)
      if (mode === 'wrong-rows') return await sendXlsx(reply, wrongRowsFile(matched, plan, t), 'wrong-rows')
      assertMayUpdate(actor, plan)
      const summary = message('The file holds {counts}. Read: {place}.', {
        counts: countsOf(plan, '{count} with errors'),
        place: headingsPlace(matched.read),
      })
      return await answer({
        ...resultOf(sheet, plan, { message: summary, importId: null, t }),
        ...totals,
        headings: matched.read,
        date_order: asked,
      })
    } finally {
      progress.end()
    }
  })

  async function commit(
    actor: Actor,
    request: RepeatableRequest,
    job: {
      rows: CheckedRows
      headings: ImportResult['headings']
      date_order: DateOrder | null
      fileName: string
      skipWrong: boolean
      progress: ImportProgress
      event: SecurityEvent
    },
    t: Translate,
  ): Promise<unknown> {
    const { body } = await commits.take(actor.id, () =>
      transaction(pool, actor, (tx) => {
        tx.afterCommit(() => queryCache.drop())
        return answerOnce(tx, secret, request, async () => {
          await lockImports(tx, entity.name)
          const { plan, totals } = await planned(tx, job.rows)
          if (!job.skipWrong) assertAllRight(plan)
          assertMayUpdate(actor, plan)
          const by = { fileName: job.fileName, userName: actor.name, progress: job.progress }
          const run = await storeImport(tx, sheet, plan, by)
          await log.logIn(tx, job.event)
          const summary = message('Imported: {counts}.', { counts: countsOf(plan, '{count} skipped') })
          return {
            status: 200,
            body: {
              ...resultOf(sheet, plan, { message: summary, importId: run, t }),
              ...totals,
              headings: job.headings,
              date_order: job.date_order,
            },
          }
        })
      }),
    )
    return body
  }

  function assertMayUpdate(actor: Actor, { updates }: ImportPlan): void {
    if (updates.length === 0 || may(actor, entity.resource, 'update')) return
    throw new Problem(
      'permission_denied',
      message(importSentencesOf(entity).mayNotChange, { changed: updates.length }),
    )
  }

  routes.query(endpoints.progress, async ({ actor }) => ({
    percent: imports.percentDone(actor.id, entity.name),
  }))

  routes.query(endpoints.template, async ({ t }, _db, reply) =>
    sendXlsx(reply, templateFile(sheet, t), `${many}-to-import`),
  )

  routes.query(endpoints.earlier, async ({ query }, db) => {
    const { size, skip } = pageIn(query)
    const counted = await db.row<Count>(
      sql`select count(*) as count from import_run where of_table = ${entity.name}`,
    )
    const results = await db.rows<ImportRun>(sql`
      select id, created_at, user_name, file_name, new, changed, unchanged, wrong, undone_at, undone_by
      from import_run where of_table = ${entity.name}
      order by id desc limit ${size} offset ${skip}`)
    return { results, count: counted?.count ?? 0 }
  })

  routes.command(endpoints.undo, async ({ id, actor }, tx) => {
    const { deleted, restored } = await undoImport(tx, entity, id, actor.name)
    return { message: message(importSentencesOf(entity).undone, { count: deleted, restored }) }
  })
}

function repeatable({ request }: FastifyReply): Pick<RepeatableRequest, 'key' | 'route'> {
  return { key: request.headers['idempotency-key'], route: `POST ${request.url}` }
}

async function sendXlsx(
  reply: FastifyReply,
  content: AsyncIterable<Buffer>,
  name: string,
): Promise<FastifyReply> {
  return await sendFile(reply, Readable.from(content, { objectMode: false }), name, 'xlsx')
}

/** `6 new, 2 changed`; zero counts are left out. */
function countsOf(plan: ImportPlan, wrong: '{count} with errors' | '{count} skipped'): Message {
  const counts = [
    ['{count} new', plan.inserts.length],
    ['{count} changed', plan.updates.length],
    ['{count} unchanged', plan.unchanged],
    [wrong, wrongRowsIn(plan)],
  ] as const
  return messageList(counts.filter(([, count]) => count > 0).map(([key, count]) => message(key, { count })))
}

function assertAllRight(plan: ImportPlan): void {
  const count = wrongRowsIn(plan)
  if (count === 0) return
  const reasons = plan.wrong.slice(0, reasonsShown).map(inWords)
  const refusal = message('Nothing was imported: {count} rows have errors.', { count })
  throw new Problem('validation_failed', refusal, { errors: { file: [refusal, ...reasons] } })
}

function inWords({ row, column, reason }: CellError): Message {
  return message('Row {row}, {column}: {reason}', {
    row,
    column: messageOf(column),
    reason: messageOf(reason),
  })
}
