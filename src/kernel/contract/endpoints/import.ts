import type { Label } from '../../../i18n/messages.ts'
import { endpoint, listReply, pageQuery } from '../endpoint.ts'
import type { Entity } from '../entity.ts'
import { contentTypes } from './lists/export.ts'
import { type Fields, required, type RowOf } from '../fields.ts'
import { choice } from '../kinds/choice.ts'
import { file } from '../kinds/file.ts'
import { flag } from '../kinds/flag.ts'
import { group } from '../kinds/many/group.ts'
import { instant } from '../kinds/instant.ts'
import { list } from '../kinds/many/list.ts'
import { messageText } from '../kinds/texts/message.ts'
import type { DateOrder } from '../values/read-day.ts'
import { text } from '../kinds/texts/text.ts'
import { whole } from '../kinds/numbers/whole.ts'

/** How the records of an entity come from a spreadsheet. */
export interface SpreadsheetImport {
  entity: Entity
  /** What a row of a file tells, where that is not what the form asks: the server makes the record's columns of it. */
  row?: Fields
  /** The field that tells whether a row is about a record that is there already. */
  key: string
  /** The column among whose records alone the key tells it, where that is not all of them. */
  within?: string
  /**
   * The headings that a file must have, by field, in the order of the template. Further fields of the form are read from columns under their labels, where a file has them.
   */
  headings: Readonly<Record<string, Label>>
  /** Headings among them that a file may do without. */
  mayLack?: readonly Label[]
  /** Required fields of which one value is asked for all rows of a file that has no column for them. */
  asked: readonly string[]
  /** What the rows come to, which whoever imports has to agree to. */
  totals?: Fields
}

/** What a row of a file may tell. */
export function rowFieldsOf({ row, entity }: SpreadsheetImport): Fields {
  return row ?? entity.fields
}

/** The serial of the list. Files may have the column; what stands in it says nothing about which record is meant. */
export const serialHeading = 'SL' satisfies Label

const importModes = { preview: 'Preview', commit: 'Commit', 'wrong-rows': 'Rows with errors' } as const

const dateOrders = { dmy: 'Day first', mdy: 'Month first' } as const satisfies Record<DateOrder, Label>

export const importBody = {
  file: required(file('File')),
  mode: required(choice('Mode', importModes)),
  skip_wrong: flag('Skip rows with errors'),
  /** What comes first in its dates, where they do not say it themselves; day first, unless something is said. */
  date_order: choice('Order of dates', dateOrders),
} as const

/** What an import does, or would do. `row` is the row in the file, as the spreadsheet program counts. */
const importReply = {
  message: required(messageText('Message')),
  new: required(whole('New')),
  changed: required(whole('Changed')),
  unchanged: required(whole('Unchanged')),
  wrong: required(whole('With errors')),
  wrong_rows: list('Rows with errors', {
    row: required(whole('Row')),
    column: required(messageText('Column')),
    value: text('Value'),
    reason: required(messageText('Reason')),
  }),
  /** The first of what changes in records that are there, for people to look at before they agree. */
  changes: list('Changes', {
    row: required(whole('Row')),
    key: required(text('Key')),
    column: required(messageText('Column')),
    before: text('Before'),
    after: text('After'),
  }),
  /** The fields that the file has no column for and new records need a value of. */
  asked: list('Fields to ask for', { name: required(text('Name')) }),
  /** Where the headings were found; a file that is no workbook has no sheets. */
  headings: required(group('Headings', { sheet: text('Sheet'), row: required(whole('Row')) })),
  /** How the dates were read, where the file does not say it; null where it does, or has none. */
  date_order: choice('Order of dates', dateOrders),
  /** The entry among the earlier imports; null where nothing was stored. */
  import_id: whole('Import'),
} as const
export type ImportResult = RowOf<typeof importReply> & {
  /** Only where the import has totals; null where nothing in the file is right. */
  totals?: Readonly<Record<string, number>> | null
}

/** Said where an import has totals: they are what the old book comes to. */
const agreement = { agreed: flag('Totals match') } as const

/** An import that was made. */
const importRunFields = {
  id: required(whole('ID')),
  created_at: required(instant('Imported at')),
  user_name: text('Imported by'),
  file_name: required(text('File')),
  new: required(whole('New')),
  changed: required(whole('Changed')),
  unchanged: required(whole('Unchanged')),
  wrong: required(whole('Skipped')),
  undone_at: instant('Undone at'),
  undone_by: text('Undone by'),
} as const
export type ImportRun = RowOf<typeof importRunFields>

/** The calls of an import: the import itself, its template, what was imported before, and the way back. */
export function importEndpoints(
  { entity, asked, totals }: SpreadsheetImport,
  { template = `${entity.path}/import/template` }: { template?: string } = {},
) {
  const path = `${entity.path}/import`
  const many = entity.plural.toLowerCase()
  const may = (verb: 'create' | 'delete') => ({ resource: entity.resource, verb })
  const askedFields: Fields = Object.fromEntries(
    Object.entries(entity.fields)
      .filter(([name]) => asked.includes(name))
      .map(([name, field]) => [name, { ...field, required: false }]),
  )
  const body: typeof importBody & Partial<typeof agreement> & Fields = {
    ...askedFields,
    ...importBody,
    ...(totals && agreement),
  }
  const reply: typeof importReply & Fields = {
    ...importReply,
    ...(totals && { totals: group('Totals', totals) }),
  }
  return {
    run: endpoint({
      method: 'POST',
      path,
      summary: `Import ${many} from an .xlsx, .xls or .csv file; mode wrong-rows returns the wrong rows as .xlsx`,
      access: may('create'),
      status: 200,
      body,
      reply,
    }),
    template: endpoint({
      method: 'GET',
      path: template,
      summary: `A spreadsheet template for importing ${many}`,
      access: may('create'),
      reply: { content: contentTypes.xlsx },
    }),
    earlier: endpoint({
      method: 'GET',
      path,
      summary: `Previous imports of ${many}, newest first`,
      access: may('create'),
      topic: 'import_run',
      query: pageQuery,
      reply: listReply(importRunFields),
    }),
    progress: endpoint({
      method: 'GET',
      path: `${path}/progress`,
      summary: `The progress of your running import of ${many} on this server`,
      access: may('create'),
      reply: { percent: whole('Percent', { max: 100 }) },
    }),
    undo: endpoint({
      method: 'POST',
      path: `${path}/:id/undo`,
      summary: `Undo a whole import of ${many}, as long as none of its records is used`,
      access: may('delete'),
      status: 200,
      reply: { message: required(messageText('Message')) },
    }),
  }
}
export type ImportEndpoints = ReturnType<typeof importEndpoints>
