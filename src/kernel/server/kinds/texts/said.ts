import type { SaidField } from '../../../contract/kinds/texts/said.ts'
import { textBytes } from '../form-bytes.ts'
import type { KindOnServer } from '../kind.ts'

export const saidOnServer: KindOnServer<SaidField> = {
  // Where one is stored, it is the English sentence.
  column: 'text',
  bytesMax: () => textBytes(0),
  schema: () => ({ type: 'string' }),
}
