import { isMessage } from '../../../i18n/messages.ts'
import type { Common } from '../../contract/fields.ts'
import type { InFile } from './kind.ts'

/** Text that a file must keep exactly. */
export const textInFile: InFile<Common> = {
  cell: 'text',
  words: (_, value, t) => (isMessage(value) ? t(value) : String(value)),
}

/** A value that files can store with its type. */
export const plainInFile: InFile<Common> = { cell: 'plain', words: (_, value) => String(value) }
