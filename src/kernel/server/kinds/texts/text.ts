import sql from 'sql-template-tag'
import type { TextField } from '../../../contract/kinds/texts/text.ts'
import { textInCell } from './text-in-cell.ts'
import { textInFile } from '../in-file.ts'
import type { KindOnServer } from '../kind.ts'
import { textBytes } from '../form-bytes.ts'

export const textOnServer: KindOnServer<TextField> = {
  column: 'text',
  bytesMax: ({ max }) => textBytes(max),
  schema: ({ max }) => ({ type: 'string', maxLength: max }),
  // Sorted by the Unicode alphabet; codes by their numbers, so A-2 comes before A-10.
  order: (value, { format }) =>
    format === 'code' ? sql`${value} collate natural_order` : sql`${value} collate "und-x-icu"`,
  fromCell: textInCell,
  inFile: textInFile,
}
