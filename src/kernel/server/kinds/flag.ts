import type { FlagField } from '../../contract/kinds/flag.ts'
import type { KindOnServer } from './kind.ts'
import { byValue } from './numbers/number.ts'
import { isTextOf } from '../../../i18n/translators.ts'
import { shortBytes } from './form-bytes.ts'

export const flagOnServer: KindOnServer<FlagField> = {
  column: 'boolean',
  bytesMax: shortBytes,
  schema: () => ({ type: 'boolean' }),
  order: byValue,
  fromCell: (_, shown) => ({ value: flagIn(shown.trim()) }),
  inFile: { cell: 'plain', words: (_, value, t) => t(value === true ? 'Yes' : 'No') },
}

/** Reads Yes and No in any language. */
function flagIn(text: string): unknown {
  if (isTextOf('Yes', text)) return true
  return isTextOf('No', text) ? false : text
}
