import type { FlagField } from '../../contract/kinds/flag.ts'
import type { KindOnServer } from './kind.ts'
import { byValue } from './number.ts'
import { shortBytes } from './form-bytes.ts'

export const flagOnServer: KindOnServer<FlagField> = {
  column: 'boolean',
  bytesMax: shortBytes,
  schema: () => ({ type: 'boolean' }),
  order: byValue,
  fromCell: (_, shown) => ({ value: flagIn(shown.trim().toLowerCase()) }),
  inFile: { cell: 'plain', words: (_, value) => (value === true ? 'Yes' : 'No') },
}

function flagIn(text: string): unknown {
  if (text === 'yes') return true
  return text === 'no' ? false : text
}
