import type { SecretField } from '../../contract/kinds/secret.ts'
import type { KindOnServer } from './kind.ts'

export const secretOnServer: KindOnServer<SecretField> = {
  column: 'text',
  schema: () => ({ type: 'string', format: 'password' }),
}
