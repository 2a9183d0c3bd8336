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

/** How records of an entity are imported from a spreadsheet. */
export interface SpreadsheetImport {
  entity: Entity
  /**
   * The fields of a row in the file, if they differ from those of the form. The server converts them to the record's
   * columns.
   */
  row?: Fields
  /** The field that identifies an existing record. */
  key: string
  /** The column within which `key` is unique, if it is not unique among all records. */
  within?: string
  /**
   * The required headings by field, in the order of the template. A file may have columns for other fields of the form
   * under their labels.
   */
  headings: Readonly<Record<string, Label>>
  /** Those of `headings` that may be missing from a file. */
  mayLack?: readonly Label[]
  /** Required fields that may be missing from a file: the user enters one value for all rows. */
  asked: readonly string[]
  /** Totals of the rows, which the user has to confirm. */
  totals?: Fields
}

/** Returns the fields that a row of the file can contain. */
export function rowFieldsOf({ row, entity }: SpreadsheetImport): Fields {
  return row ?? entity.fields
}

/** The serial number column of exported lists. Files may contain it; it does not identify a record. */
export const serialHeading = 'SL' satisfies Label

const importModes = { preview: 'Preview', commit: 'Commit', 'wrong-rows': 'Rows with errors' } as const

const dateOrders = { dmy: 'Day first', mdy: 'Month first' } as const satisfies Record<DateOrder, Label>

export const importBody = {
  file: required(file('File')),
  mode: required(choice('Mode', importModes)),
  skip_wrong: flag('Skip rows with errors'),
  /** Whether day or month comes first in dates that are ambiguous; day first by default. */
  date_order: choice('Order of dates', dateOrders),
} as const

/** What an import did, or would do. `row` is the row number in the file, as spreadsheet programs count. */
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
  /** The first changes to existing records, for review before the import. */
  changes: list('Changes', {
    row: required(whole('Row')),
    key: required(text('Key')),
    column: required(messageText('Column')),
    before: text('Before'),
    after: text('After'),
  }),
  /** The fields that new records need and the file has no column for. */
  asked: list('Fields to ask for', { name: required(text('Name')) }),
  /** Where the headings were found. Only workbooks have sheets. */
  headings: required(group('Headings', { sheet: text('Sheet'), row: required(whole('Row')) })),
  /** The order in which ambiguous dates were read; null if no date was ambiguous. */
  date_order: choice('Order of dates', dateOrders),
  /** The key of the stored import; null if nothing was stored. */
  import_id: whole('Import'),
} as const
export type ImportResult = RowOf<typeof importReply> & {
  /** Only for imports with totals; null if no row is valid. */
  totals?: Readonly<Record<string, number>> | null
}

/** Sent for imports with totals: the user confirms that they match the previous system. */
const agreement = { agreed: flag('Totals match') } as const

/** A completed import. */
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

/** The calls of an import: the import itself, its template, the list of earlier imports, and undo. */
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
