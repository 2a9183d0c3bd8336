import type { MessageField } from '../../../contract/kinds/texts/message.ts'
import { textBytes } from '../form-bytes.ts'
import type { KindOnServer } from '../kind.ts'

export const messageOnServer: KindOnServer<MessageField> = {
  // A stored message is its English text.
  column: 'text',
  bytesMax: () => textBytes(0),
  schema: () => ({ type: 'string' }),
}
