import sql from 'sql-template-tag'
import type { TextField } from '../../../contract/kinds/texts/text.ts'
import { textInFile } from '../in-file.ts'
import type { KindOnServer } from '../kind.ts'
import { textBytes } from '../form-bytes.ts'

export const textOnServer: KindOnServer<TextField> = {
  column: 'text',
  bytesMax: ({ max }) => textBytes(max),
  schema: ({ max }) => ({ type: 'string', maxLength: max }),
  // By the alphabet of people.
  order: (value) => sql`${value} collate "und-x-icu"`,
  fromCell: (_, shown) => ({ value: shown }),
  inFile: textInFile,
}
