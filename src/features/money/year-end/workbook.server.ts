import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { fileName } from '../../../kernel/contract/paper/file-name.ts'
import { formatDay } from '../../../kernel/contract/values/formats.ts'
import type { Fields } from '../../../kernel/contract/fields.ts'
import { validationProblem } from '../../../kernel/contract/problem.ts'
import { type Snapshot, snapshot } from '../../../kernel/server/database/snapshot.ts'
import { sendFile } from '../../../kernel/server/lists/export.ts'
import type { ServerFeature } from '../../../kernel/server/feature.ts'
import type { Kernel } from '../../../kernel/server/kernel.ts'
import { type FileWorksheet, workbookFile } from '../../../kernel/server/spreadsheet/xlsx-file.ts'
import type { RowBatches } from '../../../kernel/server/spreadsheet/row-slices.ts'
import { FairQueue } from '../../../kernel/server/queue/fair-queue.ts'
import type { Translate } from '../../../i18n/translate.ts'
import type { Label } from '../../../i18n/messages.ts'
import { accountWorksheets, otherEntries } from './account-worksheets.server.ts'
import type { BookWorksheet, Period } from './book-worksheet.server.ts'
import {
  accountBalances,
  customerBalances,
  writeOffsInDays,
  missingNumbers,
  settlements,
} from './closing-worksheets.server.ts'
import { customerWorksheets } from './customer-worksheets.server.ts'
import { proofFields, proofRows } from './proof.server.ts'
import { workbookEndpoint, workbookRight } from './workbook.contract.ts'

const sheets: readonly BookWorksheet[] = [
  ...customerWorksheets,
  settlements,
  ...accountWorksheets,
  otherEntries,
  customerBalances,
  accountBalances,
  missingNumbers,
  writeOffsInDays,
]

/** Workbooks are held in memory, compressed, until they are sent. Therefore few at a time, and one for each user. */
const queue = new FairQueue({
  all: 2,
  ofOne: 1,
  waiting: { all: 20, ofOne: 4 },
  refusal: 'Some of your documents are still being created. Try again in a moment.',
})

const columnsOf = (fields: Fields, t: Translate) =>
  Object.entries(fields).map(([name, field]) => ({ name, heading: t(field.label), field }))

/**
 * All worksheets, starting with the reconciliation. Rows are read while they are written. Nothing depends on today, so
 * that the file is the same tomorrow.
 */
async function worksheetsOf(db: Snapshot, period: Period, t: Translate): Promise<FileWorksheet[]> {
  const days = `${formatDay(period.from)} – ${formatDay(period.to)}`
  const sheet = (title: Label, fields: Fields, batches: RowBatches): FileWorksheet => ({
    head: { title: t(title), day: days },
    columns: columnsOf(fields, t),
    batches,
  })
  const proof = await proofRows(db, sheets, period, t)
  return [
    sheet('Reconciliation', proofFields, [proof]),
    ...sheets.map(({ title, fields, rows }) => sheet(title, fields, db.slices(rows(period)))),
  ]
}

/**
 * The file from one database snapshot, so that its worksheets match its reconciliation. Empty if the client has
 * disconnected.
 */
async function workbook(pool: Kernel['pool'], period: Period, { reply, t }: Reader): Promise<Buffer[]> {
  return await snapshot(pool, async (db) => {
    const pieces: Buffer[] = []
    for await (const piece of workbookFile(await worksheetsOf(db, period, t), t)) {
      if (reply.raw.destroyed) return []
      pieces.push(piece)
    }
    return pieces
  })
}

interface Reader {
  reply: FastifyReply
  t: Translate
}

function mount({ routes, issuer, pool }: Kernel): void {
  routes.query(workbookEndpoint, async ({ query: { from, to }, t, actor }, _db, reply) => {
    if (to < from) throw validationProblem({ to: ['End date must be on or after the start date.'] })
    const pieces = await queue.take(actor.id, async () => workbook(pool, { from, to }, { reply, t }), {
      wantedBy: reply.raw,
    })
    const content = Readable.from(pieces, { objectMode: false })
    // The company's name is only in the file name, so that the content stays the same if it changes.
    const name = [fileName((await issuer()).name), t('Year-end workbook'), from, to].join(' ')
    return await sendFile(reply, content, name, 'xlsx')
  })
}

export const workbookServer: ServerFeature = { rights: [workbookRight], mount }
