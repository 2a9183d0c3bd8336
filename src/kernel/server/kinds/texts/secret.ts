import { type SecretField, secretMax } from '../../../contract/kinds/texts/secret.ts'
import type { KindOnServer } from '../kind.ts'
import { textBytes } from '../form-bytes.ts'

export const secretOnServer: KindOnServer<SecretField> = {
  column: 'text',
  bytesMax: () => textBytes(secretMax),
  schema: () => ({ type: 'string', format: 'password' }),
}
