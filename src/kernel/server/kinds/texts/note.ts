import sql from 'sql-template-tag'
import type { NoteField } from '../../../contract/kinds/texts/note.ts'
import { textInFile } from '../in-file.ts'
import type { KindOnServer } from '../kind.ts'
import { textBytes } from '../form-bytes.ts'

export const noteOnServer: KindOnServer<NoteField> = {
  column: 'text',
  bytesMax: ({ max }) => textBytes(max),
  schema: ({ max }) => ({ type: 'string', maxLength: max }),
  // Notes may be long, and the index contains only their beginning.
  order: (value) => sql`left(${value}, 100) collate "und-x-icu"`,
  fromCell: (_, shown) => ({ value: shown }),
  inFile: textInFile,
}
