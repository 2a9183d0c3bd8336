import { Readable } from 'node:stream'
import { fileName } from '../../../kernel/contract/paper/file-name.ts'
import { formatDay } from '../../../kernel/contract/values/formats.ts'
import type { Fields } from '../../../kernel/contract/fields.ts'
import { validationProblem } from '../../../kernel/contract/problem.ts'
import type { Db } from '../../../kernel/server/database/query.ts'
import { sendFile } from '../../../kernel/server/lists/export.ts'
import type { ServerFeature } from '../../../kernel/server/feature.ts'
import type { Kernel } from '../../../kernel/server/kernel.ts'
import { type FileSheet, workbookFile } from '../../../kernel/server/sheet/xlsx-file.ts'
import type { Say } from '../../../words/say.ts'
import type { Label } from '../../../words/sentences.ts'
import { accountSheets, otherEntries } from './account-sheets.server.ts'
import type { BookSheet, Period } from './book-sheet.server.ts'
import {
  accountBalances,
  customerBalances,
  forgivenInDays,
  missingNumbers,
  settlements,
} from './closing-sheets.server.ts'
import { customerSheets } from './customer-sheets.server.ts'
import { proofFields, proofRows } from './proof.server.ts'
import { workbookEndpoint, workbookRight } from './workbook.contract.ts'

const sheets: readonly BookSheet[] = [
  ...customerSheets,
  settlements,
  ...accountSheets,
  otherEntries,
  customerBalances,
  accountBalances,
  missingNumbers,
  forgivenInDays,
]

type Rows = readonly Record<string, unknown>[]

const columnsOf = (fields: Fields, say: Say) =>
  Object.entries(fields).map(([name, field]) => ({ name, heading: say(field.label), field }))

async function* only(rows: Rows | Promise<Rows>): AsyncGenerator<Rows> {
  yield await rows
}

/** All sheets, the proof first; each is read when it is written. Nothing in them is of today, so they are the same tomorrow. */
async function sheetsOf(db: Db, period: Period, say: Say): Promise<FileSheet[]> {
  const days = `${formatDay(period.from)} – ${formatDay(period.to)}`
  const sheet = (title: Label, fields: Fields, batches: AsyncIterable<Rows>): FileSheet => ({
    head: { title: say(title), day: days },
    columns: columnsOf(fields, say),
    batches,
  })
  async function* rowsOf({ rows }: BookSheet): AsyncGenerator<Rows> {
    yield await db.rows<Record<string, unknown>>(rows(period))
  }
  const proof = await proofRows(db, sheets, period, say)
  return [
    sheet('Proof', proofFields, only(proof)),
    ...sheets.map((each) => sheet(each.title, each.fields, rowsOf(each))),
  ]
}

function mount({ routes, issuer }: Kernel): void {
  routes.query(workbookEndpoint, async ({ query: { from, to }, say }, db, reply) => {
    if (to < from) throw validationProblem({ to: ['The last day is before the first.'] })
    const bytes = workbookFile(await sheetsOf(db, { from, to }, say), say)
    const content = Readable.from(bytes, { objectMode: false })
    // Whose it is stands in the name of the file alone: what is in it stays the same when the company is called otherwise.
    const name = [fileName((await issuer()).name), say('Year-end workbook'), from, to].join(' ')
    return await sendFile(reply, content, name, 'xlsx')
  })
}

export const workbookServer: ServerFeature = { rights: [workbookRight], mount }
