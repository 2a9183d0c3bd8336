import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import pLimit from 'p-limit'
import sql from 'sql-template-tag'
import type { Actor } from '../../contract/access.ts'
import type { CheckedInput } from '../../contract/fields.ts'
import type { importBody, ImportEndpoints, ImportRun, SheetImport } from '../../contract/import.ts'
import { Problem } from '../../contract/problem.ts'
import type { Count } from '../database/query.ts'
import { transaction } from '../database/transaction.ts'
import { sendFile } from '../export.ts'
import { answerOnce, type RepeatableRequest } from '../idempotency.ts'
import type { Kernel } from '../kernel.ts'
import { pageIn } from '../list.ts'
import { readSheet } from '../sheet/read-sheet.ts'
import { Turns } from '../turns.ts'
import { type CheckedRows, checkRows, type WrongCell } from './check-rows.ts'
import { templateFile, wrongRowsFile } from './import-files.ts'
import type { ImportProgress } from './import-progress.ts'
import { matchHeadings } from './match-headings.ts'
import { type ImportPlan, planImport, resultOf, wrongRowsIn } from './plan-import.ts'
import { lockImports, storeImport } from './store-import.ts'
import { undoImport } from './undo-import.ts'

const reasonsTold = 100
/** Imports of one node wait here and not in the database, where each that waits would hold a connection. */
const oneAtATime = pLimit(1)
const turns = new Turns({
  atOnce: 2,
  most: 20,
  mostOfOne: 3,
  refusal: 'Too many files are being read. Please try again in a moment.',
})

/** The calls of an import: preview and commit, progress, template, earlier imports, undo. */
export function importRoutes(kernel: Kernel, sheet: SheetImport, endpoints: ImportEndpoints): void {
  const { routes, log, pool, kept, may, pictures, secret, imports } = kernel
  const { entity } = sheet
  const many = entity.plural.toLowerCase()

  routes.act(endpoints.run, async ({ actor, body, client }, db, reply) => {
    const { file, mode, skip_wrong, ...given } = body as CheckedInput<typeof importBody>
    if (!file) throw new Error('A required file is missing after the check.')
    const progress = imports.follow(actor.id, entity.name)
    try {
      // One person's files are read one after the other, so that what they hold unpacked is never there twice.
      const { matched, rows } = await turns.take(actor.id, async () => {
        const found = matchHeadings(sheet, await readSheet(file))
        const readPicture = async (bytes: Uint8Array) => pictures.read(actor.id, bytes)
        return { matched: found, rows: await checkRows(sheet, found, given, { progress, readPicture }) }
      })
      if (mode === 'commit') {
        const request = { userId: actor.id, ...repeatable(reply), body }
        const job = { rows, fileName: file.name, skipWrong: skip_wrong, progress }
        const imported = await commit(actor, request, job)
        await log.note({ kind: 'import', userId: actor.id, client, detail: `${many}: ${file.name}` })
        return await answer(reply, imported)
      }
      const plan = await planImport(db, sheet, rows)
      if (mode === 'wrong-rows') return await sendXlsx(reply, wrongRowsFile(matched, plan), 'wrong-rows')
      assertMayUpdate(actor, plan)
      return await answer(reply, resultOf(sheet, plan, `The file holds ${countsOf(plan, 'wrong')}.`, null))
    } finally {
      progress.end()
    }
  })

  async function commit(
    actor: Actor,
    request: RepeatableRequest,
    job: { rows: CheckedRows; fileName: string; skipWrong: boolean; progress: ImportProgress },
  ): Promise<unknown> {
    const { body } = await oneAtATime(() =>
      transaction(pool, actor, (tx) => {
        tx.afterCommit((changed) => kept.drop(changed))
        return answerOnce(tx, secret, request, async () => {
          await lockImports(tx, entity.name)
          const plan = await planImport(tx, sheet, job.rows)
          if (!job.skipWrong) assertAllRight(plan)
          assertMayUpdate(actor, plan)
          const by = { fileName: job.fileName, userName: actor.name, progress: job.progress }
          const run = await storeImport(tx, sheet, plan, by)
          return { status: 200, body: resultOf(sheet, plan, `Imported: ${countsOf(plan, 'skipped')}.`, run) }
        })
      }),
    )
    return body
  }

  function assertMayUpdate(actor: Actor, { updates }: ImportPlan): void {
    if (updates.length === 0 || may(actor, entity.resource, 'update')) return
    throw new Problem(
      'permission_denied',
      `This file changes ${updates.length} ${many}, and you may only create new ones.`,
    )
  }

  routes.query(endpoints.progress, async ({ actor }) => ({
    percent: imports.percentDone(actor.id, entity.name),
  }))

  routes.query(endpoints.template, async (_, _db, reply) =>
    sendXlsx(reply, templateFile(sheet), `${many}-to-import`),
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
    const things = (count: number) => `${count} ${count === 1 ? entity.label.toLowerCase() : many}`
    return { message: `The import was undone: ${things(deleted)} deleted, ${restored} changed back.` }
  })
}

function repeatable({ request }: FastifyReply): Pick<RepeatableRequest, 'key' | 'route'> {
  return { key: request.headers['idempotency-key'], route: `POST ${request.url}` }
}

async function answer(reply: FastifyReply, result: unknown): Promise<FastifyReply> {
  return await reply.code(200).header('cache-control', 'no-store').send(result)
}

async function sendXlsx(
  reply: FastifyReply,
  content: AsyncIterable<Buffer>,
  name: string,
): Promise<FastifyReply> {
  return await sendFile(reply, Readable.from(content, { objectMode: false }), name, 'xlsx')
}

/** `6 new, 2 changed`: what there is none of is left out. */
function countsOf(plan: ImportPlan, wrong: 'wrong' | 'skipped'): string {
  const counts = [
    `${plan.inserts.length} new`,
    `${plan.updates.length} changed`,
    `${plan.unchanged} unchanged`,
    `${wrongRowsIn(plan)} ${wrong}`,
  ]
  return counts.filter((count) => !count.startsWith('0 ')).join(', ')
}

function assertAllRight(plan: ImportPlan): void {
  const count = wrongRowsIn(plan)
  if (count === 0) return
  const reasons = plan.wrong.slice(0, reasonsTold).map(inWords)
  const message = `Nothing was imported: ${count} ${count === 1 ? 'row is' : 'rows are'} wrong.`
  throw new Problem('validation_failed', message, { errors: { file: [message, ...reasons] } })
}

function inWords({ row, column, reason }: WrongCell): string {
  return `Row ${row}, ${column}: ${reason}`
}
